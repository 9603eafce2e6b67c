import { Highlight, IconButton, useFormat, useToast } from '@atrium/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRemoveEntryMutation, useRestoreEntryMutation } from '../../api/newAppApi';
import type { Entry } from '../../api/schemas';
import styles from './EntryList.module.css';

interface Props {
  entry: Entry;
  q: string;
  onEdit: () => void;
}

/** One entry; deletion can be undone. */
export function EntryRow({ entry: { id, title, addedAt }, q, onEdit }: Props) {
  const { t } = useTranslation('new-app');
  const { ago } = useFormat();
  const toast = useToast();
  const [remove] = useRemoveEntryMutation();
  const [restore] = useRestoreEntryMutation();

  const bringBack = async () => {
    const { error } = await restore(id);
    if (error) toast.error(t('remove.undoFailed', { title }));
  };
  const deleteEntry = async () => {
    const { error } = await remove(id);
    if (error) return toast.error(t('remove.failed', { title }));
    toast.success(t('remove.done', { title }), { action: { label: t('remove.undo'), onClick: bringBack } });
  };

  return (
    <li className={styles.entry}>
      <span className={styles.title}>
        <bdi>
          <Highlight text={title} query={q} />
        </bdi>
      </span>
      <span className={styles.when}>{t('added', { when: ago(addedAt) })}</span>
      <IconButton label={t('edit.label', { title })} icon={Pencil} onClick={onEdit} />
      <IconButton label={t('remove.label', { title })} icon={Trash2} onClick={deleteEntry} />
    </li>
  );
}
