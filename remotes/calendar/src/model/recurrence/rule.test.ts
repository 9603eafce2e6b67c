import { endRule, moveRule, nthOf, readRule, untilBefore, writeRule } from './rule';

test.each([
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=2;COUNT=10',
  'FREQ=WEEKLY;BYDAY=MO,WE',
  'FREQ=MONTHLY;UNTIL=20261224T225959Z',
  'FREQ=MONTHLY;BYDAY=-1FR',
  'FREQ=YEARLY;COUNT=3',
])('%s is read and written as it was', (text) => {
  const rule = readRule(text);
  expect(rule && writeRule(rule)).toBe(text);
});

test.each([
  '',
  'FREQ=HOURLY',
  'FREQ=MONTHLY;BYMONTHDAY=1,15',
  'FREQ=YEARLY;BYDAY=MO',
  'FREQ=MONTHLY;BYDAY=MO,TU',
  'nonsense',
])('the form cannot hold “%s”', (text) => {
  expect(readRule(text)).toBeNull();
});

test.each([
  ['FREQ=WEEKLY;COUNT=9;BYDAY=MO', 'UNTIL=20261112', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261112'],
  ['FREQ=WEEKLY;BYDAY=MO;UNTIL=20261112', null, 'FREQ=WEEKLY;BYDAY=MO'],
])('%s ends with %s as %s', (rule, end, ended) => {
  expect(endRule(rule, end)).toBe(ended);
});

test.each([
  ['2026-11-12T09:00:00.000Z', false, '20261112T085959Z'],
  ['2026-11-01', true, '20261031'],
])('an end before %s', (start, allDay, until) => {
  expect(untilBefore(start, allDay)).toBe(until);
});

test.each([
  ['FREQ=WEEKLY;BYDAY=MO,SU', '2026-11-16', '2026-11-17', 'FREQ=WEEKLY;BYDAY=MO,TU'],
  ['FREQ=WEEKLY;BYDAY=MO', '2026-11-16', '2026-11-15', 'FREQ=WEEKLY;BYDAY=SU'],
  ['FREQ=MONTHLY;BYDAY=3MO', '2026-11-16', '2026-11-24', 'FREQ=MONTHLY;BYDAY=4TU'],
  ['FREQ=MONTHLY', '2026-11-16', '2026-11-17', 'FREQ=MONTHLY'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,15', '2026-11-15', '2026-11-16', 'FREQ=MONTHLY;BYMONTHDAY=1,15'],
])('%s moved from %s to %s is %s', (rule, from, to, moved) => {
  expect(moveRule(rule, from, to)).toBe(moved);
});

test.each([
  ['2026-11-12', { nth: 2, weekday: 'TH' }],
  ['2026-11-30', { nth: -1, weekday: 'MO' }],
  ['2026-11-01', { nth: 1, weekday: 'SU' }],
])('%s in its month', (day, place) => {
  expect(nthOf(day)).toEqual(place);
});
