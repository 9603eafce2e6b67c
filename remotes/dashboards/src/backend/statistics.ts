import { answerCall, type BackendCall, type BackendStore, ok } from 'shared/backend';
import { statisticCalls as calls } from '../api/calls';
import { type StatisticName, statisticNames } from '../api/choices';
import { CardQuery, StatisticCard } from '../api/schemas';
import { getCategories, toPeriod } from './period';
import { createSeries, getChange, getSum } from './series';

interface Statistic {
  title: string;
  /** What one day is like at the beginning and at the end. */
  from: number;
  to: number;
  /** The number shown: the sum over the period, its mean, or where it ends. */
  show: 'sum' | 'mean' | 'last';
  wobble?: number;
}

const statistics: Record<StatisticName, Statistic> = {
  'orders-bar-chart': { title: 'Orders', from: 86, to: 112, show: 'sum', wobble: 0.22 },
  'profit-line-chart': { title: 'Profit', from: 190, to: 262, show: 'sum', wobble: 0.14 },
  subscribers: { title: 'Subscribers Gained', from: 88_350, to: 92_600, show: 'last', wobble: 0.004 },
  revenue: { title: 'Revenue Generated', from: 2_980, to: 3_640, show: 'sum', wobble: 0.1 },
  sales: { title: 'Quarterly Sales', from: 41, to: 38, show: 'sum', wobble: 0.18 },
  orders: { title: 'Orders Received', from: 1_420, to: 1_330, show: 'sum', wobble: 0.08 },
  'site-traffic': { title: 'Site Traffic', from: 71_400, to: 82_100, show: 'mean', wobble: 0.09 },
  'active-users': { title: 'Active Users', from: 9_120, to: 9_740, show: 'mean', wobble: 0.05 },
  newsletter: { title: 'Newsletter', from: 24_900, to: 26_300, show: 'last', wobble: 0.01 },
};

/** A month of a running sum holds the sum of its days. */
const daysOf = (show: Statistic['show'], category: string) => (show === 'sum' && category.length === 7 ? 30 : 1);

const readOff = (show: Statistic['show'], values: readonly number[]): number => {
  if (show === 'last') return values.at(-1) ?? 0;
  return show === 'sum' ? getSum(values) : Math.round(getSum(values) / values.length);
};

function getCard(store: BackendStore, name: StatisticName, period: string | null | undefined): StatisticCard {
  const { title, from, to, show, wobble } = statistics[name];
  const categories = getCategories(toPeriod(period), store.now());
  const days = daysOf(show, categories[0] ?? '');
  const data = createSeries(categories.length, { seed: name.length + from, from: from * days, to: to * days, wobble });
  return { title, value: readOff(show, data), change: getChange(data), categories, series: [{ name: title, data }] };
}

export const statisticCalls: BackendCall[] = statisticNames.map((name) =>
  answerCall(calls[name], {
    summary: `${statistics[name].title}: the number, its change in percent and its course`,
    input: CardQuery,
    answer: StatisticCard,
    handle: (store, { input }) => ok(getCard(store, name, input.period)),
  }),
);
