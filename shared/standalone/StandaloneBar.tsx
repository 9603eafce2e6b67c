import { Button, Drawer, Icon, Logo, Popover, useIsNarrow } from '@atrium/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppModules } from './appModules';
import { SlotButtons } from './SlotButtons';
import styles from './StandaloneBar.module.css';
import { StandaloneChoices } from './StandaloneChoices';

interface StandaloneBarProps extends ComponentProps<typeof StandaloneChoices> {
  title: string;
  modules: AppModules;
}

/** The bar above the app: which one it is, what it puts into slots, and one menu of what a developer may switch. */
export function StandaloneBar({ title, modules, ...choices }: StandaloneBarProps) {
  const { t } = useTranslation('standalone');
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const open = (
    <Button type="text" icon={<Icon of={SlidersHorizontal} />} aria-label={t('choices')} onClick={() => setOpen(true)}>
      {t(`roles.${choices.settings.role}`)}
    </Button>
  );
  return (
    <header className={styles.bar}>
      <Logo name={title} />
      <span className={styles.gap} />
      <SlotButtons modules={modules} />
      {isNarrow ? (
        <>
          {open}
          <Drawer title={t('choices')} open={isOpen} onClose={() => setOpen(false)}>
            <StandaloneChoices {...choices} />
          </Drawer>
        </>
      ) : (
        <Popover
          trigger="click"
          placement="bottomRight"
          arrow={false}
          open={isOpen}
          onOpenChange={setOpen}
          title={t('choices')}
          content={<StandaloneChoices {...choices} />}
        >
          {open}
        </Popover>
      )}
    </header>
  );
}
