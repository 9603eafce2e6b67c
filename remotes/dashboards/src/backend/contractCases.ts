import { type ContractCase, get, post, remove } from '@atrium/core/testing';
import { statisticNames } from '../api/schemas/choices';

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
];

/** Called in order, in the page and over HTTP. */
export const contractCases: readonly ContractCase[] = [
  ...[
    ...analytics.map((name) => `card-analytics/${name}`),
    ...statisticNames.map((name) => `card-statistics/${name}`),
  ].flatMap((name) => periods.map((period) => get(`/card/${name}`, { period }))),
  ...overview.map((name) => get(`/card/card-advance/${name}`)),
  get('/card/card-statistics/revenue', { from: '2026-03-01', to: '2026-04-30', compare: 'year' }),
  get('/card/sales', { counts: 'revenue', channel: 'Shop', perPage: 3, sortBy: 'amount', sortDir: 'desc' }),
  get('/card/days', { period: 'Last Year' }),
  get('/card/days', { period: 'Last Month', segment: 'device.Mobile' }),
  get('/card/annotations'),
  post('/card/annotations', { day: '2026-11-18', text: 'Autumn sale' }, 201),
  post('/card/annotations', { day: 'today', text: '' }, 400),
  remove('/card/annotations/7'),
  remove('/card/annotations/700', undefined, 404),
  get('/card/overview'),
  post('/card/overview', { layout: { widgets: [{ key: 'a/b', size: 'wide', settings: {} }], removed: [] } }),
  get('/card/overview'),
  post('/card/overview', { layout: null }),
  post('/card/views', { name: 'Board', search: 'period=year&compare=none' }, 201),
  post('/card/views', { name: ' ', search: '' }, 400),
  get('/card/views'),
  post('/card/views', { id: 1, name: 'The year', search: 'period=year' }, 201),
  post('/card/views', { id: 700, name: 'The year', search: 'period=year' }, 404),
  remove('/card/views/1'),
  remove('/card/views/700', undefined, 404),
];
