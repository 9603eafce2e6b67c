import { useTranslation } from 'react-i18next';
import { useToast } from 'shared/ui';
import { useDeleteCommentMutation, useRestoreCommentMutation } from '../../api/blog/blogApi';

/** Deletes a comment, and offers to bring it back. */
export function useRemoveComment() {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const [deleteComment] = useDeleteCommentMutation();
  const [restoreComment] = useRestoreCommentMutation();

  const restore = async (id: number) => {
    const { error } = await restoreComment(id);
    if (error) toast.error(t('comment.restoreFailed'));
  };

  return async (id: number) => {
    const { error } = await deleteComment(id);
    if (error) return toast.error(t('comment.deleteFailed'));
    toast.success(t('comment.deleted'), { action: { label: t('undo'), onClick: () => void restore(id) } });
  };
}
