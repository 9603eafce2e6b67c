import { answerCall, type BackendCall, ok, type z } from '@atrium/backend';
import { statisticCalls as calls } from '../api/calls';
import { CardQuery, StatisticCard } from '../api/schemas';
import { type StatisticName, statisticNames } from '../api/schemas/choices';
import { toEuros } from '../model/euros';
import { type Figures, figureOf } from '../model/figures';
import { changeOf } from '../model/period';
import { courseOf, seriesOf } from './course';
import { statisticLegacyView } from './legacyView';
import { checkDays, compare, figure, type Span, spanOf } from './span';

interface Statistic {
  title: string;
  read: (figures: Figures) => number;
}

const money =
  (read: (figures: Figures) => number) =>
  (figures: Figures): number =>
    toEuros(read(figures));

const perDay = (figures: Figures): number => Math.round(figureOf(figures, 'users') / (figureOf(figures, 'days') || 1));

const statistics: Record<StatisticName, Statistic> = {
  'orders-bar-chart': { title: 'Orders', read: figure('orders') },
  'profit-line-chart': {
    title: 'Profit',
    read: money((figures) => figureOf(figures, 'revenue') - figureOf(figures, 'expense')),
  },
  subscribers: { title: 'Subscribers Gained', read: figure('subscribers') },
  revenue: { title: 'Revenue Generated', read: money(figure('revenue')) },
  sales: { title: 'Sales', read: figure('status.Finished') },
  orders: { title: 'Orders Received', read: figure('orders') },
  'site-traffic': { title: 'Site Traffic', read: figure('visits') },
  'active-users': { title: 'Active Users', read: perDay },
  newsletter: { title: 'Newsletter', read: figure('newsletter') },
};

function getCard(span: Span, { title, read }: Statistic): z.output<typeof StatisticCard> {
  const compared = compare(span, read);
  const course = courseOf(span, read);
  return {
    title,
    ...compared,
    change: changeOf(compared),
    categories: course.categories,
    series: seriesOf(course, title),
  };
}

export const statisticCalls: BackendCall[] = statisticNames.map((name) =>
  answerCall(calls[name], {
    summary: `${statistics[name].title}: the number, what it is compared with, and the course of both`,
    input: CardQuery,
    answer: StatisticCard,
    legacyView: (answer) => statisticLegacyView(name, answer),
    rejections: [400],
    handle: async (store, { input }) =>
      checkDays(store, input) ?? ok(getCard(await spanOf(store, input), statistics[name])),
  }),
);
