import { isComposing } from '@atrium/contract/values';
import {
  Button,
  EmptyState,
  ErrorState,
  FilePicker,
  FilterChip,
  Icon,
  Input,
  LoadingRows,
  Modal,
  SearchInput,
  Toolbar,
} from '@atrium/ui';
import { Pagination } from '@atrium/ui/table';
import { Upload as UploadIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAssetFoldersQuery, useGetAssetsQuery, useUpdateAssetMutation } from '../../api/assetsApi';
import type { Asset, AssetQuery, ListedAsset } from '../../api/schemas';
import { textLimits } from '../../api/schemas/limits';
import { acceptedFiles, acceptedPictures } from '../../model/assetFile';
import { mayChangeAsset } from '../../model/rights';
import { useActor } from '../../state/useActor';
import { AssetGrid } from './AssetGrid';
import styles from './Assets.module.css';
import { DropArea } from './DropArea';
import { UploadList } from './UploadList';
import { useUploads } from './useUploads';

const perPage = 24;

interface ChosenPicture {
  asset: Asset;
  alt: string;
}

interface AssetChooserProps {
  title: string;
  /** Files are taken, too: they need no words. */
  takesFiles?: boolean;
  onChoose: (chosen: ChosenPicture) => void;
  /** Takes pictures of the person's files by itself, in place of the dialog. */
  onBrowse?: () => void;
  onClose: () => void;
}

/** What is chosen, with the words for it; a new upload is chosen by itself. */
function useChoice() {
  const [chosen, setChosen] = useState<Asset | null>(null);
  const [alt, setAlt] = useState('');
  const choose = (asset: Asset) => {
    setChosen(asset);
    setAlt(asset.alt);
  };
  return { chosen, alt, setAlt, choose };
}

/** Keeps words that the library does not have yet, so that they are written once. */
function useKeepingAlt() {
  const actor = useActor();
  const [update] = useUpdateAssetMutation();
  return (asset: Asset, alt: string) => {
    // Whoever may not change it still uses it.
    if (!asset.alt && alt && mayChangeAsset(asset, actor)) void update({ id: asset.id, rev: asset.rev, alt });
  };
}

/** Chooses a picture of the library, or brings one in; its alternative text is asked for before it is used. */
export default function AssetChooser({ title, takesFiles = false, onChoose, onBrowse, onClose }: AssetChooserProps) {
  const { t } = useTranslation('content');
  const [isOpen, setOpen] = useState(true);
  const { chosen, alt, setAlt, choose } = useChoice();
  const uploads = useUploads(choose);
  const keepAlt = useKeepingAlt();
  const words = alt.trim();
  const isReady = chosen !== null && (chosen.kind === 'file' || words !== '');
  const take = () => {
    if (!chosen || !isReady) return;
    keepAlt(chosen, words);
    setOpen(false);
    onChoose({ asset: chosen, alt: words });
  };
  return (
    <Modal
      open={isOpen}
      title={title}
      width={960}
      okText={t('assets.use')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !isReady }}
      onOk={take}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <DropArea label={t('assets.drop')} onFiles={(files) => uploads.add(files)}>
        <Found
          takesFiles={takesFiles}
          chosen={chosen}
          onChoose={choose}
          onFiles={(files) => uploads.add(files)}
          onBrowse={
            onBrowse &&
            (() => {
              setOpen(false);
              onBrowse();
            })
          }
        >
          <UploadList uploads={uploads} />
        </Found>
      </DropArea>
      {chosen?.kind === 'picture' && <AltField asset={chosen} value={alt} onChange={setAlt} onEnter={take} />}
    </Modal>
  );
}

interface FoundProps {
  takesFiles: boolean;
  chosen: Asset | null;
  onChoose: (asset: ListedAsset) => void;
  onFiles: (files: readonly File[]) => void;
  onBrowse: (() => void) | undefined;
  children: ReactNode;
}

/** Search, folder and page are of the dialog alone: it leaves the address as it is. */
function Found({ takesFiles, chosen, onChoose, onFiles, onBrowse, children }: FoundProps) {
  const { t } = useTranslation('content');
  const [q, setQ] = useState('');
  const [folder, setFolder] = useState<string>();
  const [page, setPage] = useState(1);
  const { data: frame } = useGetAssetFoldersQuery();
  const begin = (change: () => void) => {
    change();
    setPage(1);
  };
  const folders = (frame?.folders ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const picker = (
    <FilePicker label={t('assets.upload')} accept={takesFiles ? acceptedFiles : acceptedPictures} onFiles={onFiles}>
      {(pick) => (
        <Button icon={<Icon of={UploadIcon} />} onClick={onBrowse ?? pick}>
          {t(onBrowse ? 'assets.fromDevice' : 'assets.upload')}
        </Button>
      )}
    </FilePicker>
  );
  return (
    <>
      <Toolbar label={t('assets.toolbar')} end={picker}>
        <SearchInput label={t('assets.search')} value={q} onSearch={(text) => begin(() => setQ(text))} />
        <FilterChip
          label={t('assets.folder.one')}
          options={[...folders, { value: 'none', label: t('assets.folder.none') }]}
          value={folder}
          onChange={(value) => begin(() => setFolder(value))}
        />
      </Toolbar>
      {children}
      <Results
        query={{ ...(!takesFiles && { kind: 'picture' }), q, folder, page, perPage }}
        chosen={chosen}
        onChoose={onChoose}
        onPage={setPage}
      />
    </>
  );
}

interface ResultsProps extends Pick<FoundProps, 'chosen' | 'onChoose'> {
  query: AssetQuery & { page: number };
  onPage: (page: number) => void;
}

/** Tiles of a page, or why there are none. */
function Results({ query, chosen, onChoose, onPage }: ResultsProps) {
  const { t } = useTranslation('content');
  const { data, error, isFetching, refetch } = useGetAssetsQuery(query);
  if (error)
    return (
      <ErrorState
        isCompact
        title={t('assets.failed')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LoadingRows shape="card" rows={8} />;
  const isFiltered = Boolean(query.q || query.folder);
  if (data.total === 0)
    return (
      <EmptyState
        picture={isFiltered ? 'search' : 'document'}
        title={t(isFiltered ? 'assets.nothing' : 'assets.empty')}
      />
    );
  return (
    <div className={styles.chooser}>
      <AssetGrid
        label={t('assets.title')}
        assets={data.assets}
        selected={new Set(chosen ? [chosen.id] : [])}
        isStale={isFetching}
        onOpen={onChoose}
      />
      {data.total > perPage && (
        <Pagination
          current={query.page}
          pageSize={perPage}
          total={data.total}
          showSizeChanger={false}
          onChange={onPage}
        />
      )}
    </div>
  );
}

interface AltFieldProps {
  asset: Asset;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
}

function AltField({ asset, value, onChange, onEnter }: AltFieldProps) {
  const { t } = useTranslation('content');
  const id = useId();
  return (
    <div className={styles.words}>
      <p aria-live="polite">{t('assets.chosen', { title: asset.title })}</p>
      <label className={styles.label} htmlFor={id}>
        {t('cover.alt')}
      </label>
      <Input
        id={id}
        dir="auto"
        value={value}
        maxLength={textLimits.alt}
        status={value.trim() ? '' : 'warning'}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
        onPressEnter={(event) => !isComposing(event) && onEnter()}
      />
      <p id={`${id}-hint`} className={styles.note}>
        {t(value.trim() ? 'assets.altHint' : 'assets.altNeeded')}
      </p>
    </div>
  );
}
