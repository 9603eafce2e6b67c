import { Button, DropdownMenu, Icon, IconButton, Modal, Page, useIsNarrow, useIsWide, useToast } from '@atrium/ui';
import { Bookmark, CalendarRange, Download, Ellipsis, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import { dayColumns } from '../../model/chartTable';
import { comparisons, type Period } from '../../model/period';
import { PeriodProvider, toCardQuery } from '../../state/shownPeriod';
import { usePeriod } from '../../state/usePeriod';
import { PrintingProvider, usePrint } from '../../state/usePrint';
import { CompareMenu } from '../Period/CompareMenu';
import { OwnRange, OwnRangePanel } from '../Period/OwnRange';
import { PeriodDates, PeriodSegments } from '../Period/PeriodSegments';
import { ViewMenu, ViewPanel } from '../Period/ViewMenu';
import styles from './DashboardPage.module.css';

/** Saves every number of the period by day, or by month, as a CSV file whose last row adds them up. */
function useDaysExport(period: Period): [() => Promise<void>, boolean] {
  const { t, i18n } = useTranslation('dashboards');
  const toast = useToast();
  const [ask, { isFetching }] = dashboardsApi.useLazyGetDaysQuery();
  const save = async () => {
    const { data } = await ask(toCardQuery(period), true);
    if (!data) {
      toast.error(t('page.exportFailed'));
      return;
    }
    // The table's entry point is large, and these pages draw no table of the kit.
    const { downloadFile, toCsv } = await import('@atrium/ui/table');
    const head = [t('chart.date'), ...dayColumns.map((name) => t(`days.${name}`))];
    const rows = [...data.days, { ...data.sum, category: t('days.sum') }];
    const cells = rows.map((row) => [row.category, ...dayColumns.map((name) => row[name])]);
    const { from, to } = period.range;
    downloadFile(`numbers-${from}-${to}.csv`, toCsv([head, ...cells], i18n.language), 'text/csv;charset=utf-8');
  };
  return [save, isFetching];
}

/** Actions on a page of cards: with the period that it shows, and with what it shows of that. */
function usePageActions() {
  const [period, change] = usePeriod();
  const { isPrinting, print } = usePrint();
  const [exportDays, isExporting] = useDaysExport(period);
  return { period, change, isPrinting, print, exportDays: () => void exportDays(), isExporting };
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
      <Button icon={<Icon of={Download} />} loading={isExporting} onClick={exportDays}>
        {t('page.export')}
      </Button>
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

interface Props {
  title: string;
  children: ReactNode;
}

/**
 * A page of cards that all show the period in the URL. Its head is one row; where there is no room for that, what is used
 * least is in a menu, and on a phone the periods are under the title, as wide as the page.
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
