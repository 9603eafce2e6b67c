import fc from 'fast-check';
import { invoiceTotals, lineAmount } from './invoiceTotals';
import { toDecimal, toMinor } from './minorUnits';

test.each([
  [0.1, 3, 30],
  [38.5, 24, 92_400],
  [1.005, 1, 101],
  [0.145, 100, 1450],
  [1e-7, 1, 0],
  [19.99, 0.333, 666],
  [1e21, 1, 1e23],
])('%d × %d are %d minor units', (cost, qty, amount) => {
  expect(lineAmount({ cost, qty })).toBe(amount);
});

test.each([
  [-0.5, -50],
  [-0.005, 0],
  [-0.006, -1],
  [-0.015, -1],
  [0.005, 1],
  [0.004, 0],
])('%d is rounded half up to %d', (amount, minor) => {
  expect(toMinor(toDecimal(amount))).toBe(minor);
});

test('the drawn example adds up', () => {
  const lines = [
    { cost: 1200, qty: 1 },
    { cost: 38.5, qty: 24 },
    { cost: 0.1, qty: 3 },
  ];
  expect(invoiceTotals(lines, 5, 19)).toEqual({ subtotal: 212_430, discount: 10_622, tax: 38_344, total: 240_152 });
});

test('an invoice without lines is nothing', () => {
  expect(invoiceTotals([], 5, 19)).toEqual({ subtotal: 0, discount: 0, tax: 0, total: 0 });
});

const line = fc.record({
  cost: fc.integer({ min: 0, max: 10_000_000 }).map((minor) => minor / 100),
  qty: fc.integer({ min: 1, max: 100_000 }).map((thousandths) => thousandths / 1000),
});
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

/** The same by whole numbers alone: cents × thousandths × ten-thousandths × ten-thousandths, halves up. */
function expectedTotal(lines: { cost: number; qty: number }[], discount: number, tax: number): number {
  const sum = lines.reduce(
    (all, { cost, qty }) => all + BigInt(Math.round(cost * 100)) * BigInt(Math.round(qty * 1000)),
    0n,
  );
  const gross = sum * BigInt(10_000 - Math.round(discount * 100)) * BigInt(10_000 + Math.round(tax * 100));
  const unit = 1000n * 10_000n * 10_000n;
  return Number((2n * gross + unit) / (2n * unit));
}

test('no invoice is off by a unit', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), percent, percent, (lines, discount, tax) => {
      const totals = invoiceTotals(lines, discount, tax);
      expect(totals.total).toBe(expectedTotal(lines, discount, tax));
      expect(totals.subtotal - totals.discount + totals.tax).toBe(totals.total);
      for (const amount of Object.values(totals)) expect(Number.isInteger(amount) && amount >= 0).toBe(true);
    }),
  );
});

test('without a discount there is none, without a tax there is none', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), percent, (lines, share) => {
      expect(invoiceTotals(lines, 0, share).discount).toBe(0);
      expect(invoiceTotals(lines, share, 0).tax).toBe(0);
    }),
  );
});

test('the order of the lines does not matter', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), percent, percent, (lines, discount, tax) => {
      expect(invoiceTotals([...lines].reverse(), discount, tax)).toEqual(invoiceTotals(lines, discount, tax));
    }),
  );
});
