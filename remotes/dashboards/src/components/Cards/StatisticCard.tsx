import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import type { StatisticName } from '../../api/schemas/choices';
import { type RecordKind, recordsPath } from '../../model/recordsPath';
import { useCardQuery, useShownPeriod } from '../../state/shownPeriod';
import { ChartCard } from '../Chart/ChartCard';
import { TimeChart } from '../Chart/charts';
import { type Unit, useChartText } from '../Chart/useChartText';
import { Figure } from '../Figure';
import { TimeLegend, useTimeNames } from './TimeLegend';
import { toRendered, toTable } from './timeSeries';

interface Props {
  name: StatisticName;
  title: string;
  unit: Unit;
  kind: 'area' | 'bar';
  records: RecordKind;
}

/** Number of the period with its course, as bars or line. */
export function StatisticCard({ name, title, unit, kind, records }: Props) {
  const names = useTimeNames();
  const text = useChartText(unit);
  const period = useShownPeriod();
  const query = dashboardsApi.useGetStatisticQuery({ name, ...useCardQuery() });
  const { t } = useTranslation('dashboards');
  return (
    <ChartCard
      title={title}
      query={query}
      units={[unit]}
      records={records}
      table={(data) => toTable(data, names)}
      total={(data) => (
        <Figure to={recordsPath(period, records)} change={data.change} isBrief>
          {text.value(data.value)}
        </Figure>
      )}
      legend={<TimeLegend isBar={kind === 'bar'} isQuiet={kind === 'bar'} />}
    >
      {(data) => (
        <TimeChart
          label={t('chart.label', { title })}
          categories={data.categories}
          series={toRendered(data, names, kind, kind === 'bar')}
          accentFrom={data.categories.at(-1)}
          unit={unit}
          records={records}
        />
      )}
    </ChartCard>
  );
}
