import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import { isWithin } from '../../model/day';
import { marksOf } from '../../model/marks';
import { changeOf } from '../../model/period';
import { revenuePath } from '../../model/recordsPath';
import { useCardQuery, useShownPeriod } from '../../state/shownPeriod';
import { ChartCard } from '../Chart/ChartCard';
import { TimeChart } from '../Chart/charts';
import { useChartText } from '../Chart/useChartText';
import { Figure } from '../Figure';
import { Notes, NotesFailed } from '../Notes/Notes';
import { TimeLegend, useTimeNames } from './TimeLegend';
import { toRendered, toTable } from './timeSeries';

export function RevenueCard({ hasNotes = true }: { hasNotes?: boolean }) {
  const { t } = useTranslation('dashboards');
  const names = useTimeNames();
  const text = useChartText('money');
  const period = useShownPeriod();
  const query = dashboardsApi.useGetRevenueQuery(useCardQuery());
  const notesQuery = dashboardsApi.useGetAnnotationsQuery(undefined, { skip: !hasNotes });
  const { data: noted } = notesQuery;
  const { range } = period;
  const notes = useMemo(() => (noted?.annotations ?? []).filter(({ day }) => isWithin(day, range)), [noted, range]);
  // Rendered with the chart, after the numbers.
  const visibleNotes = useDeferredValue(notes);
  const title = t('cards.revenue');
  return (
    <ChartCard
      title={title}
      query={query}
      units={['money']}
      records="revenue"
      table={(data) => toTable(data, names)}
      total={({ thisMonth, lastMonth }) => (
        <Figure to={revenuePath(period)} change={changeOf({ value: thisMonth, before: lastMonth })}>
          {text.value(thisMonth)}
        </Figure>
      )}
      legend={<TimeLegend />}
      foot={() =>
        hasNotes &&
        (notesQuery.isError && !noted ? <NotesFailed onRetry={notesQuery.refetch} /> : <Notes notes={visibleNotes} />)
      }
    >
      {(data) => (
        <TimeChart
          label={t('chart.label', { title })}
          categories={data.categories}
          series={toRendered(data, names, 'area')}
          unit="money"
          records="revenue"
          marks={marksOf(
            notes.map(({ day }) => day),
            data.categories,
          )}
        />
      )}
    </ChartCard>
  );
}
