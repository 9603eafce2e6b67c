import { createTestApi } from '@atrium/core/testing';
import type {
  CardQuery,
  CompanyRows,
  Customers,
  DayRows,
  Earnings,
  OverviewAnswer,
  ProductOrders,
  RevenueCard,
  RevenueReport,
  SalePage,
  SalesRadar,
  SavedView,
  SavedViews,
  SessionsDevice,
  StatisticCard,
  StatisticsSummary,
  SupportTracker,
  Transactions,
} from '../api/schemas';
import { statisticNames } from '../api/schemas/choices';
import manifest from '../manifest';
import { firstOfMonth, shiftMonth } from '../model/day';
import { readPeriod } from '../model/period';
import { toCardQuery } from '../state/shownPeriod';
import backend from '.';

const api = createTestApi({ apps: [{ manifest, backend }] });

const read = async <Answer>(path: string, query: Record<string, unknown> = {}) =>
  (await api.get<Answer>(`/card/${path}`, query)).data;

const cents = (amount: number) => Math.round(amount * 100);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + cents(value), 0);

const spans: CardQuery[] = [
  {},
  { period: 'Last Month' },
  { period: 'Last Year' },
  { from: '2026-03-01', to: '2026-10-31' },
  { from: '2026-03-29', to: '2026-03-29' },
  // The first day there is, with nothing before it to compare.
  { from: '2018-01-01', to: '2018-01-01' },
];
/** Ten years, of which those with numbers are shown. */
const tenYears: CardQuery = { from: '2016-11-21', to: '2026-11-20' };

/** Revenue of some days in all its forms, in cents: as a number, and as the sum of its parts. */
async function readRevenues(query: CardQuery): Promise<Record<string, number>> {
  const { value, series } = await read<StatisticCard>('card-statistics/revenue', query);
  const card = await read<RevenueCard>('card-analytics/revenue', query);
  const summary = await read<StatisticsSummary>('card-advance/statistics', query);
  const earnings = await read<Earnings>('card-advance/earnings', query);
  const sales = await read<SalePage>('sales', { ...query, counts: 'revenue' });
  const exported = await read<DayRows>('days', query);
  return {
    overview: cents(value),
    overviewCourse: sum(series[0]?.data ?? []),
    analytics: cents(card.thisMonth),
    analyticsCourse: sum(card.series[0]?.data ?? []),
    ecommerce: cents(summary.revenue.value),
    earnings: sum(earnings.shares.map(({ amount }) => amount)),
    records: cents(sales.revenue),
    exportedDays: sum(exported.days.map((day) => day.revenue)),
    exportedSum: cents(exported.sum.revenue),
  };
}

const expectToAgree = (revenues: Record<string, number>) =>
  expect(revenues).toEqual(Object.fromEntries(Object.keys(revenues).map((name) => [name, revenues.overview])));

test.each([...spans, tenYears])(
  'overview, analytics, e-commerce, records and export agree to the cent for %j',
  async (query) => {
    expectToAgree(await readRevenues(query));
    const { lastMonth, series } = await read<RevenueCard>('card-analytics/revenue', query);
    expect(cents(lastMonth ?? 0)).toBe(sum(series[1]?.data ?? []));
  },
);

async function readParts(
  query: CardQuery,
): Promise<[filter: Record<string, string>, what: 'orders' | 'revenue', number][]> {
  const { shares } = await read<Earnings>('card-advance/earnings', query);
  const { chart_info } = await read<ProductOrders>('card-analytics/product-orders', query);
  const { listData } = await read<Customers>('card-analytics/customers', query);
  const { categories, series } = await read<SalesRadar>('card-advance/sales-radar', query);
  const { companies } = await read<CompanyRows>('card-advance/companies', query);
  const revenue = { counts: 'revenue' };
  const orders = { counts: 'orders' };
  return [
    ...shares.map(({ name, amount }) => [{ ...revenue, channel: name }, 'revenue', amount] as const),
    ...categories.map((category, at) => [{ ...revenue, category }, 'revenue', series[0]?.data[at] ?? 0] as const),
    ...companies.map(({ name, revenue: amount }) => [{ q: name }, 'revenue', amount] as const),
    ...chart_info.map(({ name, count }) => [{ ...orders, status: name }, 'orders', count] as const),
    ...listData.map(({ name, count }) => [{ ...orders, customer: name }, 'orders', count] as const),
  ].map(([filter, what, number]) => [filter, what, number]);
}

