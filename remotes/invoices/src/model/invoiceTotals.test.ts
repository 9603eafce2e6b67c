import fc from 'fast-check';
import { currencies } from '../api/choices';
import {
  addUp,
  type CountedItem,
  invoiceTotals,
  lineAmount,
  maxDiscount,
  maxLineDiscount,
  totalOf,
} from './invoiceTotals';
import { digitsOf, priceDigitsOf, toMinor } from './minorUnits';

test.each([
  [0.1, 3, 30],
  [38.5, 24, 92_400],
  [1.005, 1, 101],
  [1.0049999, 1, 100],
  [0.145, 100, 1450],
  [1e-7, 10_000, 0],
  [19.99, 0.333, 666],
  [0.35, 0.5, 18],
])('%d × %d are %d cents', (cost, qty, amount) => {
  expect(lineAmount({ cost, qty }, 'EUR')).toBe(amount);
});

test.each([
  ['JPY', 1235],
  ['EUR', 123_450],
  ['KWD', 1_234_500],
] as const)('a line in %s has as many decimals as its money', (currency, amount) => {
  expect(lineAmount({ cost: 1234.5, qty: 1 }, currency)).toBe(amount);
});

const euros = (items: CountedItem[], discount = 0, tax = 0) => ({ items, discount, tax, currency: 'EUR' }) as const;

test('the drawn example adds up', () => {
  const items = [
    { cost: 1200, qty: 1 },
    { cost: 38.5, qty: 24 },
    { cost: 0.1, qty: 3 },
  ];
  expect(invoiceTotals(euros(items, 5, 19))).toEqual({
    lines: [120_000, 92_400, 30],
    subtotal: 212_430,
    discount: 10_622,
    discountAmount: 0,
    taxes: [{ percent: 19, base: 201_808, amount: 38_344 }],
    tax: 38_344,
    total: 240_152,
  });
});

test('three lines of half of 0.35 are three times what is shown of one', () => {
  const item = { cost: 0.35, qty: 0.5 };
  expect(invoiceTotals(euros([item, item, item]))).toMatchObject({ lines: [18, 18, 18], subtotal: 54, total: 54 });
});

test('a line has a discount and a tax of its own', () => {
  const items = [
    { cost: 100, qty: 1, discount: 10 },
    { cost: 50, qty: 2, tax: 7 },
  ];
  expect(invoiceTotals(euros(items, 10, 19))).toEqual({
    lines: [9000, 10_000],
    subtotal: 19_000,
    discount: 1900,
    discountAmount: 0,
    taxes: [
      { percent: 19, base: 8100, amount: 1539 },
      { percent: 7, base: 9000, amount: 630 },
    ],
    tax: 2169,
    total: 19_269,
  });
});

test.each([
  [{ cost: 100, qty: 2, discountAmount: 30 }, 17_000, 20_000],
  [{ cost: 100, qty: 2, discount: 10, discountAmount: 30 }, 15_000, 18_000],
  [{ cost: 100, qty: 2, discount: 10, discountAmount: 180 }, 0, 18_000],
  [{ cost: 100, qty: 2, discountAmount: 500 }, 0, 20_000],
])('of the line %j %d cents are left, and no more than %d may be taken off', (item, left, most) => {
  expect(lineAmount(item, 'EUR')).toBe(left);
  expect(maxLineDiscount(item, 'EUR')).toBe(most);
});

test.each([
  [0, 50, 15_000, 20_000],
  [10, 80, 10_000, 18_000],
  [10, 180, 0, 18_000],
  [10, 200, 0, 18_000],
])('%d percent and then %d euros off 200 leave %d cents, and no more than %d may be taken off', (...row) => {
  const [discount, discountAmount, total, most] = row;
  const counted = { ...euros([{ cost: 200, qty: 1 }], discount), discountAmount };
  expect(maxDiscount(counted)).toBe(most);
  expect(invoiceTotals(counted).total).toBe(total);
});

