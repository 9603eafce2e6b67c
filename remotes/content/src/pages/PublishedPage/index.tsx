import { useRuntime } from '@atrium/sdk';
import {
  EmptyState,
  FilterChip,
  Icon,
  LinkButton,
  Modal,
  Page,
  SearchInput,
  Toolbar,
  toDay,
  useFormat,
} from '@atrium/ui';
import { DataTable, ExportButton, type ExportKind, TableViewMenu, useListPage } from '@atrium/ui/table';
import { FolderSync, Signpost, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetItemsQuery, useLazyGetItemsQuery } from '../../api/contentApi';
import type { ListedItem } from '../../api/schemas';
import { contentTypes } from '../../api/schemas/choices';
import { ReasonForm } from '../../components/ItemDetail/ReasonForm';
import { toPublishedFilter } from '../../model/publishedFilter';
import { useEditorialSettings } from '../../state/useEditorialSettings';
import { useItemActions } from '../../state/useItemActions';
import { PublishedBulkBar } from './PublishedBulkBar';
import { usePublishedColumns } from './usePublishedColumns';

interface UnpublishDialogProps {
  items: readonly ListedItem[];
  onDone: () => void;
  onClose: () => void;
}

function UnpublishDialog({ items, onDone, onClose }: UnpublishDialogProps) {
  const { t } = useTranslation('content');
  const actions = useItemActions();
  const [first] = items;
  const unpublish = async (reason: string) => {
    const isDone = await actions.runStep('unpublish', items, { reason });
    if (isDone) onDone();
    return isDone;
  };
  if (!first) return null;
  const title =
    items.length === 1
      ? t('published.unpublish', { title: first.title })
      : t('published.unpublishSeveral', { count: items.length });
  return (
    <Modal open title={title} footer={null} onCancel={onClose}>
      <ReasonForm
        storageKey={items.length === 1 ? `unpublish.${first.id}` : 'unpublish'}
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

interface PublishedToolbarProps {
  q: string;
  type: string | undefined;
  end: ReactNode;
  onSearch: (q: string) => void;
  onType: (type: string | undefined) => void;
}

function PublishedToolbar({ q, type, end, onSearch, onType }: PublishedToolbarProps) {
  const { t } = useTranslation('content');
  const { types } = useEditorialSettings();
  return (
    <Toolbar label={t('published.toolbar')} end={end}>
      <SearchInput label={t('published.search')} value={q} onSearch={onSearch} />
      <FilterChip
        label={t('field.type')}
        options={[
          ...contentTypes.map((value) => ({ value: String(value), label: t(`type.${value}`) })),
          ...types.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={type}
        onChange={onType}
      />
    </Toolbar>
  );
}

interface PublishedActionsProps {
  isExporting: boolean;
  onExport: (kind: ExportKind) => void;
}

/** Pages about what is live, and the list as a file. */
function PublishedActions({ isExporting, onExport }: PublishedActionsProps) {
  const { t } = useTranslation('content');
  return (
    <>
      <LinkButton to="/content/import" icon={<Icon of={FolderSync} />}>
        {t('exchange.title')}
      </LinkButton>
      <LinkButton to="/content/redirects" icon={<Icon of={Signpost} />}>
        {t('redirects.title')}
      </LinkButton>
      <ExportButton label={t('published.export')} icon={Upload} isExporting={isExporting} onExport={onExport} />
    </>
  );
}

export default function PublishedPage() {
  const { t } = useTranslation('content');
  const format = useFormat();
  const [unpublished, setUnpublished] = useState<readonly ListedItem[]>([]);
  const [getItems] = useLazyGetItemsQuery();
  const { table, view, total, tableProps, selection, chosen, isExporting, exportAll, exportChosen } = useListPage({
    name: 'content-published',
    filters: ['type'],
    columns: usePublishedColumns((item) => setUnpublished([item])),
    toFilter: toPublishedFilter,
    useQuery: useGetItemsQuery,
    load: (query) => getItems(query).unwrap(),
    read: ({ items, total: count }) => ({ rows: items, total: count }),
    fileName: `published-${toDay(useRuntime().clock.now())}`,
  });
  return (
    <Page
      title={t('published.title')}
      meta={total !== undefined && format.number(total)}
      actions={<PublishedActions isExporting={isExporting} onExport={exportAll} />}
    >
      <PublishedToolbar
        q={table.q}
        type={table.filters.type}
        end={<TableViewMenu view={view} />}
        onSearch={table.setQuery}
        onType={(type) => table.setFilter('type', type)}
      />
      <DataTable
        label={t('published.title')}
        {...tableProps}
        rowLabel={({ title }) => title}
        rowLink={({ id }) => `/content/items/${id}`}
        empty={<EmptyState picture="document" title={t('published.empty')} text={t('published.emptyText')} />}
      />
      <PublishedBulkBar
        selection={selection}
        chosen={chosen}
        total={total ?? 0}
        isExporting={isExporting}
        onExport={exportChosen}
        onUnpublish={setUnpublished}
      />
      <UnpublishDialog
        key={unpublished.map(({ id }) => id).join()}
        items={unpublished}
        onClose={() => setUnpublished([])}
        onDone={() => {
          setUnpublished([]);
          selection.clear();
        }}
      />
    </Page>
  );
}
