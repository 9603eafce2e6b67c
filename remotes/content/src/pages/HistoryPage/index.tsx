import { usePeople, useRuntime } from '@atrium/sdk';
import { Button, EmptyState, ErrorState, LoadingRows, SearchInput, Toolbar, toDay, useFormat } from '@atrium/ui';
import {
  ChoiceFilter,
  type Column,
  DateFilter,
  ExportButton,
  TableFooter,
  type TableParamsControl,
  useListPage,
} from '@atrium/ui/table';
import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetHistoryQuery, useLazyGetHistoryQuery } from '../../api/historyApi';
import type { HistoryEvent } from '../../api/schemas';
import { historyActions } from '../../api/schemas/choices';
import { SectionPage } from '../../components/SectionPage/SectionPage';
import { useEditorialSettings } from '../../state/useEditorialSettings';
import { HistoryList } from './HistoryList';
import styles from './HistoryPage.module.css';
import { useHistoryText } from './useHistoryText';

function HistoryFilters({ table }: { table: TableParamsControl }) {
  const { t } = useTranslation('content');
  const people = usePeople();
  const { projects } = useEditorialSettings();
  const filter = (name: 'person' | 'action' | 'project' | 'day') => ({
    value: table.filters[name],
    onChange: (value: string | undefined) => table.setFilter(name, value),
  });
  return (
    <Toolbar label={t('published.toolbar')}>
      <SearchInput label={t('review.search')} value={table.q} onSearch={table.setQuery} />
      <ChoiceFilter
        label={t('history.person')}
        options={[
          { value: '0', label: t('system') },
          ...people.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
        ]}
        {...filter('person')}
      />
      <ChoiceFilter
        label={t('history.action')}
        options={historyActions.map((value) => ({ value, label: t(`did.${value}`) }))}
        {...filter('action')}
      />
      <ChoiceFilter
        label={t('field.project')}
        options={[
          ...projects.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: '0', label: t('history.noProject') },
        ]}
        {...filter('project')}
      />
      <DateFilter label={t('history.day')} {...filter('day')} />
    </Toolbar>
  );
}

function useHistoryColumns(): Column<HistoryEvent>[] {
  const { t } = useTranslation('content');
  const { projects } = useEditorialSettings();
  const { nameOf, reasonOf } = useHistoryText();
  const column = (key: string, title: string, text: (event: HistoryEvent) => string | number | null) => ({
    key,
    title,
    text,
    render: text,
  });
  return [
    column('at', t('history.at'), ({ at }) => at),
    column('person', t('history.person'), nameOf),
    column('action', t('history.action'), ({ action }) => t(`did.${action}`)),
    column('title', t('field.title'), ({ title }) => title),
    column('version', t('history.version'), ({ version }) => version),
    column('project', t('field.project'), ({ projectId }) => projects.find(({ id }) => id === projectId)?.name ?? null),
    column('reason', t('history.reason'), reasonOf),
  ];
}

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
      end={<ExportButton label={t('published.export')} icon={Upload} isExporting={isExporting} onExport={exportAll} />}
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
