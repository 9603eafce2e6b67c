import { Button, Icon, IconButton, Popover, Spinner, useFormat, useToast } from '@atrium/ui';
import { Plus, X } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import type { Annotation } from '../../api/schemas';
import styles from './Notes.module.css';

/** Shown instead of notes that failed to load; the chart above lacks their marks. */
export function NotesFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('dashboards');
  return (
    <div className={styles.notes} role="alert">
      {t('notes.failed')}
      <Button type="link" size="small" onClick={onRetry}>
        {t('tile.retry')}
      </Button>
    </div>
  );
}

// Loaded on demand: the form has a calendar.
const NoteFields = lazy(() => import('./NoteFields'));

function NoteForm() {
  const { t } = useTranslation('dashboards');
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <Suspense fallback={<Spinner />}>
          <NoteFields onDone={() => setOpen(false)} />
        </Suspense>
      }
    >
      <Button type="text" size="small" icon={<Icon of={Plus} />} aria-expanded={isOpen}>
        {t('notes.add')}
      </Button>
    </Popover>
  );
}

interface Props {
  notes: readonly Annotation[];
}

/** Notes below a chart's marks, with a form for more. Rendered once per set of notes. */
export const Notes = memo(function Notes({ notes }: Props) {
  const { t } = useTranslation('dashboards');
  const { dateShort } = useFormat();
  const toast = useToast();
  const [remove] = dashboardsApi.useRemoveAnnotationMutation();
  const [restore] = dashboardsApi.useRestoreAnnotationMutation();
  const removeNote = async ({ id, text }: Annotation) => {
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
              onClick={() => void removeNote(note)}
            />
          </li>
        ))}
      </ol>
      <NoteForm />
    </div>
  );
});
