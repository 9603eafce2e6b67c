import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { useFormat } from 'shared/ui';
import type { ListedItem } from '../../api/schemas';
import { dueState } from '../../model/dueState';
import styles from './Item.module.css';

/** Until when there is work to do; what is past says so in words, too. */
export function DueTime({ item }: { item: Pick<ListedItem, 'dueAt' | 'status'> }) {
  const { t } = useTranslation('content');
  const { day, dateTime } = useFormat();
  const now = useRuntime().clock.now();
  const state = dueState(item, now);
  if (!state || !item.dueAt) return null;
  const when = day(item.dueAt, now);
  return (
    <time dateTime={item.dueAt} title={dateTime(item.dueAt)} className={styles.due} data-state={state}>
      {state === 'overdue' ? t('overdueSince', { when }) : when}
    </time>
  );
}
