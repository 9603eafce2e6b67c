import { useTranslation } from 'react-i18next';
import { useFormat } from 'shared/ui';
import { CardBar, CardLink, CardRow, CardRows, QueryCard } from 'shared/ui/widget';
import { useGetItemsQuery } from '../../api/contentApi';

/** What goes out next, for a page of another app. */
export default function NextPublished() {
  const { t } = useTranslation('content');
  const { dateTime } = useFormat();
  return (
    <QueryCard
      title={t('widget.next')}
      end={<CardLink to="/content/schedule">{t('widget.all')}</CardLink>}
      query={useGetItemsQuery(
        { status: ['scheduled'], sortBy: 'scheduledAt', perPage: 5 },
        { refetchOnMountOrArgChange: true },
      )}
      rows={5}
      empty={{ is: ({ total }) => total === 0, text: t('schedule.none') }}
    >
      {({ items }) => (
        <CardRows>
          {items.map(({ id, title, type, scheduledAt }) => (
            <CardRow
              key={id}
              to={`/content/items/${id}`}
              mark={<CardBar />}
              title={title}
              sub={t(`type.${type}`)}
              when={scheduledAt ? dateTime(scheduledAt) : ''}
            />
          ))}
        </CardRows>
      )}
    </QueryCard>
  );
}
