import { CandleChart, ChartBox, GaugeChart, HeatChart, PointChart, WebChart } from '@atrium/ui/chart';
import { articles, days, goals, hours, prices, skills } from '../data/series';

/** Things of different kinds, each measured by its own largest value. */
export function RadarChart() {
  const axes = skills.map(({ name, values }) => ({
    name,
    values: values.map((value) => ({ share: value, text: `${value}` })),
  }));
  return (
    <ChartBox size="l" legend={['This year', 'Last year']}>
      <WebChart label="Skills of the team" axes={axes} series={['This year', 'Last year']} />
    </ChartBox>
  );
}

/** Progress of several goals. */
export function RadialBars() {
  return (
    <ChartBox legend={goals.map(({ name }) => name)}>
      <GaugeChart label="Goals of the year" parts={goals} whole={100} text={{ value: (value) => `${value} %` }} />
    </ChartBox>
  );
}

/** Each point is one article: does more text mean more readers? */
export function ScatterChart() {
  return (
    <ChartBox legend={['Guides', 'News']}>
      <PointChart label="Articles by length and readers" axes={{ x: 'Words', y: 'Readers' }} series={articles} />
    </ChartBox>
  );
}

/** A third number as the size of each point. */
export function BubbleChart() {
  const sized = articles.map(({ label, points }) => ({
    label,
    points: points.map((point, index) => ({ ...point, size: (index + 1) * 12 })),
  }));
  return (
    <ChartBox legend={['Guides', 'News']}>
      <PointChart
        label="Articles by length, readers and comments"
        axes={{ x: 'Words', y: 'Readers', size: 'Comments' }}
        series={sized}
      />
    </ChartBox>
  );
}

/** From where to where something went each day: hollow where it rose. */
export function CandlestickChart() {
  return (
    <ChartBox size="l">
      <CandleChart
        label="Price of paper by day"
        candles={prices}
        names={{ open: 'First', high: 'Highest', low: 'Lowest', close: 'Last' }}
      />
    </ChartBox>
  );
}

/** Two lists of names: a table whose cells are tinted, so that each number can be read as well. */
export function HeatMap() {
  return <HeatChart label="Visits by day and hour" columns={hours} rows={days} />;
}
