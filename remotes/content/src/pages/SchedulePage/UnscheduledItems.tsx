import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'shared/ui';
import type { ListedItem } from '../../api/schemas';
import { ChannelNames } from '../../parts/Item/ChannelNames';
import styles from './SchedulePage.module.css';

interface UnscheduledItemsProps {
  items: readonly ListedItem[];
  onSchedule: (item: ListedItem) => void;
}

/** What is approved and waits for a time. */
export function UnscheduledItems({ items, onSchedule }: UnscheduledItemsProps) {
  const { t } = useTranslation('content');
  return (
    <section aria-label={t('schedule.tray')}>
      <h2 className={styles.heading}>
        {t('schedule.tray')} <span className={styles.count}>{items.length}</span>
      </h2>
      {items.length === 0 && <p className={styles.facts}>{t('schedule.trayEmpty')}</p>}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.card}>
            <Link to={`/content/items/${item.id}`} className={styles.title}>
              {item.title}
            </Link>
            <p className={styles.facts}>
              <ChannelNames ids={item.channelIds} />
              <span>{item.author?.fullName ?? t('formerMember')}</span>
            </p>
            <Button type="link" className={styles.link} onClick={() => onSchedule(item)}>
              {t('action.schedule')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
