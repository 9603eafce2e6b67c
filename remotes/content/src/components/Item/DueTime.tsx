import { useRuntime } from '@atrium/sdk';
import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { dueState } from '../../model/dueState';
import { inSentence } from '../../model/inSentence';
import styles from './Item.module.css';

/** Urgency and text of a due date; null where none is set or no work is left. */
export function useDue(item: Pick<ListedItem, 'dueAt' | 'status'>) {
  const { day, time, dateTime } = useFormat();
  const now = useRuntime().clock.now();
  const { dueAt } = item;
  const state = dueState(item, now);
  if (!state || !dueAt) return null;
  const when = day(dueAt, now);
  // For today, lists show the hour only.
  return { dueAt, state, when, isToday: when === time(dueAt), whole: dateTime(dueAt) };
}

/** Due time; overdue is also written. */
export function DueTime({ item }: { item: Pick<ListedItem, 'dueAt' | 'status'> }) {
  const { t } = useTranslation('content');
  const due = useDue(item);
  if (!due) return null;
  const { dueAt, state, when, whole } = due;
  return (
    <time dateTime={dueAt} title={whole} className={styles.due} data-state={state}>
      {state === 'overdue' ? t('overdueSince', { when: inSentence(when) }) : when}
    </time>
  );
}
