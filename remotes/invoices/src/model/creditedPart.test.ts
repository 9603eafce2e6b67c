import fc from 'fast-check';
import { currencies } from '../api/choices';
import type { Invoice } from '../api/schemas';
import { testInvoice } from '../testing/testInvoice';
import { addCredit, creditableQuantities, creditedBy, creditItems, creditSums, isFullyCredited } from './creditedPart';
import { invoiceTotals, sum, totalOf } from './invoiceTotals';
import { addExactly, digitsOf, fromMinor, priceDigitsOf } from './minorUnits';

/** Credits quantities; returns the note, and the updated invoice. */
function credit(invoice: Invoice, quantities: readonly number[]) {
  const sums = creditSums(invoice, quantities);
  const note = { ...invoice, items: creditItems(invoice, quantities, sums), sums };
  const creditedPart = addCredit(invoice.creditedPart ?? creditedBy(invoice, []), invoice, note);
  const credited = addExactly(invoice.credited, fromMinor(sums.total, invoice.currency));
  return { note, after: { ...invoice, creditedPart, credited } };
}

/** Credits several times; returns the amounts, and the final invoice. */
function creditInSequence(invoice: Invoice, turns: readonly (readonly number[])[]) {
  let after = invoice;
  const notes = turns.map((quantities) => {
    const written = credit(after, quantities);
    after = written.after;
    return written.note;
  });
  return { notes, after };
}

const counted = (changes: Partial<Invoice>): Invoice => {
  const invoice = { ...testInvoice, ...changes };
  return { ...invoice, total: totalOf(invoice) };
};

test('ten pieces that are credited one by one come to the invoice: the last takes what is left', () => {
  const invoice = counted({ items: [{ service: 'Pens', cost: 0.99, qty: 10 }], tax: 19 });
  expect(invoice.total).toBe(11.78);
  const { notes, after } = creditInSequence(
    invoice,
    Array.from({ length: 10 }, () => [1]),
  );
  expect(notes.map(({ sums }) => sums.total)).toEqual([...Array.from({ length: 9 }, () => 118), 116]);
  expect(after.credited).toBe(11.78);
  expect(isFullyCredited(after)).toBe(true);
});

test.each<[string, Partial<Invoice>, number[][], number[]]>([
  [
    'thirds of a yen',
    { currency: 'JPY', items: [{ service: 'a', cost: 100, qty: 3 }], discount: 1 },
    [[1], [1], [1]],
    [99, 99, 99],
  ],
  [
    'three decimals and parts of a piece',
    { currency: 'KWD', items: [{ service: 'a', cost: 1.001, qty: 2.5 }], tax: 5 },
    [[0.5], [1.5], [0.5]],
    [526, 1576, 526],
  ],
  [
    'a fixed discount of the whole',
    { items: [{ service: 'a', cost: 100, qty: 2 }], discountAmount: 50 },
    [[1], [1]],
    [7500, 7500],
  ],
  [
    'a fixed discount of the line',
    { items: [{ service: 'a', cost: 10, qty: 3, discountAmount: 10 }] },
    [[1], [1], [1]],
    [667, 666, 667],
  ],
])('%s', (_what, changes, turns, totals) => {
  const { notes, after } = creditInSequence(counted(changes), turns);
  expect(notes.map(({ sums }) => sums.total)).toEqual(totals);
  expect(sum(totals)).toBe(invoiceTotals(after).total);
});

test('what is left is known line by line, to the last part of a piece', () => {
  const invoice = counted({
    items: [
      { service: 'a', cost: 1, qty: 0.3 },
      { service: 'b', cost: 1, qty: 2 },
    ],
  });
  const { after } = creditInSequence(invoice, [[0.1], [0.1, 1]]);
  expect(creditableQuantities(after)).toEqual([0.1, 1]);
  expect(isFullyCredited(after)).toBe(false);
});

test('an invoice is credited only once its last piece is, whatever rounding has made of the money', () => {
  const invoice = counted({ items: [{ service: 'a', cost: 0.005, qty: 2 }] });
  const { after } = creditInSequence(invoice, [[1]]);
  expect(after.credited).toBe(invoice.total);
  expect(isFullyCredited(after)).toBe(false);
  expect(isFullyCredited(credit(after, [1]).after)).toBe(true);
});

