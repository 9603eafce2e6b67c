import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { useDue } from '../Item/useDue';
import styles from './WaitingReviews.module.css';

/** Due time of a review as a phrase: for today with the hour; overdue is written. */
export function DueWords({ item }: { item: Pick<ListedItem, 'dueAt' | 'status'> }) {
  const { t } = useTranslation('content');
  const due = useDue(item);
  if (!due) return null;
  const { dueAt, state, when, isToday, whole } = due;
  const words = isToday ? t('widget.today', { time: when }) : when;
  return (
    <time dateTime={dueAt} title={whole} className={styles.due} data-state={isToday ? 'overdue' : state}>
      <bdi>{state === 'overdue' ? t('overdueSince', { when: words }) : words}</bdi>
    </time>
  );
}
