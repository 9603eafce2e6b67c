import { useRuntime } from '@atrium/sdk';
import { Button, EmptyState, ErrorState, Icon, LoadingRows, toDay, useFormat } from '@atrium/ui';
import { TableFooter, useListPage } from '@atrium/ui/table';
import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetHistoryQuery, useLazyGetHistoryQuery } from '../../api/historyApi';
import { SectionPage } from '../../components/SectionPage/SectionPage';
import { HistoryFilters } from './HistoryFilters';
import { HistoryList } from './HistoryList';
import styles from './HistoryPage.module.css';
import { useHistoryColumns } from './useHistoryColumns';

export default function HistoryPage() {
  const { t } = useTranslation('content');
  const format = useFormat();
  const [getHistory] = useLazyGetHistoryQuery();
  const { table, total, tableProps, isExporting, exportAll } = useListPage({
    name: 'content-history',
    filters: ['person', 'action', 'project', 'day'],
    columns: useHistoryColumns(),
    toFilter: ({ q, filters: { person, action, project, day } }) => ({ q, person, action, project, day }),
    useQuery: useGetHistoryQuery,
    load: (query) => getHistory(query).unwrap(),
    read: ({ events, total: count }) => ({ rows: events, total: count }),
    fileName: `history-${toDay(useRuntime().clock.now())}`,
  });
  const { rows, error, isStale, onRetry, isFiltered, onClear } = tableProps;
  return (
    <SectionPage
      title={t('history.title')}
      meta={total !== undefined && <span className={styles.total}>{format.number(total)}</span>}
      end={
        <Button icon={<Icon of={Upload} />} loading={isExporting} onClick={exportAll}>
          {t('published.export')}
        </Button>
      }
    >
      <HistoryFilters table={table} />
      {!rows &&
        (error ? <ErrorState error={error} onRetry={onRetry ?? (() => undefined)} /> : <LoadingRows rows={10} />)}
      {rows && rows.length > 0 && <HistoryList events={rows} isStale={isStale ?? false} />}
      {rows?.length === 0 &&
        (isFiltered ? (
          <EmptyState
            picture="search"
            title={t('nothing.title')}
            text={t('history.noneFound')}
            action={<Button onClick={onClear}>{t('history.clear')}</Button>}
          />
        ) : (
          <EmptyState picture="time" title={t('history.empty')} text={t('history.emptyText')} />
        ))}
      {rows && rows.length > 0 && total !== undefined && (
        <TableFooter
          total={total}
          page={table.page}
          perPage={table.perPage}
          onPage={table.setPage}
          isStale={isStale ?? false}
          {...(table.pageSearch && { pageSearch: table.pageSearch })}
        />
      )}
    </SectionPage>
  );
}
