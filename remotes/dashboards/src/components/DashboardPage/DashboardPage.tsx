import { Button, DropdownMenu, Icon, IconButton, Modal, Page, useIsNarrow, useIsWide, useToast } from '@atrium/ui';
import { Bookmark, CalendarRange, Download, Ellipsis, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import { dayColumns } from '../../model/chartTable';
import { comparisons, type Period } from '../../model/period';
import { type CellKind, cellKinds, saveCells } from '../../state/saveCells';
import { PeriodProvider, toCardQuery } from '../../state/shownPeriod';
import { usePeriod } from '../../state/usePeriod';
import { PrintingProvider, usePrint } from '../../state/usePrint';
import { CompareMenu } from '../Period/CompareMenu';
import { OwnRange, OwnRangePanel } from '../Period/OwnRange';
import { PeriodDates, PeriodSegments } from '../Period/PeriodSegments';
import { ViewMenu, ViewPanel } from '../Period/ViewMenu';
import styles from './DashboardPage.module.css';

/** Exports every number of the period by day or month, with totals in the last row. */
function useDaysExport(period: Period): [(kind: CellKind) => Promise<void>, boolean] {
  const { t, i18n } = useTranslation('dashboards');
  const toast = useToast();
  const [ask, { isFetching }] = dashboardsApi.useLazyGetDaysQuery();
  const save = async (kind: CellKind) => {
    const { data } = await ask(toCardQuery(period), true);
    if (!data) {
      toast.error(t('page.exportFailed'));
      return;
    }
    const head = [t('chart.date'), ...dayColumns.map((name) => t(`days.${name}`))];
    const rows = [...data.days, { ...data.sum, category: t('days.sum') }];
    const cells = rows.map((row) => [row.category, ...dayColumns.map((name) => row[name])]);
    const { from, to } = period.range;
    try {
      await saveCells(kind, `numbers-${from}-${to}`, [head, ...cells], i18n.language);
      if (kind === 'copy') toast.success(t('chart.copied'));
    } catch {
      toast.error(t('page.exportFailed'));
    }
  };
  return [save, isFetching];
}

function usePageActions() {
  const [period, change] = usePeriod();
  const { isPrinting, print } = usePrint();
  const [exportDays, isExporting] = useDaysExport(period);
  return { period, change, isPrinting, print, exportDays: (kind: CellKind) => void exportDays(kind), isExporting };
}

type PageActions = ReturnType<typeof usePageActions>;

function PageControls({ period, change, print, exportDays, isExporting }: PageActions) {
  const { t } = useTranslation('dashboards');
  return (
    <>
      <PeriodSegments period={period} onChange={change} />
      <OwnRange period={period} onChange={change} />
      <CompareMenu comparison={period.comparison} onChange={(comparison) => change({ comparison })} />
      <ViewMenu />
      <IconButton label={t('page.print')} icon={Printer} onClick={print} />
      <DropdownMenu
        trigger={['click']}
        menu={{
          items: cellKinds.map((key) => ({ key, label: t(`chart.${key}`) })),
          onClick: ({ key }) => exportDays(cellKinds.find((kind) => kind === key) ?? 'csv'),
        }}
      >
        <Button icon={<Icon of={Download} />} loading={isExporting}>
          {t('page.export')}
        </Button>
      </DropdownMenu>
    </>
  );
}

type Panel = 'own' | 'views';

function PageOptions({ period, change, print, exportDays, isExporting }: PageActions) {
  const { t } = useTranslation('dashboards');
  const [panel, setPanel] = useState<Panel | null>(null);
  const close = () => setPanel(null);
  const choose = (key: string) => {
    const comparison = comparisons.find((one) => one === key);
    const kind = cellKinds.find((one) => one === key);
    if (comparison) change({ comparison });
    else if (key === 'print') print();
    else if (kind) exportDays(kind);
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
            ...cellKinds.map((key) => ({ key, label: t(`chart.${key}`), disabled: isExporting })),
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

interface Props {
  title: string;
  children: ReactNode;
}

/**
 * Page of cards for the period in the URL. The head is one row; with less room, rare actions move to a menu, and on a
 * phone the periods are below the title in full width.
 */
export function DashboardPage({ title, children }: Props) {
  const actions = usePageActions();
  const { period, change, isPrinting } = actions;
  const [isWide, isNarrow] = [useIsWide(), useIsNarrow()];
  const dates = <PeriodDates period={period} />;
  return (
    <PeriodProvider value={period}>
      <Page
        title={title}
        {...(!isNarrow && { lead: dates })}
        actions={
          isWide ? (
            <PageControls {...actions} />
          ) : (
            <>
              {!isNarrow && <PeriodSegments period={period} onChange={change} />}
              <PageOptions {...actions} />
            </>
          )
        }
      >
        {isNarrow && (
          <div className={styles.periods}>
            <PeriodSegments period={period} onChange={change} isBlock />
            {dates}
          </div>
        )}
        <PrintingProvider value={isPrinting}>{children}</PrintingProvider>
      </Page>
    </PeriodProvider>
  );
}
