import { useTranslation } from 'react-i18next';
import { Avatar, useFormat } from 'shared/ui';
import { CardRow, CardRows, QueryCard } from 'shared/ui/widget';
import { dashboardsApi } from '../../api/dashboardsApi';

const shown = 4;

/** What waits for review, the most pressing first. */
export function ReviewCard() {
  const { t } = useTranslation('dashboards');
  const { ago } = useFormat();
  return (
    <QueryCard
      title={t('analytics.reviews')}
      query={dashboardsApi.useGetReviewQueueQuery()}
      empty={{ is: ({ items }) => items.length === 0, text: t('analytics.noReviews') }}
    >
      {({ items, total }) => (
        <>
          <CardRows>
            {items.slice(0, shown).map(({ id, title, kind, author, dueDate }) => (
              <CardRow
                key={id}
                mark={<Avatar name={author.name} src={author.avatar} />}
                title={title}
                sub={`${t(`kinds.${kind}`)} · ${author.name}`}
                when={ago(dueDate)}
              />
            ))}
          </CardRows>
          {total > shown && <p>{t('analytics.moreReviews', { count: total - shown })}</p>}
        </>
      )}
    </QueryCard>
  );
}
