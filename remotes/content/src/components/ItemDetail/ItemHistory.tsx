import { Avatar, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ContentEvent, ItemDetail } from '../../api/schemas';
import { useNameOf } from '../../state/useEditorialSettings';
import styles from './ItemHistory.module.css';

/** Admins may approve their own work, which the history shows. */
const isOwnApproval = ({ action, actorId }: ContentEvent, authorId: number): boolean =>
  action === 'approve' && actorId === authorId;

export function ItemHistory({ item, events }: Pick<ItemDetail, 'item' | 'events'>) {
  const { t } = useTranslation('content');
  const { ago, dateTime } = useFormat();
  const nameOf = useNameOf();
  return (
    <ol className={styles.events} aria-label={t('tabs.history')}>
      {events.map((event) => {
        const name = event.actorId === null ? t('system') : nameOf(event.actor);
        return (
          <li key={event.id} className={styles.event}>
            <Avatar name={name} src={event.actor?.avatar ?? null} size="s" />
            <p className={styles.what}>
              {isOwnApproval(event, item.authorId)
                ? t('event.approveOwn', { name, version: event.version })
                : t(`event.${event.action}`, { name, version: event.version })}
              {event.reason && <q className={styles.reason}>{event.reason}</q>}
            </p>
            <time dateTime={event.at} title={dateTime(event.at)} className={styles.when}>
              {ago(event.at)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