test.each(spans)('the records of each part of each card add up to it for %j', async (query) => {
  for (const [filter, what, number] of await readParts(query)) {
    const page = await read<SalePage>('sales', { ...query, ...filter });
    expect([filter, page[what]]).toEqual([filter, number]);
  }
});

test('a comparison with days of which there are no numbers states no change', async () => {
  const first = { from: '2018-01-01', to: '2018-01-01' };
  expect(await read<StatisticCard>('card-statistics/revenue', first)).toMatchObject({ before: 0, change: null });
});

test('ten years are months, one day is one place, and neither has a gap', async () => {
  const years = await read<DayRows>('days', { ...tenYears });
  expect([years.days.length, years.days[0]?.category, years.days.at(-1)?.category]).toEqual([
    107,
    '2018-01',
    '2026-11',
  ]);
  expect((await read<DayRows>('days', { from: '2026-03-29', to: '2026-03-29' })).days).toHaveLength(1);
});

/** Zones in which it is tomorrow, yesterday, or clocks change. */
const zones = ['Pacific/Kiritimati', 'Asia/Kolkata', 'Europe/Berlin', 'America/Sao_Paulo', 'Pacific/Honolulu'];
const moments = ['2026-10-25T00:30:00Z', '2026-12-31T23:30:00Z', '2027-03-28T10:30:00Z'];

test.each(zones.flatMap((zone) => moments.map((moment) => [zone, moment] as const)))(
  'in %s at %s, days, months, the year and the report agree to the cent on every page',
  async (timeZone, moment) => {
    const { now } = api.clock;
    api.clock.now = Date.parse(moment);
    const today = new Intl.DateTimeFormat('sv', { timeZone }).format(api.clock.now);
    const ask = (search: string) => readRevenues(toCardQuery(readPeriod(new URLSearchParams(search), today)));
    const [days, month, year, thisMonth] = await Promise.all(
      ['', 'period=month', 'period=year', `from=${firstOfMonth(today)}&to=${today}`].map(ask),
    );
    for (const revenues of [days, month, year, thisMonth]) expectToAgree(revenues ?? {});
    const { reports } = await read<RevenueReport>('card-analytics/revenue-report', { to: today });
    const reported = (day: string) => cents(reports[day.slice(0, 4)]?.earning[Number(day.slice(5, 7)) - 1] ?? 0);
    expect(reported(shiftMonth(today, -1))).toBe(month?.overview);
    expect(reported(today)).toBe(thisMonth?.overview);
    const months = Array.from({ length: 12 }, (_, index) => reported(shiftMonth(firstOfMonth(today), -index)));
    expect(months.reduce((all, amount) => all + amount, 0)).toBe(year?.overview);
    api.clock.now = now;
  },
);

test('a month is the same as days, in the year, and in the report', async () => {
  const month = await read<RevenueCard>('card-analytics/revenue', { period: 'Last Month' });
  const year = await read<RevenueCard>('card-analytics/revenue', { period: 'Last Year' });
  const report = await read<RevenueReport>('card-analytics/revenue-report');
  const october = year.series[0]?.data[year.categories.indexOf('2026-10')] ?? 0;
  expect(cents(october)).toBe(cents(month.thisMonth));
  expect(cents(report.reports['2026']?.earning[9] ?? 0)).toBe(cents(month.thisMonth));
  const day = await read<StatisticCard>('card-statistics/revenue', { from: '2026-10-28', to: '2026-10-28' });
  expect(cents(day.value)).toBe(cents(month.series[0]?.data[27] ?? 0));
});

