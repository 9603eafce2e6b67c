import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useDeletePostCommentMutation, useRestorePostCommentMutation } from '../../api/blog/blogApi';

export function useRemoveComment() {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [deleteComment] = useDeletePostCommentMutation();
  const [restoreComment] = useRestorePostCommentMutation();

  const restore = async (id: number) => {
    const { error } = await restoreComment(id);
    if (error) toast.error(t('readerComment.restoreFailed'));
  };

  return async (id: number) => {
    const { error } = await deleteComment(id);
    if (error) return toast.error(t('readerComment.deleteFailed'));
    toast.success(t('readerComment.deleted'), { action: { label: t('undo'), onClick: () => void restore(id) } });
  };
}