test('a fixed discount is shared out among the rates by what is taxed at them', () => {
  const items = [
    { cost: 100, qty: 1 },
    { cost: 50, qty: 1, tax: 7 },
  ];
  expect(invoiceTotals({ ...euros(items, 0, 19), discountAmount: 15 }).taxes).toEqual([
    { percent: 19, base: 9000, amount: 1710 },
    { percent: 7, base: 4500, amount: 315 },
  ]);
});

test('an invoice without lines is nothing', () => {
  expect(invoiceTotals(euros([], 5, 19))).toMatchObject({ subtotal: 0, discount: 0, tax: 0, total: 0 });
});

const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const invoice = fc.constantFrom(...currencies).chain((currency) => {
  const unit = 10 ** priceDigitsOf(currency);
  const item = fc.record(
    {
      cost: fc.integer({ min: 0, max: 10_000_000 }).map((units) => units / unit),
      qty: fc.integer({ min: 1, max: 100_000 }).map((thousandths) => thousandths / 1000),
      discount: percent,
      discountAmount: fc.nat(1_000_000).map((units) => units / 10 ** digitsOf(currency)),
      tax: fc.constantFrom(0, 7, 19, 20.5),
    },
    { requiredKeys: ['cost', 'qty'] },
  );
  const items = fc.array(item, { maxLength: 8 });
  const discountAmount = fc.nat(100_000_000).map((units) => units / 10 ** digitsOf(currency));
  return fc.record({ currency: fc.constant(currency), items, discount: percent, discountAmount, tax: percent });
});
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

test('every sum on the paper is that of the rows above it', () => {
  fc.assert(
    fc.property(invoice, (counted) => {
      const { lines, subtotal, discount, discountAmount, taxes, tax, total } = invoiceTotals(counted);
      expect(sum(lines)).toBe(subtotal);
      expect(sum(taxes.map(({ base }) => base))).toBe(subtotal - discount - discountAmount);
      expect(sum(taxes.map(({ amount }) => amount))).toBe(tax);
      expect(subtotal - discount - discountAmount + tax).toBe(total);
      for (const units of [...lines, subtotal, discount, discountAmount, tax, total, ...taxes.map(({ base }) => base)])
        expect(Number.isInteger(units) && units >= 0).toBe(true);
    }),
  );
});

test('each rate is the tax of its base, to the last unit', () => {
  fc.assert(
    fc.property(invoice, (counted) => {
      for (const { percent: rate, base, amount } of invoiceTotals(counted).taxes)
        expect(Math.abs(amount - (base * rate) / 100)).toBeLessThan(0.501);
    }),
  );
});

test('without a discount or rates of its own, a bill of whole cents is rounded once, at the end', () => {
  const items = fc.array(fc.record({ cost: fc.nat(1_000_000), qty: fc.integer({ min: 1, max: 99 }) }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(items, fc.nat(100), (lines, tax) => {
      const cents = BigInt(sum(lines.map(({ cost, qty }) => cost * qty)));
      const expected = Number((2n * cents * BigInt(100 + tax) + 100n) / 200n);
      const counted = euros(
        lines.map(({ cost, qty }) => ({ cost: cost / 100, qty })),
        0,
        tax,
      );
      expect(toMinor(totalOf(counted), 'EUR')).toBe(expected);
    }),
  );
});

test('the order of the lines does not matter', () => {
  fc.assert(
    fc.property(invoice, (counted) => {
      const { lines: _lines, ...sums } = invoiceTotals(counted);
      expect(invoiceTotals({ ...counted, items: [...counted.items].reverse() })).toMatchObject(sums);
    }),
  );
});

test('a balance is never off by the error of floating numbers', () => {
  expect(addUp([0.3, -0.1, -0.1, -0.1], 'EUR')).toBe(0);
  expect(addUp([2401.52, -1000], 'EUR')).toBe(1401.52);
  expect(addUp([0.003, -0.001, -0.001], 'KWD')).toBe(0.001);
});
