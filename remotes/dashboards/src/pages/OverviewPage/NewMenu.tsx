import { useApps, useCan, useRuntime } from '@atrium/sdk';
import { Button, DropdownMenu, Icon, IconSvg, Kbd, useToast } from '@atrium/ui';
import { ChevronDown, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listBeginnings } from '../../model/beginnings';
import styles from './OverviewPage.module.css';
import { useLabel } from './useOfferNames';

export function NewMenu() {
  const { t } = useTranslation('dashboards');
  const { commands } = useRuntime();
  const toast = useToast();
  const labelOf = useLabel();
  const beginnings = listBeginnings(useApps(), useCan());
  if (beginnings.length === 0) return null;
  const begin = async (id: string) => {
    const begun = beginnings.find((one) => one.id === id);
    if (!begun) return;
    try {
      await commands.run(id);
    } catch {
      toast.error(t('new.failed', { name: labelOf(begun.app, begun.label) }));
    }
  };
  return (
    <DropdownMenu
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: beginnings.map(({ id, app, label, icon, letter }) => ({
          key: id,
          label: (
            <span className={styles.choice}>
              <IconSvg nodes={app.icons[icon] ?? []} />
              <span>{labelOf(app, label)}</span>
              <span className={styles.keys} aria-hidden="true">
                <Kbd keys={['N', letter]} />
              </span>
            </span>
          ),
        })),
        onClick: ({ key }) => void begin(key),
      }}
    >
      <Button icon={<Icon of={Plus} />}>
        {t('new.title')}
        <Icon of={ChevronDown} size={14} />
      </Button>
    </DropdownMenu>
  );
}
