/** @jest-environment node */
import { candleShape } from './CandleChart';

const place = { top: 20, height: 100 };

test.each([
  ['one that rose', { open: 20, close: 40, low: 10, high: 60 }, { bodyTop: 60, bodyHeight: 40, isRising: true }],
  ['one that fell', { open: 40, close: 20, low: 10, high: 60 }, { bodyTop: 60, bodyHeight: 40, isRising: false }],
  ['one that did not move', { open: 5, close: 5, low: 5, high: 5 }, { bodyTop: 20, bodyHeight: 0, isRising: true }],
])('the body of %s', (_, candle, shape) => {
  expect(candleShape(candle, place)).toEqual(shape);
});
