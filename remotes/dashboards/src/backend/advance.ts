import { and, answerCall, type BackendCall, eq, ok } from '@atrium/backend';
import { advanceCalls as calls } from '../api/calls';
import {
  BrowserStates,
  CardQuery,
  CompanyRows,
  Congratulations,
  Earnings,
  SalesRadar,
  StatisticsSummary,
  Transactions,
} from '../api/schemas';
import { toEuros } from '../model/euros';
import { browsers, type Figures, figureOf } from '../model/figures';
import { changeOf, percentOf } from '../model/period';
import { categories, channels, companies } from '../model/sale';
import { card } from './course';
import { toSaleRow } from './records';
import { createSaleCompare, newestFirst, soldIn } from './reported';
import { compare, daysOf, figure, type Span } from './span';
import { salesTable } from './tables';

const shownTransactions = 8;

const revenue = (figures: Figures): number => toEuros(figureOf(figures, 'revenue'));

/** Excludes payments of invoices. */
function averageOrder(figures: Figures): number {
  const ordered = figureOf(figures, 'revenue') - figureOf(figures, 'channel.Invoices');
  const paid = figureOf(figures, 'orders') - figureOf(figures, 'status.Rejected');
  return toEuros(Math.round(ordered / (paid || 1)));
}

const rejected = (figures: Figures): number =>
  percentOf(figureOf(figures, 'status.Rejected'), figureOf(figures, 'orders'));

const newCustomers = (figures: Figures): number =>
  figureOf(figures, 'customer.New') + figureOf(figures, 'customer.Referrals');

const getSummary = (span: Span): StatisticsSummary => ({
  sales: compare(span, figure('orders')),
  customers: compare(span, newCustomers),
  products: compare(span, figure('pieces')),
  revenue: compare(span, revenue),
  averageOrder: compare(span, averageOrder),
  rejected: compare(span, rejected),
  updatedAt: `${span.range.to}T00:00:00.000Z`,
});

function getEarnings(span: Span): Earnings {
  const whole = figureOf(span.now, 'revenue');
  return {
    thisMonth: toEuros(whole),
    growth: changeOf(compare(span, revenue)),
    shares: channels.map((name) => {
      const amount = figureOf(span.now, `channel.${name}`);
      return { name, amount: toEuros(amount), share: percentOf(amount, whole) };
    }),
  };
}

const getRadar = ({ now }: Span): SalesRadar => ({
  title: 'Sales',
  categories: [...categories],
  series: [
    { name: 'Sales', data: categories.map((name) => toEuros(figureOf(now, `category.${name}`))) },
    { name: 'Visits', data: categories.map((name) => figureOf(now, `categoryVisits.${name}`)) },
  ],
});

const getCompanies = (span: Span): CompanyRows => ({
  companies: companies
    .map(({ name, email, category }, index) => ({
      id: index + 1,
      name,
      email,
      category,
      views: figureOf(span.now, `companyVisits.${name}`),
      revenue: toEuros(figureOf(span.now, `company.${name}`)),
      sales: changeOf(compare(span, figure(`company.${name}`))),
    }))
    .sort((one, other) => other.revenue - one.revenue),
});

function getBrowsers({ now }: Span): BrowserStates {
  const total = figureOf(now, 'visits');
  const shares = browsers.map((name) => {
    const count = figureOf(now, `browser.${name}`);
    return { name, count, share: percentOf(count, total) };
  });
  return { title: 'Browsers', total, browsers: shares };
}

const transactionCall = answerCall(calls.transactions, {
  summary: 'The last money that came in',
  input: CardQuery,
  answer: Transactions,
  async handle(store, { input }) {
    const { history, range } = daysOf(store, input);
    const where = and(soldIn(range), eq('status', 'Finished'));
    const reported = await store.table(salesTable).find({ where, orderBy: newestFirst, limit: shownTransactions });
    const past = history.listLatest(range, shownTransactions * 2).filter(({ status }) => status === 'Finished');
    const latest = [...past, ...reported].sort(createSaleCompare(newestFirst)).slice(0, shownTransactions);
    return ok({ transactions: latest.map(toSaleRow) });
  },
});

export const advanceCalls: BackendCall[] = [
  card(calls.congratulations, 'How the team of the person who asks has done', Congratulations, (span, user) => ({
    name: user?.fullName ?? 'Joana Duarte',
    salesGrowth: changeOf(compare(span, revenue)),
    revenue: revenue(span.now),
  })),
  card(calls.statistics, 'Orders, customers, products and revenue at a glance', StatisticsSummary, getSummary),
  card(calls.earnings, 'What was earned, and by what', Earnings, getEarnings),
  card(calls.salesRadar, 'Sales and visits by kind of content', SalesRadar, getRadar),
  card(calls.companies, 'Visits, revenue and growth by client', CompanyRows, getCompanies),
  card(calls.browserStates, 'Visits by browser', BrowserStates, getBrowsers),
  transactionCall,
];
