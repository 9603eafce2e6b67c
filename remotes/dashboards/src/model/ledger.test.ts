import { assert, integer, property, tuple } from 'fast-check';
import { listBuckets } from './buckets';
import { type DayRange, isWithin, listDays, shiftDay } from './day';
import { addFigures, figureNames, figureOf } from './figures';
import { createHistory, createLedger } from './ledger';
import { categories, channels, revenueOf, type Sale, saleStatuses } from './sale';
import { groupKeyOf, readGroup } from './saleGroup';

const today = '2026-11-23';
const sold: Sale = {
  id: 'shop-1',
  day: today,
  time: '09:42',
  amount: 5_420,
  channel: 'Shop',
  status: 'Finished',
  category: 'Books',
  customer: 'Returning',
  payment: 'Card',
  company: null,
  isOrder: true,
  pieces: 2,
  link: null,
};
const history = createHistory(today);
const ledger = createLedger(history, [readGroup(groupKeyOf(sold), { count: 1, amount: 5_420, pieces: 2 })]);

const ranges = tuple(integer({ min: 0, max: 1_095 }), integer({ min: 0, max: 200 })).map(([back, length]): DayRange => {
  const from = shiftDay(today, -back);
  return { from, to: shiftDay(from, Math.min(length, back)) };
});

test('any span is the sum of its days and of its months, to the cent', () => {
  assert(
    property(ranges, (range) => {
      const whole = ledger.sum(range);
      const days = addFigures(listDays(range).map((day) => ledger.sum({ from: day, to: day })));
      const months = addFigures(listBuckets(range, true).map((place) => ledger.sum(place.range)));
      for (const name of figureNames) {
        expect(figureOf(days, name)).toBe(figureOf(whole, name));
        expect(figureOf(months, name)).toBe(figureOf(whole, name));
      }
    }),
    { numRuns: 8, seed: 19 },
  );
});

test('the parts of a number add up to it, and so do the records behind it', () => {
  assert(
    property(ranges, (range) => {
      const whole = ledger.sum(range);
      const sales = [...history.listSales(range), ...(isWithin(sold.day, range) ? [sold] : [])];
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
      const revenue = figureOf(whole, 'revenue');
      expect(sum(sales.map(revenueOf))).toBe(revenue);
      expect(sum(channels.map((name) => figureOf(whole, `channel.${name}`)))).toBe(revenue);
      expect(sum(categories.map((name) => figureOf(whole, `category.${name}`)))).toBe(revenue);
      expect(sum(saleStatuses.map((name) => figureOf(whole, `status.${name}`)))).toBe(figureOf(whole, 'orders'));
      expect(sales.filter(({ isOrder }) => isOrder)).toHaveLength(figureOf(whole, 'orders'));
    }),
    { numRuns: 8, seed: 19 },
  );
});

test('what was sold in the demo counts, once and on its day', () => {
  const day = { from: today, to: today };
  const [without, withIt] = [history.sum(day), ledger.sum(day)];
  expect(figureOf(withIt, 'revenue') - figureOf(without, 'revenue')).toBe(5_420);
  expect(figureOf(withIt, 'orders') - figureOf(without, 'orders')).toBe(1);
  expect(figureOf(withIt, 'pieces') - figureOf(without, 'pieces')).toBe(2);
});

test('a day that is over is the same tomorrow, but for orders that were pending', () => {
  const day = { from: '2026-11-22', to: '2026-11-22' };
  const later = createHistory('2026-12-24').sum(day);
  expect(figureOf(later, 'visits')).toBe(figureOf(ledger.sum(day), 'visits'));
  expect(figureOf(later, 'revenue')).toBe(figureOf(ledger.sum(day), 'revenue'));
  expect(figureOf(later, 'status.Pending')).toBe(0);
});

test('there is nothing after today, and nothing before the first day', () => {
  expect(ledger.sum({ from: '2026-11-24', to: '2026-12-31' }).get('orders')).toBeUndefined();
  expect(history.listSales({ from: '2017-01-01', to: '2017-12-31' })).toEqual([]);
});
