/** @jest-environment node */
import { createTestApi } from 'mock/testing';
import { cardPeriods, statisticNames } from '../api/choices';
import type { RevenueReport, StatisticCard } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

const api = createTestApi({ apps: [{ manifest, backend }] });

const analytics = ['support-tracker', 'avg-sessions', 'revenue', 'product-orders', 'sessions-device', 'customers'];

test.each(analytics)('the card %s offers three periods and follows the one that is asked for', async (name) => {
  const read = async (period?: string) =>
    (await api.get<{ last_days: string[] }>(`/card/card-analytics/${name}`, { period })).data;
  expect((await read()).last_days).toEqual(cardPeriods);
  expect(await read('Last 28 Days')).toEqual(await read());
  expect(await read('Some Time')).toEqual(await read());
  expect(await read('Last Year')).not.toEqual(await read());
});

test.each(statisticNames)('the card %s has numbers enough to draw', async (name) => {
  for (const [period, count] of [
    ['Last 28 Days', 28],
    ['Last Month', 31],
    ['Last Year', 12],
  ] as const) {
    const { data } = await api.get<StatisticCard>(`/card/card-statistics/${name}`, { period });
    expect(data.categories).toHaveLength(count);
    for (const { data: values } of data.series) {
      expect(values).toHaveLength(count);
      expect(values.every((value) => Number.isFinite(value))).toBe(true);
    }
  }
});

test('days end today, months with this one', async () => {
  const days = (await api.get<StatisticCard>('/card/card-statistics/orders')).data.categories;
  expect([days[0], days.at(-1)]).toEqual(['2026-10-24', '2026-11-20']);
  const months = (await api.get<StatisticCard>('/card/card-statistics/orders', { period: 'Last Year' })).data
    .categories;
  expect([months[0], months.at(-1)]).toEqual(['2025-12', '2026-11']);
});

test('the revenue report has the figures of each of its years', async () => {
  const { years, reports } = (await api.get<RevenueReport>('/card/card-analytics/revenue-report')).data;
  expect(years).toEqual(['2020', '2019', '2018']);
  for (const year of years) {
    expect(reports[year]?.earning).toHaveLength(12);
    expect(reports[year]?.expense.every((amount) => amount < 0)).toBe(true);
    expect(reports[year]?.price).toBe(reports[year]?.earning.reduce((sum, amount) => sum + amount, 0));
  }
});

test.each([
  ['product-orders', 'chart_info'],
  ['sessions-device', 'chart_info'],
])('the shares of %s make up the whole', async (name, key) => {
  const { data } = await api.get<Record<string, { share: number }[]>>(`/card/card-analytics/${name}`);
  const sum = (data[key] ?? []).reduce((whole, { share }) => whole + share, 0);
  expect(sum).toBeCloseTo(100, 0);
});

test('the number of orders is the sum of what is drawn', async () => {
  const { value, series } = (await api.get<StatisticCard>('/card/card-statistics/orders')).data;
  expect(value).toBe(series[0]?.data.reduce((sum, count) => sum + count, 0));
});

test('goals, congratulations, and what the overview shows', async () => {
  expect((await api.get('/card/card-analytics/goal-overview')).data).toMatchObject({ series: [83] });
  await api.signIn('editor');
  expect((await api.get('/card/card-advance/congratulations')).data).toMatchObject({ name: 'Amira Haddad' });
  for (const name of [
    'statistics',
    'earnings',
    'sales-radar',
    'meetup',
    'companies',
    'browser-states',
    'transactions',
    'timeline',
    'review-queue',
  ]) {
    expect((await api.get(`/card/card-advance/${name}`)).status).toBe(200);
  }
});
