import { Meter, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import type { AvgSessions } from '../../api/schemas';
import { daysPath } from '../../model/recordsPath';
import { useCardQuery, useShownPeriod } from '../../state/shownPeriod';
import { ChartCard } from '../Chart/ChartCard';
import { TimeChart } from '../Chart/charts';
import { Figure } from '../Figure';
import styles from './Cards.module.css';
import { TimeLegend, useTimeNames } from './TimeLegend';
import { toRendered, toTable } from './timeSeries';

const longMinutes = 5;

function SessionMeters({ sessions: { total, goal, users, retention, duration } }: { sessions: AvgSessions }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const minutes = format.number(duration, { style: 'unit', unit: 'minute', maximumFractionDigits: 1 });
  return (
    <div className={styles.meters}>
      <Meter label={t('sessions.goal')} share={total / (goal || 1)} />
      <Meter label={t('sessions.users')} share={users / (total || 1)} tone="teal" text={format.compact(users)} />
      <Meter label={t('sessions.retention')} share={retention / 100} tone="amber" />
      <Meter label={t('sessions.duration')} share={duration / longMinutes} tone="plum" text={minutes} />
    </div>
  );
}

/** Sessions per day with their course, compared with the goal. */
export function SessionsCard() {
  const { t } = useTranslation('dashboards');
  const names = useTimeNames();
  const period = useShownPeriod();
  const title = t('cards.sessions');
  return (
    <ChartCard
      title={title}
      query={dashboardsApi.useGetAvgSessionsQuery(useCardQuery())}
      units={['count']}
      records="days"
      table={(data) => toTable(data, names)}
      total={({ sessions, growth }) => (
        <Figure to={daysPath(period)} change={growth}>
          {t('sessions.perDay', { count: sessions })}
        </Figure>
      )}
      legend={<TimeLegend isBar />}
      foot={(data) => <SessionMeters sessions={data} />}
    >
      {(data) => (
        <TimeChart
          label={t('chart.label', { title })}
          categories={data.categories}
          series={toRendered(data, names, 'bar')}
          unit="count"
          records="days"
        />
      )}
    </ChartCard>
  );
}
