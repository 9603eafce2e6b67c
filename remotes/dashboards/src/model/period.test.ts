import { readPeriod, writePeriod } from './period';

const today = '2026-11-23';
const read = (search: string) => readPeriod(new URLSearchParams(search), today);

test.each([
  ['', '2026-10-27', '2026-11-23', '2026-09-29', '2026-10-26'],
  ['?period=month', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
  ['?period=year', '2025-12-01', '2026-11-23', '2024-12-01', '2025-11-23'],
  ['?from=2026-11-01&to=2026-11-10', '2026-11-01', '2026-11-10', '2026-10-22', '2026-10-31'],
  ['?from=2026-11-10&to=2026-11-01', '2026-11-01', '2026-11-10', '2026-10-22', '2026-10-31'],
  ['?from=2026-11-20&to=2027-03-01', '2026-11-20', '2026-11-23', '2026-11-16', '2026-11-19'],
  ['?from=2026-02-28&to=2026-02-30', '2026-10-27', '2026-11-23', '2026-09-29', '2026-10-26'],
  ['?period=century', '2026-10-27', '2026-11-23', '2026-09-29', '2026-10-26'],
  ['?period=month&compare=year', '2026-10-01', '2026-10-31', '2025-10-01', '2025-10-31'],
])('%s is %s to %s, compared with %s to %s', (search, from, to, fromBefore, toBefore) => {
  const { range, before } = read(search);
  expect(range).toEqual({ from, to });
  expect(before).toEqual({ from: fromBefore, to: toBefore });
});

test.each([
  ['', undefined],
  ['?period=year', undefined],
  ['?from=2026-11-01&to=2026-11-10', undefined],
  ['?from=2026-11-10&to=2026-11-01', undefined],
  ['?from=2018-01-01&to=2026-11-23', undefined],
  ['?from=2015-01-01&to=2018-02-01', { kind: 'cut', asked: { from: '2015-01-01', to: '2018-02-01' } }],
  ['?from=2026-11-20&to=2027-03-01', { kind: 'cut', asked: { from: '2026-11-20', to: '2027-03-01' } }],
  ['?from=2015-01-01&to=2015-12-31', { kind: 'outside', asked: { from: '2015-01-01', to: '2015-12-31' } }],
  ['?from=2017-12-31&to=2010-12-31', { kind: 'outside', asked: { from: '2010-12-31', to: '2017-12-31' } }],
  ['?from=2027-01-01&to=2027-12-31', { kind: 'outside', asked: { from: '2027-01-01', to: '2027-12-31' } }],
  ['?from=2026-02-28&to=2026-02-30', { kind: 'unreadable' }],
  ['?from=2026-02-28', { kind: 'unreadable' }],
  ['?from=0000-00-00&to=9999-99-99', { kind: 'unreadable' }],
])('%s says of its days: %j', (search, correction) => {
  if (correction) expect(read(search).correction).toMatchObject(correction);
  else expect(read(search)).not.toHaveProperty('correction');
});

test('nothing is compared where that is wanted', () => {
  expect(read('?compare=none').before).toBeNull();
});

test.each([
  ['?q=a&page=3', { key: 'year' }, 'q=a&period=year'],
  ['?period=year&page=2', { key: 'days' }, ''],
  ['?period=year', { range: { from: '2026-01-01', to: '2026-01-31' } }, 'from=2026-01-01&to=2026-01-31'],
  ['?from=2026-01-01&to=2026-01-31', { key: 'month' }, 'period=month'],
  ['?period=year', { comparison: 'none' }, 'period=year&compare=none'],
  ['?compare=none', { comparison: 'before' }, ''],
] as const)('%s changed by %j is %s', (search, change, written) => {
  expect(writePeriod(new URLSearchParams(search), change).toString()).toBe(written);
});
