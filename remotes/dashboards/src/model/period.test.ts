import { periodOf } from './period';

test.each([
  ['', 'days'],
  ['?period=month', 'month'],
  ['?period=year', 'year'],
  ['?period=century', 'days'],
])('%s asks for %s', (search, period) => {
  expect(periodOf(new URLSearchParams(search))).toBe(period);
});
