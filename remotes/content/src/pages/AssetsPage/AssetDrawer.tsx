import { explainApiError } from '@atrium/sdk';
import { EmptyState, ErrorState, Input, LoadingRows, SideDrawer } from '@atrium/ui';
import { Form, FormDrawer } from '@atrium/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAssetQuery, useUpdateAssetMutation } from '../../api/assetsApi';
import type { Asset, AssetDetail } from '../../api/schemas';
import { textLimits } from '../../api/schemas/limits';
import styles from '../../components/Assets/Assets.module.css';
import { AssetThumb } from '../../components/Assets/AssetThumb';
import { FolderSelect } from '../../components/Assets/FolderSelect';
import { TagsInput } from '../../components/Assets/TagsInput';
import { useAssetFacts } from '../../components/Assets/useAssetFacts';
import { mayChangeAsset } from '../../model/rights';
import { maxTagLength, maxTags, tagsIssue } from '../../model/tags';
import { useActor } from '../../state/useActor';
import { AssetFileButtons } from './AssetFileButtons';
import { AssetUses } from './AssetUses';

interface AssetDrawerProps {
  id: number;
  onClose: () => void;
}

/** A picture or a file of the library: what is said of it, where it is used, and its file. */
export default function AssetDrawer({ id, onClose }: AssetDrawerProps) {
  const { t } = useTranslation('content');
  const { data, error, isFetching, refetch } = useGetAssetQuery(id);
  if (data) return <AssetForm detail={data} onClose={onClose} />;
  const isGone = typeof error === 'object' && 'status' in error && error.status === 404;
  return (
    <SideDrawer open title={t('assets.one')} size="min(440px, 100vw)" onClose={onClose}>
      {isGone ? (
        <EmptyState picture="document" title={t('assets.gone')} />
      ) : error ? (
        <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows rows={5} shape="line" />
      )}
    </SideDrawer>
  );
}

interface Values extends Pick<Asset, 'title' | 'alt' | 'credit' | 'tags'> {
  folder: string;
}

const toValues = ({ title, alt, credit, tags, folderId }: Asset): Values => ({
  title,
  alt,
  credit,
  tags,
  folder: folderId === null ? 'none' : String(folderId),
});

const isAsset = (record: object): record is Asset => 'title' in record && 'folderId' in record;

/** Sends changed fields alone. */
function useSaving(id: number) {
  const { t } = useTranslation('content');
  const [update] = useUpdateAssetMutation();
  return async ({ folder, ...changed }: Partial<Values>, rev: number) => {
    const folderId = folder === 'none' ? null : Number(folder);
    try {
      await update({ id, rev, ...changed, ...(folder !== undefined && { folderId }) }).unwrap();
    } catch (error) {
      throw explainApiError(error, (code) => (code === 'required' ? t('assets.titleNeeded') : undefined));
    }
  };
}

function AssetForm({ detail, onClose }: { detail: AssetDetail; onClose: () => void }) {
  const { t } = useTranslation('content');
  const { asset, uses } = detail;
  const facts = useAssetFacts();
  const canChange = mayChangeAsset(asset, useActor());
  const [isOpen, setOpen] = useState(true);
  const save = useSaving(asset.id);
  const values = toValues(asset);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <FormDrawer<Values>
      title={asset.title}
      submit={t('project.save')}
      isOpen={isOpen}
      values={values}
      rev={asset.rev}
      toValues={(record) => (isAsset(record) ? toValues(record) : values)}
      onSave={(all, rev = asset.rev) => save(all, rev)}
      onUpdate={save}
      onClose={close}
    >
      <div className={styles.preview}>
        <AssetThumb asset={asset} />
      </div>
      <p className={styles.note}>
        <bdi>{facts(asset)}</bdi>
        {asset.author && (
          <>
            {' · '}
            <bdi>{asset.author.fullName}</bdi>
          </>
        )}
      </p>
      <AssetFields asset={asset} canChange={canChange} />
      <AssetFileButtons detail={detail} canChange={canChange} onDeleted={close} />
      <AssetUses uses={uses} total={asset.uses} />
    </FormDrawer>
  );
}

function AssetFields({ asset, canChange }: { asset: Asset; canChange: boolean }) {
  const { t } = useTranslation('content');
  const isDisabled = !canChange;
  return (
    <>
      {isDisabled && <p className={styles.note}>{t('assets.ofOthers')}</p>}
      <Form.Item
        name="title"
        label={t('field.title')}
        rules={[{ required: true, whitespace: true, message: t('assets.titleNeeded') }]}
      >
        <Input dir="auto" disabled={isDisabled} maxLength={textLimits.title} />
      </Form.Item>
      {asset.kind === 'picture' && (
        <Form.Item name="alt" label={t('cover.alt')} extra={t('assets.altHint')}>
          <Input.TextArea
            dir="auto"
            disabled={isDisabled}
            autoSize={{ minRows: 2, maxRows: 5 }}
            maxLength={textLimits.alt}
          />
        </Form.Item>
      )}
      <Form.Item name="credit" label={t('assets.credit')}>
        <Input dir="auto" disabled={isDisabled} maxLength={textLimits.alt} />
      </Form.Item>
      <Form.Item name="folder" label={t('assets.folder.one')}>
        <FolderSelect disabled={isDisabled} />
      </Form.Item>
      <Form.Item
        name="tags"
        label={t('assets.tags')}
        rules={[
          {
            validator: async (_rule, tags: string[]) => {
              const issue = tagsIssue(tags, asset.tags);
              if (issue) throw new Error(t(`tags.${issue}`, { count: maxTags, length: maxTagLength }));
            },
          },
        ]}
      >
        <TagsInput disabled={isDisabled} />
      </Form.Item>
    </>
  );
}
