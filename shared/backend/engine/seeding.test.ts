import { resolveDates } from './seeding';

const anchor = new Date(2026, 0, 1, 0, 30).getTime();
const local = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test.each([
  ['@-40m', local(2025, 11, 31, 23, 50)],
  ['@+2h', local(2026, 0, 1, 2, 30)],
  ['@-1d 09:42', local(2025, 11, 31, 9, 42)],
  ['@+0d', '2026-01-01'],
  ['@-1d', '2025-12-31'],
  ['@jduarte', '@jduarte'],
  ['mail@-1d', 'mail@-1d'],
])('%s is %s', (text, moment) => {
  expect(resolveDates(text, anchor)).toBe(moment);
});

test('a row keeps what is no time, however deep', () => {
  const row = { id: 1, at: null, list: [{ time: '@+1d', ok: true }] };
  expect(resolveDates(row, anchor)).toEqual({ id: 1, at: null, list: [{ time: '2026-01-02', ok: true }] });
});
