import { ChartBox, CourseChart, ShareChart } from '@atrium/ui/chart';
import { months, orders, parts, plan, returns } from '../data/series';

/** One filled course of an amount over time. */
export function AreaChart() {
  return (
    <ChartBox>
      <CourseChart
        label="Orders by month"
        categories={months}
        series={[{ label: 'Orders', data: orders, kind: 'area' }]}
      />
    </ChartBox>
  );
}

/** The comparison is dashed and paler. */
export function Compared() {
  return (
    <ChartBox>
      <CourseChart
        label="Orders by month, beside the plan"
        categories={months}
        series={[
          { label: 'Orders', data: orders, kind: 'area' },
          { label: 'Plan', data: plan, kind: 'dashed' },
        ]}
      />
    </ChartBox>
  );
}

/** Signs at places, which a list under the chart explains; how many places are written follows from the width alone. */
export function Noted() {
  return (
    <ChartBox>
      <CourseChart
        label="Orders by month, with notes"
        categories={months}
        series={[{ label: 'Orders', data: orders, kind: 'area' }]}
        placeWidth={64}
        marks={[
          { category: '04', sign: '1' },
          { category: '10', sign: '2' },
        ]}
      />
    </ChartBox>
  );
}

/** Several courses of the same weight: distinguished by colour and by dashes. */
export function LineChart() {
  return (
    <ChartBox>
      <CourseChart
        label="Orders and returns by month"
        categories={months}
        series={[
          { label: 'Orders', data: orders, kind: 'line' },
          { label: 'Returns', data: returns, kind: 'line', look: 'hatch' },
        ]}
      />
    </ChartBox>
  );
}

/** Columns, for months or names that are counted one by one; the month that is not over is paler. */
export function ColumnChart() {
  return (
    <ChartBox>
      <CourseChart
        label="Orders by month, as columns"
        categories={months}
        series={[{ label: 'Orders', data: orders, kind: 'bar' }]}
        paleFrom="12"
      />
    </ChartBox>
  );
}

/** Parts of a column, each with a pattern of its own. */
export function StackedColumns() {
  return (
    <ChartBox legend={['Orders', 'Returns']}>
      <CourseChart
        label="Orders and returns, on each other"
        categories={months}
        series={[
          { label: 'Orders', data: orders, kind: 'bar' },
          { label: 'Returns', data: returns, kind: 'bar', look: 'hatch' },
        ]}
        isStacked
      />
    </ChartBox>
  );
}

/** Bars that lie, where the names are long. */
export function BarChart() {
  return (
    <ChartBox>
      <CourseChart
        label="Visits by where they came from"
        categories={parts.map(({ name }) => name)}
        series={[{ label: 'Visits', data: parts.map(({ value }) => value), kind: 'bar' }]}
        isLying
      />
    </ChartBox>
  );
}

/** A few parts of a whole. More than five are better as bars. */
export function PieChart() {
  return (
    <ChartBox size="s" legend={parts.map(({ name }) => name)}>
      <ShareChart label="Where visits came from, as a pie" parts={parts} />
    </ChartBox>
  );
}

/** The same with the whole in its middle. */
export function DonutChart() {
  return (
    <ChartBox size="s" legend={parts.map(({ name }) => name)}>
      <ShareChart label="Where visits came from" parts={parts} middle="1,240" />
    </ChartBox>
  );
}
