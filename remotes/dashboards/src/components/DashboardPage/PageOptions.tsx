import { DropdownMenu, Icon, IconButton, Modal } from '@atrium/ui';
import { Bookmark, CalendarRange, Download, Ellipsis, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { comparisons } from '../../model/period';
import { OwnRangePanel } from '../Period/OwnRangePanel';
import { ViewPanel } from '../Period/ViewPanel';
import type { PageActions } from './usePageActions';

type Panel = 'own' | 'views';

/** What has no room beside the title, in one menu; what needs fields opens in a window of its own. */
export function PageOptions({ period, change, print, exportDays, isExporting }: PageActions) {
  const { t } = useTranslation('dashboards');
  const [panel, setPanel] = useState<Panel | null>(null);
  const close = () => setPanel(null);
  const choose = (key: string) => {
    const comparison = comparisons.find((one) => one === key);
    if (comparison) change({ comparison });
    else if (key === 'print') print();
    else if (key === 'export') exportDays();
    else setPanel(key === 'own' ? 'own' : 'views');
  };
  return (
    <>
      <DropdownMenu
        trigger={['click']}
        placement="bottomRight"
        menu={{
          selectable: true,
          selectedKeys: [period.comparison, ...(period.key === 'own' ? ['own'] : [])],
          items: [
            { key: 'own', label: t('period.own'), icon: <Icon of={CalendarRange} /> },
            { key: 'views', label: t('views.open'), icon: <Icon of={Bookmark} /> },
            { type: 'divider' },
            ...comparisons.map((key) => ({ key, label: t(`comparison.${key}`) })),
            { type: 'divider' },
            { key: 'print', label: t('page.print'), icon: <Icon of={Printer} /> },
            { key: 'export', label: t('page.export'), icon: <Icon of={Download} />, disabled: isExporting },
          ],
          onClick: ({ key }) => choose(key),
        }}
      >
        <IconButton label={t('page.options')} icon={Ellipsis} loading={isExporting} />
      </DropdownMenu>
      <Modal
        open={panel !== null}
        title={panel === 'views' ? t('views.title') : t('period.ownTitle')}
        footer={null}
        onCancel={close}
        destroyOnHidden
        width={400}
      >
        {panel === 'views' && <ViewPanel onDone={close} />}
        {panel === 'own' && (
          <OwnRangePanel
            period={period}
            onChange={(own) => {
              close();
              change(own);
            }}
          />
        )}
      </Modal>
    </>
  );
}