test('the days of a segment add up to what its card says, and all segments to the whole', async () => {
  const period = 'Last Month';
  const { chart_info } = await read<SessionsDevice>('card-analytics/sessions-device', { period });
  let all = 0;
  for (const { name, count } of chart_info) {
    const { days, sum: whole } = await read<DayRows>('days', { period, segment: `device.${name}` });
    expect(days.reduce((total, { part }) => total + (part ?? 0), 0)).toBe(count);
    expect(whole.part).toBe(count);
    all += count;
    expect(whole.sessions).toBeGreaterThan(count);
  }
  const plain = await read<DayRows>('days', { period });
  expect(plain.sum).toMatchObject({ sessions: all, part: null });
});

test.each(spans)('tickets by day add up to what the support card says for %j', async (query) => {
  const card = await read<SupportTracker>('card-analytics/support-tracker', query);
  const { days, sum: whole } = await read<DayRows>('days', query);
  const done = card.totalTicket - card.openTicket;
  expect(whole).toMatchObject({ newTickets: card.totalTicket, doneTickets: done });
  expect(days.reduce((total, { doneTickets }) => total + doneTickets, 0)).toBe(done);
});

test('where the days are named, the clock of the API changes nothing', async () => {
  const own = { from: '2026-10-24', to: '2026-11-20' };
  const named = await read<StatisticCard>('card-statistics/orders', { period: 'Last 28 Days', ...own });
  api.clock.now += 20 * 86_400_000;
  expect(await read('card-statistics/orders', { period: 'Last 28 Days', ...own })).toEqual(named);
  api.clock.now += -20 * 86_400_000;
});

test.each(statisticNames)('the card %s has numbers for each place of its axis', async (name) => {
  for (const [period, count] of [
    ['Last 28 Days', 28],
    ['Last Month', 31],
    ['Last Year', 12],
  ] as const) {
    const { categories, series } = await read<StatisticCard>(`card-statistics/${name}`, { period });
    expect(categories).toHaveLength(count);
    expect(series[0]?.data).toHaveLength(count);
  }
});

test('the report has every year since 2018, each month of it', async () => {
  const { years, reports } = await read<RevenueReport>('card-analytics/revenue-report');
  expect(years).toEqual(['2026', '2025', '2024', '2023', '2022', '2021', '2020', '2019', '2018']);
  for (const year of years) {
    const { price, spent, earning, expense } = reports[year] ?? { price: 1, spent: 1, earning: [], expense: [] };
    expect(sum(earning)).toBe(cents(price));
    expect(sum(expense)).toBe(-cents(spent));
  }
});

test('what is compared is said, and nothing where that is not wanted', async () => {
  const compared = await read<StatisticCard>('card-statistics/orders');
  expect(compared.series).toHaveLength(2);
  expect(compared.before).not.toBeNull();
  const alone = await read<StatisticCard>('card-statistics/orders', { compare: 'none' });
  expect([alone.before, alone.change, alone.series.length]).toEqual([null, null, 1]);
});

test('records are narrowed by what was chosen, and paged', async () => {
  const all = await read<SalePage>('sales');
  const some = await read<SalePage>('sales', { channel: 'Shop,Licences', status: '!Rejected', perPage: '5' });
  expect(some.sales).toHaveLength(5);
  expect(some.total).toBeLessThan(all.total);
  for (const { channel, status } of some.sales) {
    expect(['Shop', 'Licences']).toContain(channel);
    expect(status).not.toBe('Rejected');
  }
  const [first] = some.sales;
  expect((await read<SalePage>('sales', { q: first?.id ?? '' })).sales).toContainEqual(first);
});

