import { useTranslation } from 'react-i18next';
import type { SlotProps } from 'shared/contract';
import { useFormat } from 'shared/ui';
import { CardBar, CardLink, CardRow, CardRows, QueryCard, readWidgetRows } from 'shared/ui/widget';
import { useGetItemsQuery } from '../../api/contentApi';

const usualRows = 5;

/** What goes out next, for a page of another app. */
export default function NextPublished({ data }: SlotProps) {
  const rows = readWidgetRows(data, usualRows);
  const { t } = useTranslation('content');
  const { dateTime } = useFormat();
  return (
    <QueryCard
      title={t('widget.next')}
      end={<CardLink to="/content/schedule">{t('widget.all')}</CardLink>}
      query={useGetItemsQuery(
        { status: ['scheduled'], sortBy: 'scheduledAt', perPage: rows },
        { refetchOnMountOrArgChange: true },
      )}
      rows={rows}
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
