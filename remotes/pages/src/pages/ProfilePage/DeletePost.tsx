import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton, useConfirm } from 'shared/ui';
import { useDeletePostMutation } from '../../api/profile/profileApi';
import styles from './Post.module.css';
import { useSaid } from './useSaid';

/** Takes a post of one's own away, with what others said of it. */
export function DeletePost({ id }: { id: number }) {
  const { t } = useTranslation('pages');
  const ask = useConfirm();
  const said = useSaid();
  const [deletePost] = useDeletePostMutation();
  const remove = async () => {
    const question = { title: t('profile.deletePost'), text: t('profile.deletePostText') };
    if (await ask({ ...question, confirm: t('profile.delete'), isDanger: true })) await said(deletePost(id));
  };
  return (
    <IconButton className={styles.end} label={t('profile.deletePost')} icon={Trash2} onClick={() => void remove()} />
  );
}
