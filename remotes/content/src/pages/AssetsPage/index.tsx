import { Button, EmptyState, ErrorState, FilePicker, Icon, LoadingRows, useFormat } from '@atrium/ui';
import { TableFooter, type TableParamsControl, toListQuery, useTableParams } from '@atrium/ui/table';
import { FolderPlus, Upload as UploadIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAssetFoldersQuery, useGetAssetsQuery } from '../../api/assetsApi';
import type { ListedAsset } from '../../api/schemas';
import { AssetGrid } from '../../components/Assets/AssetGrid';
import { DropArea } from '../../components/Assets/DropArea';
import { UploadList } from '../../components/Assets/UploadList';
import { useUploads } from '../../components/Assets/useUploads';
import { SectionPage } from '../../components/SectionPage/SectionPage';
import { acceptedFiles } from '../../model/assetFile';
import { isEditor } from '../../model/rights';
import { useActor } from '../../state/useActor';
import { AssetBulkBar } from './AssetBulkBar';
import { AssetToolbar } from './AssetToolbar';
import { FolderBar } from './FolderBar';

const AssetDrawer = lazy(() => import(/* webpackChunkName: "assets" */ './AssetDrawer'));
const FolderDialog = lazy(() => import(/* webpackChunkName: "assets" */ './FolderDialog'));

const pageSizes = [24, 48, 96];

/** Page of the library that the address names. */
function useAssetList(table: TableParamsControl) {
  return useGetAssetsQuery(toListQuery(table, { q: table.q, ...table.filters }));
}

/** Selected assets, on any page. */
function useSelection() {
  const [selected, setSelected] = useState<ReadonlyMap<number, ListedAsset>>(new Map());
  return {
    selected,
    select(asset: ListedAsset, isSelected: boolean) {
      const next = new Map(selected);
      if (isSelected) next.set(asset.id, asset);
      else next.delete(asset.id);
      setSelected(next);
    },
    clear: () => setSelected(new Map()),
  };
}

/** Library of pictures and files. */
export default function AssetsPage() {
  const { t } = useTranslation('content');
  const format = useFormat();
  const canKeepFolders = isEditor(useActor());
  const table = useTableParams({
    name: 'content-assets',
    filters: ['kind', 'folder', 'tag', 'missing'],
    perPage: 48,
    perPageOptions: pageSizes,
  });
  const uploads = useUploads();
  const [openId, setOpenId] = useState<number | null>(null);
  const [isAddingFolder, setAddingFolder] = useState(false);
  const { data: frame } = useGetAssetFoldersQuery();
  const folder = frame?.folders.find(({ id }) => String(id) === table.filters.folder);
  const upload = (files: readonly File[]) => uploads.add(files, folder?.id ?? null);
  const picker = (
    <FilePicker label={t('assets.upload')} accept={acceptedFiles} onFiles={upload}>
      {(pick) => (
        <Button type="primary" icon={<Icon of={UploadIcon} />} onClick={pick}>
          {t('assets.upload')}
        </Button>
      )}
    </FilePicker>
  );
  return (
    <SectionPage
      title={t('assets.title')}
      meta={frame && format.number(frame.total)}
      end={
        <>
          {canKeepFolders && (
            <Button icon={<Icon of={FolderPlus} />} onClick={() => setAddingFolder(true)}>
              {t('assets.folder.add')}
            </Button>
          )}
          {picker}
        </>
      }
    >
      <DropArea label={t('assets.drop')} onFiles={upload}>
        <AssetToolbar table={table} frame={frame} />
        {folder && <FolderBar key={folder.id} folder={folder} table={table} canChange={canKeepFolders} />}
        <UploadList uploads={uploads} />
        <AssetResults table={table} onOpen={setOpenId} picker={picker} />
      </DropArea>
      <Suspense>
        {openId !== null && <AssetDrawer key={openId} id={openId} onClose={() => setOpenId(null)} />}
        {isAddingFolder && <FolderDialog folder={null} onClose={() => setAddingFolder(false)} />}
      </Suspense>
    </SectionPage>
  );
}

interface AssetResultsProps {
  table: TableParamsControl;
  picker: ReactNode;
  onOpen: (id: number) => void;
}

/** Tiles of the page, or why there are none. */
function AssetResults({ table, picker, onOpen }: AssetResultsProps) {
  const { t } = useTranslation('content');
  const { data, error, isFetching, refetch } = useAssetList(table);
  const { selected, select, clear } = useSelection();
  const ids = useMemo(() => new Set(selected.keys()), [selected]);
  if (error)
    return (
      <ErrorState title={t('assets.failed')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!data) return <LoadingRows shape="card" rows={12} />;
  if (data.total === 0) return <NoAssets table={table} picker={picker} />;
  const { assets, total } = data;
  return (
    <>
      <AssetGrid
        label={t('assets.title')}
        assets={assets}
        selected={ids}
        isStale={isFetching}
        onOpen={({ id }) => onOpen(id)}
        onSelect={(id, isSelected) => {
          const asset = assets.find((one) => one.id === id);
          if (asset) select(asset, isSelected);
        }}
      />
      <TableFooter
        total={total}
        page={table.page}
        perPage={table.perPage}
        perPageOptions={pageSizes}
        onPage={table.setPage}
        {...(table.pageSearch && { pageSearch: table.pageSearch })}
        isStale={isFetching}
      />
      <AssetBulkBar assets={[...selected.values()]} onClear={clear} />
    </>
  );
}

function NoAssets({ table, picker }: Omit<AssetResultsProps, 'onOpen'>) {
  const { t } = useTranslation('content');
  if (table.isFiltered)
    return (
      <EmptyState
        picture="search"
        title={t('assets.nothing')}
        action={<Button onClick={table.clear}>{t('assets.clearFilters')}</Button>}
      />
    );
  return <EmptyState picture="document" title={t('assets.empty')} text={t('assets.emptyText')} action={picker} />;
}
