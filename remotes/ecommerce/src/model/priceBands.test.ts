import { isSameBand, orderedBand, priceBands } from './priceBands';

test.each([
  [10, 100, 10, 100],
  [100, 10, 10, 100],
  [10, 10, 10, 10],
  [undefined, 10, undefined, 10],
  [10, undefined, 10, undefined],
])('from %s to %s is from %s to %s', (from, to, priceMin, priceMax) => {
  expect(orderedBand({ priceMin: from, priceMax: to })).toEqual({ priceMin, priceMax });
});

test('each band is the same as itself alone', () => {
  for (const band of priceBands) expect(priceBands.filter((other) => isSameBand(band, other))).toEqual([band]);
});
