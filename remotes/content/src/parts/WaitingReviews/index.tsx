import { useTranslation } from 'react-i18next';
import type { SlotProps } from 'shared/contract';
import { useRuntime } from 'shared/runtime';
import { Avatar, useFormat } from 'shared/ui';
import { CardLink, CardRow, CardRows, QueryCard, readWidgetRows } from 'shared/ui/widget';
import { useGetItemsQuery } from '../../api/contentApi';
import { isOverdue } from '../../model/dueState';

const usualRows = 5;

/** What waits for my review, the most urgent first, for a page of another app. */
export default function WaitingReviews({ data }: SlotProps) {
  const rows = readWidgetRows(data, usualRows);
  const { t } = useTranslation('content');
  const { day } = useFormat();
  const now = useRuntime().clock.now();
  return (
    <QueryCard
      title={t('widget.waiting')}
      end={<CardLink to="/content/review">{t('widget.all')}</CardLink>}
      query={useGetItemsQuery({ queue: 'mine', sortBy: 'dueAt', perPage: rows }, { refetchOnMountOrArgChange: true })}
      rows={rows}
      empty={{ is: ({ total }) => total === 0, text: t('review.emptyText.mine') }}
    >
      {({ items }) => (
        <CardRows>
          {items.map((item) => {
            const isLate = isOverdue(item, now);
            const when = item.dueAt ? day(item.dueAt, now) : '';
            const name = item.author?.fullName ?? t('formerMember');
            return (
              <CardRow
                key={item.id}
                to={`/content/review?item=${item.id}`}
                mark={<Avatar name={name} src={item.author?.avatar ?? null} />}
                title={item.title}
                sub={name}
                when={isLate ? t('overdueSince', { when }) : when}
                isLate={isLate}
              />
            );
          })}
        </CardRows>
      )}
    </QueryCard>
  );
}
