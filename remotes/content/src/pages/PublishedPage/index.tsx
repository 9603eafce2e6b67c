import { useRuntime } from '@atrium/sdk';
import { Button, EmptyState, FilterChip, Icon, Modal, Page, SearchInput, Toolbar, toDay, useFormat } from '@atrium/ui';
import { DataTable, TableViewMenu, useListPage } from '@atrium/ui/table';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetItemsQuery, useLazyGetItemsQuery } from '../../api/contentApi';
import type { ListedItem } from '../../api/schemas';
import { contentTypes } from '../../api/schemas/choices';
import { ReasonForm } from '../../components/ItemDetail/ReasonForm';
import { toPublishedFilter } from '../../model/publishedFilter';
import { useItemActions } from '../../state/useItemActions';
import { usePublishedColumns } from './usePublishedColumns';

function UnpublishDialog({ item, onClose }: { item: ListedItem; onClose: () => void }) {
  const { t } = useTranslation('content');
  const actions = useItemActions();
  const unpublish = async (reason: string) => {
    const isDone = await actions.runStep('unpublish', [item], { reason });
    if (isDone) onClose();
    return isDone;
  };
  return (
    <Modal open title={t('published.unpublish', { title: item.title })} footer={null} onCancel={onClose}>
      <ReasonForm
        storageKey={`unpublish.${item.id}`}
        label={t('reason.unpublish')}
        submit={t('action.unpublish')}
        minLength={1}
        isBusy={actions.isBusy}
        onSubmit={unpublish}
        onCancel={onClose}
      />
    </Modal>
  );
}

export default function PublishedPage() {
  const { t } = useTranslation('content');
  const format = useFormat();
  const [unpublished, setUnpublished] = useState<ListedItem>();
  const [getItems] = useLazyGetItemsQuery();
  const {
    table,
    view,
    total,
    tableProps: wired,
    isExporting,
    exportAll,
  } = useListPage({
    name: 'content-published',
    filters: ['type'],
    columns: usePublishedColumns(setUnpublished),
    toFilter: toPublishedFilter,
    useQuery: useGetItemsQuery,
    load: (query) => getItems(query).unwrap(),
    read: ({ items, total: count }) => ({ rows: items, total: count }),
    fileName: `published-${toDay(useRuntime().clock.now())}`,
  });
  // There are no bulk actions, so rows are not selectable.
  const { selection: _, ...tableProps } = wired;
  return (
    <Page
      title={t('published.title')}
      meta={total !== undefined && format.number(total)}
      actions={
        <Button icon={<Icon of={Upload} />} loading={isExporting} onClick={exportAll}>
          {t('published.export')}
        </Button>
      }
    >
      <Toolbar label={t('published.toolbar')} end={<TableViewMenu view={view} />}>
        <SearchInput label={t('published.search')} value={table.q} onSearch={table.setQuery} />
        <FilterChip
          label={t('field.type')}
          options={contentTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          value={table.filters.type}
          onChange={(value) => table.setFilter('type', value)}
        />
      </Toolbar>
      <DataTable
        label={t('published.title')}
        {...tableProps}
        rowLabel={({ title }) => title}
        rowLink={({ id }) => `/content/items/${id}`}
        empty={<EmptyState picture="document" title={t('published.empty')} text={t('published.emptyText')} />}
      />
      {unpublished && <UnpublishDialog item={unpublished} onClose={() => setUnpublished(undefined)} />}
    </Page>
  );
}
