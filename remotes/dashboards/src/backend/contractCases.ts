import { type ContractCase, get } from 'mock/testing';

const periods = [undefined, 'Last 28 Days', 'Last Month', 'Last Year'];

const analytics = [
  'support-tracker',
  'avg-sessions',
  'revenue-report',
  'goal-overview',
  'revenue',
  'product-orders',
  'sessions-device',
  'customers',
];
const statistics = [
  'orders-bar-chart',
  'profit-line-chart',
  'subscribers',
  'revenue',
  'sales',
  'orders',
  'site-traffic',
  'active-users',
  'newsletter',
];
const overview = [
  'congratulations',
  'statistics',
  'earnings',
  'sales-radar',
  'meetup',
  'companies',
  'browser-states',
  'transactions',
  'timeline',
  'review-queue',
];

/** Made one after the other, in the page and over HTTP. */
export const contractCases: readonly ContractCase[] = [
  ...[
    ...analytics.map((name) => `card-analytics/${name}`),
    ...statistics.map((name) => `card-statistics/${name}`),
  ].flatMap((name) => periods.map((period) => get(`/card/${name}`, { period }))),
  ...overview.map((name) => get(`/card/card-advance/${name}`)),
];
