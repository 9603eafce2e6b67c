import { answerCall, type BackendCall, ok, type Row, type TableKey, unknown, type z } from 'shared/backend';
import { overviewCalls as calls, type OverviewCall } from '../api/calls';
import {
  BrowserStates,
  CompanyRows,
  Congratulations,
  Earnings,
  Meetup,
  ReviewQueue,
  SalesRadar,
  StatisticsSummary,
  Timeline,
  Transactions,
} from '../api/schemas';
import { createSeries } from './series';
import { browsersKey, companiesKey, meetupsKey, reviewsKey, timelineKey, transactionsKey } from './tables';

/** A call that answers the rows of one table under a name. */
function listCall<T extends Row, Answer>(
  call: OverviewCall<Answer>,
  summary: string,
  answer: z.core.$ZodType<Answer>,
  key: TableKey<T>,
  wrap: (rows: T[]) => Answer,
): BackendCall {
  return answerCall(call, { summary, answer, handle: (store) => ok(wrap([...store.table(key).all()])) });
}

const radar: SalesRadar = {
  title: 'Sales',
  categories: ['Articles', 'Photos', 'Translations', 'Newsletters', 'Courses', 'Books'],
  series: [
    { name: 'Sales', data: createSeries(6, { seed: 41, from: 72, to: 88, wobble: 0.3 }) },
    { name: 'Visits', data: createSeries(6, { seed: 43, from: 80, to: 62, wobble: 0.3 }) },
  ],
};

const earnings: Earnings = {
  thisMonth: 4_055.56,
  growth: 68.2,
  shares: [
    { name: 'Articles', share: 53 },
    { name: 'Photos', share: 16 },
    { name: 'Translations', share: 31 },
  ],
};

export const overviewCalls: BackendCall[] = [
  answerCall(calls.congratulations, {
    summary: 'How the person who asks has done',
    answer: Congratulations,
    handle: (_store, { user }) => ok({ name: user?.fullName ?? 'Joana Duarte', salesGrowth: 57.6, revenue: 48_900 }),
  }),
  answerCall(calls.statistics, {
    summary: 'Sales, customers, products and revenue at a glance',
    answer: StatisticsSummary,
    handle: (store) =>
      ok({
        sales: 230_140,
        customers: 8_549,
        products: 1_423,
        revenue: 9_745,
        updatedAt: new Date(store.now()).toISOString(),
      }),
  }),
  answerCall(calls.earnings, {
    summary: 'What was earned this month, and by what',
    answer: Earnings,
    handle: () => ok(earnings),
  }),
  answerCall(calls.salesRadar, {
    summary: 'Sales and visits by kind of content',
    answer: SalesRadar,
    handle: () => ok(radar),
  }),
  answerCall(calls.meetup, {
    summary: 'The next meeting',
    answer: Meetup,
    refusals: [404],
    handle(store) {
      const { id, ...meetup } = store.table(meetupsKey).all()[0] ?? { id: 0 };
      return 'title' in meetup ? ok(meetup) : unknown('meeting');
    },
  }),
  listCall(calls.companies, 'Views, revenue and sales by client', CompanyRows, companiesKey, (companies) => ({
    companies,
  })),
  listCall(calls.browserStates, 'Visits by browser', BrowserStates, browsersKey, (rows) => ({
    title: 'Browsers',
    browsers: rows.map(({ name, share }) => ({ name, share })),
  })),
  listCall(calls.transactions, 'The last movements of money', Transactions, transactionsKey, (transactions) => ({
    transactions,
  })),
  listCall(calls.timeline, 'What happened lately, newest first', Timeline, timelineKey, (entries) => ({
    entries: entries.sort((a, b) => b.time.localeCompare(a.time)),
  })),
  listCall(calls.reviewQueue, 'What waits for review, by due date', ReviewQueue, reviewsKey, (items) => ({
    items: items.sort((a, b) => a.dueDate.localeCompare(b.dueDate)),
    total: items.length,
  })),
];
