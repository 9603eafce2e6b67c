import { IconButton, useFormat, useToast } from '@atrium/ui';
import { X } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import type { Annotation } from '../../api/schemas';
import { NoteForm } from './NoteForm';
import styles from './Notes.module.css';

interface Props {
  notes: readonly Annotation[];
}

/** What happened at days of a chart, under the signs that it draws, and how to note more. Drawn once for the same notes. */
export const Notes = memo(function Notes({ notes }: Props) {
  const { t } = useTranslation('dashboards');
  const { dateShort } = useFormat();
  const toast = useToast();
  const [remove] = dashboardsApi.useRemoveAnnotationMutation();
  const [restore] = dashboardsApi.useRestoreAnnotationMutation();
  const takeAway = async ({ id, text }: Annotation) => {
    const { error } = await remove(id);
    if (error) toast.error(t('notes.removeFailed'));
    else
      toast.success(t('notes.removed', { text }), {
        action: { label: t('notes.undo'), onClick: () => void restore(id) },
      });
  };
  return (
    <div className={styles.notes}>
      <ol className={styles.list} aria-label={t('notes.title')}>
        {notes.map((note, index) => (
          <li key={note.id} className={styles.note}>
            <b>{index + 1}</b>
            <bdi className={styles.day}>{dateShort(note.day)}</bdi>
            <span dir="auto">{note.text}</span>
            <IconButton
              size="small"
              label={t('notes.remove', { text: note.text })}
              icon={X}
              iconSize={12}
              onClick={() => void takeAway(note)}
            />
          </li>
        ))}
      </ol>
      <NoteForm />
    </div>
  );
});
