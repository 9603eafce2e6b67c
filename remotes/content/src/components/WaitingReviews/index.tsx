import type { SlotProps } from '@atrium/contract';
import { useRuntime } from '@atrium/sdk';
import { CardLink, QueryCard, readWidgetRows } from '@atrium/ui/widget';
import { useTranslation } from 'react-i18next';
import { useGetItemsQuery } from '../../api/contentApi';
import type { ListedItem } from '../../api/schemas';
import { rejectionOf } from '../../model/transition';
import { useActor } from '../../state/useActor';
import { useItemActions } from '../../state/useItemActions';
import styles from './WaitingReviews.module.css';
import { WaitingRow } from './WaitingRow';

const usualRows = 4;

export default function WaitingReviews({ data }: SlotProps) {
  const rows = readWidgetRows(data, usualRows);
  const { t } = useTranslation('content');
  const query = useGetItemsQuery(
    { queue: 'mine', sortBy: 'dueAt', perPage: rows },
    { refetchOnMountOrArgChange: true },
  );
  const actor = useActor();
  const { runStep } = useItemActions();
  const now = useRuntime().clock.now();
  const approvalOf = (item: ListedItem) =>
    rejectionOf('approve', item, actor, now) === null
      ? () => void runStep('approve', [item], { version: item.version })
      : undefined;
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
            <WaitingRow key={item.id} item={item} isFirst={place === 0} onApprove={approvalOf(item)} />
          ))}
        </ul>
      )}
    </QueryCard>
  );
}
