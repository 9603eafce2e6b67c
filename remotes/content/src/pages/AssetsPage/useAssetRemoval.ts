import { useConfirm, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useDeleteAssetsMutation, useRestoreAssetsMutation } from '../../api/assetsApi';
import type { Asset, ChangedAssets } from '../../api/schemas';

type Named = Pick<Asset, 'id' | 'title'>;

/** Deletes assets; asks first where they are used. That can be undone. */
export function useAssetRemoval(): { remove: (assets: readonly Named[]) => Promise<boolean>; isBusy: boolean } {
  const { t } = useTranslation('content');
  const toast = useToast();
  const confirm = useConfirm();
  const [send, { isLoading }] = useDeleteAssetsMutation();
  const [restore] = useRestoreAssetsMutation();
  const say = ({ done, refused }: ChangedAssets, isUndone: (ids: number[]) => void) => {
    if (done.length > 0)
      toast.success(t('assets.deleted', { count: done.length }), {
        action: { label: t('undo'), onClick: () => isUndone(done) },
      });
    const denied = refused.filter(({ reason }) => reason === 'notAllowed').length;
    if (denied > 0) toast.error(t('assets.notAllowed', { count: denied }));
  };
  const undo = async (ids: number[]) => {
    if ((await restore(ids)).error) toast.error(t('failedAction'));
  };
  const remove = async (assets: readonly Named[]) => {
    const ids = assets.map(({ id }) => id);
    const first = await send({ ids });
    if (!first.data) {
      toast.error(t('failedAction'));
      return false;
    }
    const used = first.data.refused.filter(({ reason }) => reason === 'used');
    say(first.data, (done) => void undo(done));
    if (used.length === 0) return first.data.done.length > 0;
    const uses = used.reduce((sum, one) => sum + one.uses, 0);
    const [only] = used.length === 1 ? assets.filter(({ id }) => id === used[0]?.id) : [];
    const isSure = await confirm({
      title: only
        ? t('assets.deleteUsed', { title: only.title, count: uses })
        : t('assets.deleteSeveralUsed', { count: used.length }),
      text: t('assets.deleteUsedText'),
      confirm: t('assets.deleteAnyway'),
      isDanger: true,
    });
    if (!isSure) return false;
    const second = await send({ ids: used.map(({ id }) => id), isConfirmed: true });
    if (second.data) say(second.data, (done) => void undo(done));
    else toast.error(t('failedAction'));
    return second.data !== undefined;
  };
  return { remove, isBusy: isLoading };
}
