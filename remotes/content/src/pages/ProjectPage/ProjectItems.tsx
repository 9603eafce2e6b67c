import { useRuntime } from '@atrium/sdk';
import { EmptyState, FilterChip, SearchInput, Toolbar, toDay } from '@atrium/ui';
import { DataTable, TableViewMenu, useListPage } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { useGetItemsQuery, useLazyGetItemsQuery } from '../../api/contentApi';
import type { ListedProject } from '../../api/schemas';
import { contentStatuses } from '../../api/schemas/choices';
import { useProjectItemColumns } from './useProjectItemColumns';

export function ProjectItems({ project }: { project: ListedProject }) {
  const { t } = useTranslation('content');
  const [getItems] = useLazyGetItemsQuery();
  const {
    table,
    view,
    tableProps: wired,
  } = useListPage({
    name: 'content-project',
    filters: ['status'],
    columns: useProjectItemColumns(),
    toFilter: ({ q, filters: { status } }) => ({ project: project.id, q, ...(status && { status: [status] }) }),
    useQuery: useGetItemsQuery,
    load: (query) => getItems(query).unwrap(),
    read: ({ items, total }) => ({ rows: items, total }),
    fileName: `project-${project.id}-${toDay(useRuntime().clock.now())}`,
  });
  // There are no bulk actions, so rows are not selectable.
  const { selection: _, ...tableProps } = wired;
  return (
    <section aria-label={t('project.items')}>
      <Toolbar label={t('published.toolbar')} end={<TableViewMenu view={view} />}>
        <SearchInput label={t('review.search')} value={table.q} onSearch={table.setQuery} />
        <FilterChip
          label={t('field.state')}
          options={contentStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={table.filters.status}
          onChange={(value) => table.setFilter('status', value)}
        />
      </Toolbar>
      <DataTable
        label={t('project.items')}
        {...tableProps}
        rowLabel={({ title }) => title || t('untitled')}
        rowLink={({ id }) => `/content/items/${id}`}
        empty={<EmptyState picture="document" title={t('project.noItems')} text={t('project.noItemsText')} />}
      />
    </section>
  );
}
