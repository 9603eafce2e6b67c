import { Avatar, useFormat } from '@atrium/ui';
import { CardRow, CardRows, QueryCard } from '@atrium/ui/widget';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import chart from '../Chart/Chart.module.css';
import styles from './Cards.module.css';

const shown = 6;

export function TimelineCard() {
  const { t } = useTranslation('dashboards');
  const { ago } = useFormat();
  return (
    <div className={chart.card}>
      <QueryCard
        title={t('cards.timeline')}
        query={dashboardsApi.useGetTimelineQuery()}
        rows={shown}
        empty={{ is: ({ entries }) => entries.length === 0, text: t('cards.noTimeline') }}
      >
        {({ entries }) => (
          <div className={styles.spread}>
            <CardRows>
              {entries.slice(0, shown).map(({ id, title, text, time, people, link }) => (
                <CardRow
                  key={id}
                  {...(link && { to: link })}
                  mark={<Avatar name={people[0]?.name ?? title} src={people[0]?.avatar ?? null} />}
                  title={title}
                  sub={text}
                  when={ago(time)}
                />
              ))}
            </CardRows>
          </div>
        )}
      </QueryCard>
    </div>
  );
}
