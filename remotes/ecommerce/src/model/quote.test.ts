import { readQuote } from './quote';

test.each([
  [{ totals: { due: 3 }, short: [] }, true],
  [{ totals: { due: '3' }, short: [] }, false],
  [{ totals: null, short: [] }, false],
  [{ id: 3, rev: 2 }, false],
  [undefined, false],
])('%j is what an order comes to: %s', (record, isQuote) => {
  expect(readQuote(record)).toBe(isQuote ? record : undefined);
});
