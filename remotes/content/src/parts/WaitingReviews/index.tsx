import { useTranslation } from 'react-i18next';
import type { SlotProps } from 'shared/contract';
import { CardLink, QueryCard, readWidgetRows } from 'shared/ui/widget';
import { useGetItemsQuery } from '../../api/contentApi';
import styles from './WaitingReviews.module.css';
import { WaitingRow } from './WaitingRow';

const usualRows = 5;

/** What waits for my review, the most urgent first and raised, for a page of another app. */
export default function WaitingReviews({ data }: SlotProps) {
  const rows = readWidgetRows(data, usualRows);
  const { t } = useTranslation('content');
  const query = useGetItemsQuery(
    { queue: 'mine', sortBy: 'dueAt', perPage: rows },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryCard
      title={t('widget.waiting')}
      count={query.data?.total}
      end={<CardLink to="/content/review">{t('widget.all')}</CardLink>}
      query={query}
      rows={rows}
      empty={{ is: ({ total }) => total === 0, text: t('review.emptyText.mine') }}
    >
      {({ items }) => (
        <ul className={styles.rows}>
          {items.map((item, place) => (
            <WaitingRow key={item.id} item={item} isFirst={place === 0} />
          ))}
        </ul>
      )}
    </QueryCard>
  );
}
