import { answerCall, Done, defineBackend, done, reportSale, SaleToReport, saleTopic } from '@atrium/backend';
import { type AppManifest, defineCall } from '@atrium/contract';
import { createTestApi } from '@atrium/core/testing';
import type { RevenueCard, RevenueReport, SalePage, SaleRow, StatisticCard, Transactions } from '../api/schemas';
import manifest from '../manifest';
import { shiftDay } from '../model/day';
import type { Sale } from '../model/sale';
import backend from '.';
import seed from './seed/seed.json';

/** Reports what it is told to have sold. */
const seller = {
  manifest: {
    id: 'seller',
    title: 'seller',
    icon: 'tag',
    owner: { team: 'Team Seller', contact: 'seller@atrium.example' },
    paths: [],
    backend: { prefixes: ['/apps/seller'], module: './backend' },
  } satisfies AppManifest,
  backend: defineBackend({
    id: 'seller',
    subject: null,
    tables: [],
    calls: [
      answerCall(defineCall<SaleToReport, Done>({ method: 'POST', path: '/apps/seller/sell' }), {
        summary: 'Sell',
        input: SaleToReport,
        answer: Done,
        sends: [saleTopic],
        handle(store, { input }) {
          reportSale(store, input);
          return done();
        },
      }),
    ],
  }),
};

const order: SaleToReport = {
  kind: 'order',
  id: 17,
  day: '2026-11-18',
  amount: 54.2,
  currency: 'EUR',
  pieces: 2,
  company: null,
  link: '/apps/shop/17',
};
const payment: SaleToReport = {
  ...order,
  kind: 'payment',
  id: 5037,
  amount: 110,
  currency: 'USD',
  company: 'Fjord Coffee',
};

const days = { from: '2026-11-10', to: '2026-11-19' };
type Api = ReturnType<typeof createTestApi>;
const readSales = async (api: Api, query: Record<string, unknown>) =>
  (await api.get<SalePage>('/card/sales', { ...days, ...query })).data;

test('what other apps sell is in the cards, their course, the report and the records', async () => {
  const api = createTestApi({ apps: [{ manifest, backend }, seller] });
  const read = async <Answer>(path: string, query: Record<string, unknown> = days) =>
    (await api.get<Answer>(`/card/${path}`, query)).data;
  const readAll = async () => {
    const { thisMonth, series, categories } = await read<RevenueCard>('card-analytics/revenue');
    const orders = await read<StatisticCard>('card-statistics/orders');
    const { reports } = await read<RevenueReport>('card-analytics/revenue-report', { to: days.to });
    const { total, revenue, orders: ordered } = await readSales(api, {});
    return {
      revenue: [
        thisMonth,
        series[0]?.data[categories.indexOf(order.day)] ?? 0,
        revenue,
        reports['2026']?.earning[10] ?? 0,
      ],
      orders: [orders.value, ordered],
      records: [total],
    };
  };
  const before = await readAll();
  for (const sold of [order, payment, payment]) await api.post('/apps/seller/sell', sold);
  const after = await readAll();
  const added = (part: keyof typeof after) =>
    after[part].map((value, place) => Math.round((value - (before[part][place] ?? 0)) * 100) / 100);
  expect(added('revenue')).toEqual([254.2, 254.2, 254.2, 254.2]);
  expect(added('orders')).toEqual([1, 1]);
  expect(added('records')).toEqual([3]);

  const found = await readSales(api, { q: 'COFFEE payment' });
  expect(found.sales.map(({ id }) => id)).toEqual(['payment-5037-2', 'payment-5037-1']);
  const { transactions } = await read<Transactions>('card-advance/transactions', { from: order.day, to: order.day });
  expect(transactions).toHaveLength(8);
  const { entries } = await read<{ entries: { title: string }[] }>('card-advance/timeline');
  expect(entries.filter(({ title }) => /Fjord Coffee paid|in the shop/.test(title))).toHaveLength(3);
});

const soldEarlier = Array.from(
  { length: 2_500 },
  (_, index): Sale => ({
    id: `shop-${index + 1}`,
    day: shiftDay('2026-11-19', -((index * 7) % 60)),
    time: `1${index % 10}:${10 + (index % 50)}`,
    amount: 900 + ((index * 137) % 9_000),
    channel: 'Shop',
    status: 'Finished',
    category: 'Books',
    customer: 'Returning',
    payment: 'Card',
    company: null,
    isOrder: true,
    pieces: 1,
    link: null,
  }),
);

const toTime = ({ day, time }: SaleRow): string => `${day} ${time}`;

test.each<[string, string, (sale: SaleRow) => number | string]>([
  ['time', 'asc', toTime],
  ['amount', 'desc', ({ amount }) => amount],
])('pages of records by %s, %s, have every sale once and in order', async (sortBy, sortDir, read) => {
  const first = { ...backend, seed: async () => ({ ...seed, dashboardSales: soldEarlier }) };
  const api = createTestApi({ apps: [{ manifest, backend: first }] });
  const query = { from: '2026-09-21', to: '2026-11-19', sortBy, sortDir, perPage: 200 };
  const { total } = await readSales(api, query);
  const sales: SaleRow[] = [];
  for (let page = 1; sales.length < total; page += 1) {
    const found = await readSales(api, { ...query, page });
    expect(found.sales).not.toHaveLength(0);
    sales.push(...found.sales);
  }
  expect(new Set(sales.map(({ id }) => id)).size).toBe(total);
  expect(sales.filter(({ id }) => id.startsWith('shop-'))).toHaveLength(soldEarlier.length);
  const values = sales.map(read);
  const sorted = values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  expect(values).toEqual(sortDir === 'asc' ? sorted : sorted.reverse());
});
