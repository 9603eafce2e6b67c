import { isComposing } from '@atrium/contract/values';
import { useRuntime } from '@atrium/sdk';
import {
  Button,
  EmptyState,
  FilterChip,
  Icon,
  Input,
  Modal,
  SearchInput,
  Toolbar,
  toDay,
  useFormat,
  useToast,
} from '@atrium/ui';
import { DataTable, useListPage } from '@atrium/ui/table';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAddBundleMutation, useGetBundlesQuery, useLazyGetBundlesQuery } from '../../api/bundlesApi';
import { bundleStates } from '../../api/schemas/choices';
import { textLimits } from '../../api/schemas/limits';
import { SectionPage } from '../../components/SectionPage/SectionPage';
import { isEditor } from '../../model/rights';
import { useActor } from '../../state/useActor';
import { useRejectionText } from '../../state/useRejectionText';
import { useBundleColumns } from './useBundleColumns';

/** Asks for the name of a new bundle, and opens it. */
function NewBundle({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const navigate = useNavigate();
  const explain = useRejectionText();
  const [name, setName] = useState('');
  const [add, { isLoading }] = useAddBundleMutation();
  const save = async () => {
    if (!name.trim()) return;
    const { data, error } = await add({ name: name.trim() });
    if (data) void navigate(`/content/bundles/${data.bundle.id}`);
    else toast.error(explain(error));
  };
  return (
    <Modal
      open
      title={t('bundle.new')}
      okText={t('bundle.new')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !name.trim(), loading: isLoading }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Input
        aria-label={t('bundle.name')}
        placeholder={t('bundle.name')}
        autoFocus
        maxLength={textLimits.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onPressEnter={(event) => !isComposing(event) && void save()}
      />
    </Modal>
  );
}

/** Bundles: what goes out together, and what hinders it. */
export default function BundlesPage() {
  const { t } = useTranslation('content');
  const format = useFormat();
  const mayChange = isEditor(useActor());
  const [isAdding, setAdding] = useState(false);
  const [getBundles] = useLazyGetBundlesQuery();
  const list = useListPage({
    name: 'content-bundles',
    filters: ['state'],
    columns: useBundleColumns(),
    toFilter: ({ q, filters: { state } }) => ({ q, ...(state && { state: [state] }) }),
    useQuery: useGetBundlesQuery,
    load: (query) => getBundles(query).unwrap(),
    read: ({ bundles, total }) => ({ rows: bundles, total }),
    fileName: `bundles-${toDay(useRuntime().clock.now())}`,
  });
  const { selection: _, ...tableProps } = list.tableProps;
  return (
    <SectionPage
      title={t('bundle.title')}
      meta={list.total !== undefined && format.number(list.total)}
      end={
        mayChange && (
          <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setAdding(true)}>
            {t('bundle.new')}
          </Button>
        )
      }
    >
      <Toolbar label={t('published.toolbar')}>
        <SearchInput label={t('bundle.search')} value={list.table.q} onSearch={list.table.setQuery} />
        <FilterChip
          label={t('field.state')}
          options={bundleStates.map((value) => ({ value, label: t(`bundle.state.${value}`) }))}
          value={list.table.filters.state}
          onChange={(state) => list.table.setFilter('state', state)}
        />
      </Toolbar>
      <DataTable
        label={t('bundle.title')}
        {...tableProps}
        rowLabel={({ name }) => name}
        rowLink={({ id }) => `/content/bundles/${id}`}
        empty={<EmptyState picture="document" title={t('bundle.empty')} text={t('bundle.emptyText')} />}
      />
      {isAdding && <NewBundle onClose={() => setAdding(false)} />}
    </SectionPage>
  );
}
