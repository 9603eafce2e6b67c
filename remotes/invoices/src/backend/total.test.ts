/** @jest-environment node */
import fc from 'fast-check';
import { getBalance, getTotal, isMoney } from './total';

test.each([
  ['nothing', [], 0, 0, 0],
  ['what floating numbers get wrong', [{ cost: 0.1, qty: 3 }], 0, 0, 0.3],
  ['half a cent upwards', [{ cost: 1.005, qty: 1 }], 0, 0, 1.01],
  ['less than half a cent downwards', [{ cost: 1.0049999, qty: 1 }], 0, 0, 1],
  [
    'rounding once at the end, not on each line',
    [
      { cost: 0.004, qty: 1 },
      { cost: 0.004, qty: 1 },
    ],
    0,
    0,
    0.01,
  ],
  [
    'discount before tax',
    [
      { cost: 1_200, qty: 1 },
      { cost: 38.5, qty: 24 },
      { cost: 0.1, qty: 3 },
    ],
    5,
    19,
    2401.52,
  ],
  ['numbers in exponent form', [{ cost: 1e-7, qty: 10_000 }], 0, 0, 0],
  [
    'large numbers to the cent',
    [
      { cost: 10_000_000, qty: 10_000 },
      { cost: 0.01, qty: 1 },
    ],
    0,
    0,
    100_000_000_000.01,
  ],
])('adds up %s', (_what, items, discount, tax, total) => {
  expect(getTotal(items, discount, tax)).toBe(total);
});

const money = fc.integer({ min: 0, max: 100_000_00 }).map((cents) => cents / 100);

test('without discount and tax whole quantities add up to the cent', () => {
  const items = fc.array(fc.record({ cost: money, qty: fc.integer({ min: 1, max: 99 }) }), { maxLength: 20 });
  fc.assert(
    fc.property(items, (lines) => {
      const cents = lines.reduce((sum, { cost, qty }) => sum + Math.round(cost * 100) * qty, 0);
      expect(getTotal(lines, 0, 0)).toBe(cents / 100);
    }),
  );
});

test('a balance is never off by the error of floating numbers', () => {
  expect(getBalance(0.3, [{ amount: 0.1 }, { amount: 0.1 }, { amount: 0.1 }])).toBe(0);
  expect(getBalance(2401.52, [{ amount: 1000 }])).toBe(1401.52);
});

test.each([
  [0.1, true],
  [19.99, true],
  [1e15, true],
  [0.001, false],
  [1e-9, false],
])('%d is an amount of money: %p', (amount, isAmount) => {
  expect(isMoney(amount)).toBe(isAmount);
});
