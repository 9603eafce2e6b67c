import { Button, ExplainedButton, FilePicker, Icon, useConfirm, useToast } from '@atrium/ui';
import { Download, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReplaceAssetMutation } from '../../api/assetsApi';
import type { AssetDetail } from '../../api/schemas';
import styles from '../../components/Assets/Assets.module.css';
import { UploadError, useStoredFile } from '../../components/Assets/useStoredFile';
import { acceptedFiles, acceptedPictures, isDecided } from '../../model/assetFile';
import { isEditor } from '../../model/rights';
import { useActor } from '../../state/useActor';
import { useAssetRemoval } from './useAssetRemoval';

interface AssetFileButtonsProps {
  detail: AssetDetail;
  canChange: boolean;
  onDeleted: () => void;
}

/** Puts another file in the place of an asset's; asks first where readers see it at once. */
function useReplacing({ asset, uses }: AssetDetail) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const confirm = useConfirm();
  const { store, explain } = useStoredFile();
  const [replace] = useReplaceAssetMutation();
  const [isBusy, setBusy] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);
  const live = uses.filter(({ isLive }) => isLive).length;
  const run = async (file: File | undefined) => {
    if (!file) return;
    setIssue(null);
    const isSure =
      asset.uses === 0 ||
      (await confirm({
        title: t('assets.replaceAsk', { title: asset.title, count: asset.uses }),
        text: live > 0 ? t('assets.replaceLive', { count: live }) : t('assets.replaceText'),
        confirm: t('assets.replace'),
      }));
    if (!isSure) return;
    setBusy(true);
    try {
      const stored = await store(file);
      const { error } = await replace({ id: asset.id, rev: asset.rev, ...stored });
      if (error) throw explain(error);
      toast.success(t('assets.replaced', { title: asset.title }));
    } catch (error) {
      setIssue(error instanceof UploadError ? error.message : t('failedAction'));
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, issue };
}

/** What may be done with the file of an asset. */
export function AssetFileButtons({ detail, canChange, onDeleted }: AssetFileButtonsProps) {
  const { t } = useTranslation('content');
  const { asset, uses } = detail;
  const actor = useActor();
  const { run, isBusy, issue } = useReplacing(detail);
  const removal = useAssetRemoval();
  const refused = !canChange
    ? t('assets.ofOthers')
    : !isEditor(actor) && uses.some(isDecided)
      ? t('assets.issue.decided')
      : null;
  return (
    <>
      <div className={styles.buttons}>
        <FilePicker
          label={t('assets.replace')}
          isSingle
          accept={asset.kind === 'picture' ? acceptedPictures : acceptedFiles}
          onFiles={([file]) => void run(file)}
        >
          {(pick) => (
            <ExplainedButton icon={<Icon of={RefreshCw} />} loading={isBusy} reason={refused} onClick={pick}>
              {t('assets.replace')}
            </ExplainedButton>
          )}
        </FilePicker>
        <Button icon={<Icon of={Download} />} href={asset.src} download={asset.fileName}>
          {t('assets.download')}
        </Button>
        <ExplainedButton
          danger
          icon={<Icon of={Trash2} />}
          loading={removal.isBusy}
          reason={canChange ? null : t('assets.ofOthers')}
          onClick={async () => {
            if (await removal.remove([asset])) onDeleted();
          }}
        >
          {t('assets.delete')}
        </ExplainedButton>
      </div>
      <p className={styles.issue} role="alert">
        {issue}
      </p>
    </>
  );
}