test('the last money that came in is finished, newest first', async () => {
  const { transactions } = await read<Transactions>('card-advance/transactions');
  expect(transactions).toHaveLength(8);
  expect(transactions.every(({ status }) => status === 'Finished')).toBe(true);
});

test('a note is written, taken away and restored', async () => {
  const { status, data } = await api.post<{ id: number }>('/card/annotations', { day: '2026-11-01', text: ' Sale ' });
  expect([status, data]).toEqual([201, expect.objectContaining({ day: '2026-11-01', text: 'Sale' })]);
  expect((await api.delete(`/card/annotations/${data.id}`)).status).toBe(200);
  expect((await api.delete(`/card/annotations/${data.id}`)).status).toBe(404);
  expect((await api.post('/apps/restore', { kind: 'annotation', ids: [data.id] })).status).toBe(200);
  expect(await read('annotations')).toMatchObject({
    annotations: expect.arrayContaining([expect.objectContaining(data)]),
  });
  expect((await api.post('/card/annotations', { day: '2026-02-30', text: '' })).status).toBe(400);
});

test('each person keeps their own overview', async () => {
  const layout = {
    widgets: [{ key: 'email/latest', size: 'wide', settings: { rows: '3' } }],
    removed: ['todo/open-tasks'],
  };
  await api.signIn('admin');
  expect((await api.post('/card/overview', { layout })).status).toBe(200);
  expect(await read<OverviewAnswer>('overview')).toEqual({ layout, version: 1 });
  await api.signIn('editor');
  expect(await read<OverviewAnswer>('overview')).toEqual({ layout: null, version: 0 });
  await api.signIn('admin');
  await api.post('/card/overview', { layout: null });
  expect(await read<OverviewAnswer>('overview')).toEqual({ layout: null, version: 2 });

  expect((await api.post('/card/overview', { layout, version: 1 })).status).toBe(409);
  expect(await read<OverviewAnswer>('overview')).toEqual({ layout: null, version: 2 });
  expect((await api.post('/card/overview', { layout, version: 2 })).status).toBe(200);
  expect(await read<OverviewAnswer>('overview')).toEqual({ layout, version: 3 });
});

test('each person has views of their own, one by each name', async () => {
  await api.signIn('admin');
  const { data: first } = await api.post<SavedView>('/card/views', { name: 'Board', search: 'period=year' });
  await api.post('/card/views', { name: 'A week', search: 'from=2026-11-09&to=2026-11-15' });
  expect((await api.post<SavedView>('/card/views', { name: 'Board', search: 'period=month' })).data.id).toBe(first.id);
  const { views } = await read<SavedViews>('views');
  expect(views.map(({ name, search }) => `${name}: ${search}`)).toEqual([
    'A week: from=2026-11-09&to=2026-11-15',
    'Board: period=month',
  ]);
  await api.signIn('editor');
  expect(await read<SavedViews>('views')).toEqual({ views: [] });
  expect((await api.delete(`/card/views/${first.id}`)).status).toBe(404);
  await api.signIn('admin');
  expect((await api.delete(`/card/views/${first.id}`)).status).toBe(200);
  expect((await read<SavedViews>('views')).views).toHaveLength(1);
});

test('a view is renamed, but not to the name of another one', async () => {
  await api.signIn('admin');
  const { data: board } = await api.post<SavedView>('/card/views', { name: 'Board room', search: 'period=year' });
  const { data: week } = await api.post<SavedView>('/card/views', { name: 'Seven days', search: 'period=month' });
  const rename = async (name: string) =>
    (await api.post('/card/views', { id: board.id, name, search: board.search })).status;
  expect(await rename(week.name)).toBe(400);
  expect(await rename('Meeting')).toBe(201);
  const { views } = await read<SavedViews>('views');
  expect(views.filter(({ id }) => id === board.id)).toEqual([{ ...board, name: 'Meeting' }]);
  await api.signIn('editor');
  expect(await rename('Mine')).toBe(404);
  await api.signIn('admin');
});