test('notes of an earlier release, which do not name their lines, count for the lines that are like theirs', () => {
  const items = [
    { service: 'a', cost: 100, qty: 1 },
    { service: 'a', cost: 100, qty: 1 },
    { service: 'b', cost: 0.99, qty: 10 },
  ];
  const invoice = counted({ items, tax: 19 });
  const note = { ...invoice, items: [{ service: 'a', cost: 100, qty: 1 }] };
  const creditedPart = creditedBy(invoice, [note, note, { ...note, items: [{ service: 'b', cost: 0.99, qty: 9 }] }]);
  expect(creditableQuantities({ items, creditedPart })).toEqual([0, 0, 1]);
  expect(creditSums({ ...invoice, creditedPart }, [0, 0, 1]).total).toBe(
    invoiceTotals(invoice).total - sum(creditedPart.taxes.map(({ base, amount }) => base + amount)),
  );
});

const percent = fc.constantFrom(0, 3, 7, 19, 20.5, 33.33, 100);
const divided = fc.constantFrom(...currencies).chain((currency) => {
  const units = (upperBound: number, digits: number) => fc.nat(upperBound).map((whole) => whole / 10 ** digits);
  const item = fc.record(
    {
      service: fc.constantFrom('a', 'b'),
      cost: units(1_000_000, priceDigitsOf(currency)),
      // Share of the line per note, in thousandths; together the whole line.
      parts: fc.array(fc.nat(20_000), { minLength: 1, maxLength: 12 }).filter((parts) => sum(parts) > 0),
      discount: percent,
      discountAmount: units(10_000, digitsOf(currency)),
      tax: percent,
    },
    { requiredKeys: ['service', 'cost', 'parts'] },
  );
  return fc.record({
    currency: fc.constant(currency),
    lines: fc.array(item, { minLength: 1, maxLength: 5 }),
    discount: percent,
    discountAmount: units(100_000, digitsOf(currency)),
    tax: percent,
  });
});

test('any division into notes adds up to the net, the tax of each rate and the total, and no note is below 0', () => {
  fc.assert(
    fc.property(divided, ({ lines, ...rest }) => {
      const items = lines.map(({ parts, ...item }) => ({ ...item, qty: sum(parts) / 1000 }));
      const invoice = counted({ ...rest, items });
      const turns = Array.from({ length: 12 }, (_, turn) => lines.map(({ parts }) => (parts[turn] ?? 0) / 1000));
      const { notes, after } = creditInSequence(
        invoice,
        turns.filter((turn) => sum(turn) > 0),
      );
      const whole = invoiceTotals(invoice);
      const all = (pick: (sums: typeof whole) => number) => sum(notes.map(({ sums }) => pick(sums)));
      expect(all(({ total }) => total)).toBe(whole.total);
      expect(all(({ subtotal }) => subtotal)).toBe(whole.subtotal);
      expect(all(({ discount, discountAmount }) => discount + discountAmount)).toBe(
        whole.discount + whole.discountAmount,
      );
      for (const { percent: rate, base, amount } of whole.taxes) {
        const at = (key: 'base' | 'amount') =>
          all(({ taxes }) => sum(taxes.filter((share) => share.percent === rate).map((share) => share[key])));
        expect(at('base')).toBe(base);
        expect(at('amount')).toBe(amount);
      }
      for (const { sums } of notes) {
        const { lines: amounts, subtotal, discount, discountAmount, taxes, tax, total } = sums;
        expect(sum(amounts)).toBe(subtotal);
        expect(sum(taxes.map(({ base }) => base))).toBe(subtotal - discount - discountAmount);
        expect(sum(taxes.map(({ base, amount }) => base + amount))).toBe(total);
        for (const minor of [...amounts, discount, discountAmount, tax, total]) expect(minor).toBeGreaterThanOrEqual(0);
      }
      expect(creditableQuantities(after).every((left) => left === 0)).toBe(true);
    }),
    { numRuns: 100 },
  );
});
