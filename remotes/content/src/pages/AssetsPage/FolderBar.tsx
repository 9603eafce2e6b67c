import { explainApiError } from '@atrium/sdk';
import { Button, useConfirm, useToast } from '@atrium/ui';
import type { TableParamsControl } from '@atrium/ui/table';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteAssetFolderMutation } from '../../api/assetsApi';
import type { AssetFolders } from '../../api/schemas';
import styles from '../../components/Assets/Assets.module.css';

const FolderDialog = lazy(() => import(/* webpackChunkName: "assets" */ './FolderDialog'));

interface FolderBarProps {
  folder: AssetFolders['folders'][number];
  table: TableParamsControl;
  canChange: boolean;
}

/** Name of the folder whose files are listed, and what may be done with it. */
export function FolderBar({ folder, table, canChange }: FolderBarProps) {
  const { t } = useTranslation('content');
  const confirm = useConfirm();
  const toast = useToast();
  const [isRenaming, setRenaming] = useState(false);
  const [remove] = useDeleteAssetFolderMutation();
  const { id, name, assets } = folder;
  const askToRemove = async () => {
    const isSure = await confirm({
      title: t('assets.folder.deleteAsk', { name }),
      text: assets > 0 ? t('assets.folder.deleteText', { count: assets }) : undefined,
      confirm: t('assets.folder.delete'),
      isDanger: true,
    });
    if (!isSure) return;
    const { error } = await remove(id);
    if (error) return toast.error(explainApiError(error, () => undefined).message || t('failedAction'));
    table.setFilter('folder', undefined);
    toast.success(t('assets.folder.deleted', { name }));
  };
  return (
    <div className={styles.bar}>
      <h2 className={styles.barTitle}>
        <bdi>{name}</bdi>
      </h2>
      {canChange && (
        <>
          <Button type="text" onClick={() => setRenaming(true)}>
            {t('assets.folder.rename')}
          </Button>
          <Button type="text" danger onClick={() => void askToRemove()}>
            {t('assets.folder.delete')}
          </Button>
        </>
      )}
      {isRenaming && (
        <Suspense>
          <FolderDialog folder={folder} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </div>
  );
}
