import { useTranslation } from 'react-i18next';
import { Avatar, useFormat } from 'shared/ui';
import { CardRow, CardRows, QueryCard } from 'shared/ui/widget';
import { dashboardsApi } from '../../api/dashboardsApi';

/** What happened lately, the newest first. */
export function TimelineCard() {
  const { t } = useTranslation('dashboards');
  const { ago } = useFormat();
  return (
    <QueryCard
      title={t('analytics.activity')}
      query={dashboardsApi.useGetTimelineQuery()}
      empty={{ is: ({ entries }) => entries.length === 0, text: t('analytics.noActivity') }}
    >
      {({ entries }) => (
        <CardRows>
          {entries.slice(0, 4).map(({ id, title, text, time, people }) => (
            <CardRow
              key={id}
              mark={<Avatar name={people[0]?.name ?? title} src={people[0]?.avatar ?? null} />}
              title={title}
              sub={text}
              when={ago(time)}
            />
          ))}
        </CardRows>
      )}
    </QueryCard>
  );
}
