import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { useFormat } from 'shared/ui';
import type { ListedItem } from '../../api/schemas';
import { dueState } from '../../model/dueState';
import styles from './WaitingReviews.module.css';

/** Until when a review waits, in words that stand alone: of today also the hour, and what is past says so. */
export function DueWords({ item }: { item: Pick<ListedItem, 'dueAt' | 'status'> }) {
  const { t } = useTranslation('content');
  const { day, time, dateTime } = useFormat();
  const now = useRuntime().clock.now();
  const state = dueState(item, now);
  if (!state || !item.dueAt) return null;
  const when = day(item.dueAt, now);
  // Of today, a list tells the hour alone.
  const isToday = when === time(item.dueAt);
  const words = isToday ? t('widget.today', { time: when }) : when;
  return (
    <time
      dateTime={item.dueAt}
      title={dateTime(item.dueAt)}
      className={styles.due}
      data-state={isToday ? 'overdue' : state}
    >
      <bdi>{state === 'overdue' ? t('overdueSince', { when: words }) : words}</bdi>
    </time>
  );
}
