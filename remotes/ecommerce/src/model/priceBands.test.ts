import { bandOf, isSameBand, orderedBand, priceBands, priceStops, thumbsOf } from './priceBands';

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

const stops = [7, 10, 15, 20, 30, 40, 50, 70, 100, 150, 200];

test.each([
  [{ min: 7.8, max: 199.5 }, stops],
  [{ min: 0, max: 6 }, [0, 1, 2, 3, 4, 5, 6]],
  [{ min: 10, max: 10 }, [10, 11]],
])('the stops of %j', (range, expected) => {
  expect(priceStops(range)).toEqual(expected);
});

test.each([
  [{}, [0, 10]],
  [{ priceMin: 10, priceMax: 100 }, [1, 8]],
  [{ priceMin: 11.5 }, [1, 10]],
  [{ priceMax: 5000 }, [0, 10]],
])('the thumbs of %j are at %j', (band, thumbs) => {
  expect(thumbsOf(band, stops)).toEqual(thumbs);
});

test.each([
  [[2, 10], {}, { priceMin: 15 }],
  [[0, 10], { priceMin: 15, priceMax: 50 }, {}],
  [[1, 7], { priceMin: 11.5, priceMax: 50 }, { priceMin: 11.5, priceMax: 70 }],
] as const)('thumbs at %j after %j make %j', (thumbs, band, expected) => {
  expect(bandOf(thumbs, band, stops)).toEqual(expected);
});
