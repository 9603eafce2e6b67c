import { FilterChip, SearchInput, Toolbar, useFormat } from '@atrium/ui';
import { FlagFilter, type TableParamsControl } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import type { AssetFolders } from '../../api/schemas';
import { assetKinds } from '../../api/schemas/choices';

interface AssetToolbarProps {
  table: TableParamsControl;
  frame: AssetFolders | undefined;
}

const orders = ['title', 'size'] as const;

/** Search and filters of the library, and its order. */
export function AssetToolbar({ table, frame }: AssetToolbarProps) {
  const { t } = useTranslation('content');
  const { number } = useFormat();
  const { q, filters, sort, setQuery, setFilter, setSort } = table;
  const none = { value: 'none', label: t('assets.folder.none') };
  const folders = (frame?.folders ?? []).map(({ id, name, assets }) => ({
    value: String(id),
    label: `${name} (${number(assets)})`,
  }));
  const tags = [...new Set([...(frame?.tags ?? []), ...(filters.tag ? [filters.tag] : [])])];
  return (
    <Toolbar label={t('assets.toolbar')}>
      <SearchInput label={t('assets.search')} value={q} onSearch={setQuery} />
      <FilterChip
        label={t('assets.kind')}
        options={assetKinds.map((value) => ({ value, label: t(`assets.kinds.${value}`) }))}
        value={filters.kind}
        onChange={(value) => setFilter('kind', value)}
      />
      <FilterChip
        label={t('assets.folder.one')}
        options={[...folders, none]}
        value={filters.folder}
        onChange={(value) => setFilter('folder', value)}
      />
      {tags.length > 0 && (
        <FilterChip
          label={t('assets.tag')}
          options={tags.map((value) => ({ value, label: value }))}
          value={filters.tag}
          onChange={(value) => setFilter('tag', value)}
        />
      )}
      <FlagFilter
        label={t('assets.altMissing')}
        value={filters.missing === 'alt' ? '1' : undefined}
        onChange={(value) => setFilter('missing', value && 'alt')}
      />
      <FilterChip
        label={t('assets.order.label')}
        options={orders.map((value) => ({ value, label: t(`assets.order.${value}`) }))}
        value={sort?.key}
        onChange={(key) => setSort(key ? { key, isDescending: key === 'size' } : undefined)}
      />
    </Toolbar>
  );
}
