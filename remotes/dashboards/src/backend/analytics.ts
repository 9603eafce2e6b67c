import { answerCall, type BackendCall, ok, type z } from 'shared/backend';
import { analyticsCalls as calls, type PeriodCall } from '../api/calls';
import { cardPeriods } from '../api/choices';
import {
  AvgSessions,
  type CardPeriod,
  CardQuery,
  Customers,
  GoalOverview,
  ProductOrders,
  RevenueCard,
  RevenueReport,
  type RevenueYear,
  SessionsDevice,
  SupportTracker,
} from '../api/schemas';
import { getCategories, toPeriod } from './period';
import { createSeries, getChange, getSum } from './series';

/** How much of everything a period holds, against 28 days. */
const extent: Record<CardPeriod, number> = { 'Last 28 Days': 1, 'Last Month': 1.08, 'Last Year': 12.4 };

const times = (count: number, period: CardPeriod): number => Math.round(count * extent[period]);

const last_days = [...cardPeriods];

function getSupport(period: CardPeriod, now: number): SupportTracker {
  const categories = getCategories(period, now);
  const data = createSeries(categories.length, { seed: 3, from: 79, to: 63, wobble: 0.07 });
  const open = data.at(-1) ?? 0;
  const totalTicket = times(163, period) + open;
  return {
    title: 'Support Tracker',
    last_days,
    totalTicket,
    newTicket: times(29, period),
    openTicket: open,
    responseTime: 5.5,
    completed: Math.round(((totalTicket - open) / totalTicket) * 100),
    change: getChange(data),
    categories,
    series: [{ name: 'Open tickets', data }],
  };
}

function getSessions(period: CardPeriod, now: number): AvgSessions {
  const categories = getCategories(period, now);
  const data = createSeries(categories.length, { seed: 5, from: 2_560, to: 2_790, wobble: 0.05 });
  return {
    title: 'Average Sessions',
    last_days,
    sessions: Math.round(getSum(data) / data.length),
    growth: getChange(data),
    goal: times(100_000, period),
    users: times(98_400, period),
    retention: 90,
    duration: 1.4,
    categories,
    series: [{ name: 'Sessions', data }],
  };
}

function getYear(seed: number, earningFrom: number, earningTo: number, expenseShare: number): RevenueYear {
  const earning = createSeries(12, { seed, from: earningFrom, to: earningTo, wobble: 0.18 });
  const spent = createSeries(12, { seed: seed + 1, from: earningFrom * expenseShare, to: earningTo * expenseShare });
  const planned = createSeries(12, { seed: seed + 2, from: earningFrom, to: earningTo, wobble: 0.03 });
  const before = createSeries(12, { seed: seed + 3, from: earningFrom * 0.8, to: earningTo * 0.86, wobble: 0.05 });
  return {
    price: getSum(earning),
    budget: getSum(planned),
    earning,
    expense: spent.map((amount) => -amount),
    budgetSeries: [
      { name: 'Budget', data: planned },
      { name: 'Year before', data: before },
    ],
  };
}

const report: RevenueReport = {
  title: 'Revenue Report',
  years: ['2020', '2019', '2018'],
  categories: Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0')),
  reports: {
    2020: getYear(11, 1_720, 2_640, 0.62),
    2019: getYear(23, 1_480, 1_790, 0.66),
    2018: getYear(37, 1_190, 1_510, 0.71),
  },
};

function getRevenue(period: CardPeriod, now: number): RevenueCard {
  const categories = getCategories(period, now);
  const days = categories[0]?.length === 7 ? 30 : 1;
  const current = createSeries(categories.length, { seed: 7, from: 2_310 * days, to: 3_870 * days, wobble: 0.07 });
  const before = createSeries(categories.length, { seed: 9, from: 2_210 * days, to: 3_050 * days, wobble: 0.05 });
  return {
    title: 'Revenue',
    last_days,
    thisMonth: getSum(current),
    lastMonth: getSum(before),
    categories,
    series: [
      { name: 'This period', data: current },
      { name: 'CardPeriod before', data: before },
    ],
  };
}

const toShare = (count: number, total: number): number => Math.round((count / total) * 1000) / 10;

function getOrders(period: CardPeriod): ProductOrders {
  const counts: [string, number][] = [
    ['Finished', times(23_043, period)],
    ['Pending', times(14_658, period)],
    ['Rejected', times(4_758, period)],
  ];
  const total = getSum(counts.map(([, count]) => count));
  const chart_info = counts.map(([name, count]) => ({ name, count, share: toShare(count, total) }));
  return { title: 'Product Orders', last_days, total, chart_info, series: chart_info.map(({ share }) => share) };
}

const deviceShares: Record<CardPeriod, [desktop: number, mobile: number, tablet: number]> = {
  'Last 28 Days': [58.6, 34.9, 6.5],
  'Last Month': [59.4, 33.8, 6.8],
  'Last Year': [61.2, 31.1, 7.7],
};

function getDevices(period: CardPeriod): SessionsDevice {
  const [desktop, mobile, tablet] = deviceShares[period];
  return {
    title: 'Sessions by Device',
    last_days,
    chart_info: [
      { name: 'Desktop', icon: 'monitor', share: desktop, change: 2.1 },
      { name: 'Mobile', icon: 'smartphone', share: mobile, change: 8.4 },
      { name: 'Tablet', icon: 'tablet', share: tablet, change: -3.2 },
    ],
    series: [desktop, mobile, tablet],
  };
}

function getCustomers(period: CardPeriod): Customers {
  const listData = [
    { name: 'New', count: times(690, period) },
    { name: 'Returning', count: times(258, period) },
    { name: 'Referrals', count: times(149, period) },
  ];
  return { title: 'Customers', last_days, listData, series: listData.map(({ count }) => count) };
}

const goals: GoalOverview = {
  title: 'Goal Overview',
  completed: 786_617,
  inProgress: 161_115,
  series: [83],
};

function card<Answer>(
  call: PeriodCall<Answer>,
  summary: string,
  answer: z.core.$ZodType<Answer>,
  get: (period: CardPeriod, now: number) => Answer,
): BackendCall {
  return answerCall(call, {
    summary,
    input: CardQuery,
    answer,
    handle: (store, { input }) => ok(get(toPeriod(input.period), store.now())),
  });
}

export const analyticsCalls: BackendCall[] = [
  card(
    calls.supportTracker,
    'Tickets: how many, how many are open, and the course of these',
    SupportTracker,
    getSupport,
  ),
  card(calls.avgSessions, 'Sessions a day, their course, and four figures beside', AvgSessions, getSessions),
  card(calls.revenueReport, 'Earnings, expenses and budget of three years', RevenueReport, () => report),
  card(calls.goalOverview, 'How much of the goals is reached', GoalOverview, () => goals),
  card(calls.revenue, 'Revenue of the period against the one before', RevenueCard, getRevenue),
  card(calls.productOrders, 'Orders by what became of them', ProductOrders, getOrders),
  card(calls.sessionsDevice, 'Sessions by device', SessionsDevice, getDevices),
  card(calls.customers, 'Customers by how they came', Customers, getCustomers),
];
