import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import styles from './Item.module.css';
import { useDue } from './useDue';

/** Due time; overdue is also written. */
export function DueTime({ item }: { item: Pick<ListedItem, 'dueAt' | 'status'> }) {
  const { t } = useTranslation('content');
  const due = useDue(item);
  if (!due) return null;
  const { dueAt, state, when, whole } = due;
  return (
    <time dateTime={dueAt} title={whole} className={styles.due} data-state={state}>
      {state === 'overdue' ? t('overdueSince', { when }) : when}
    </time>
  );
}
