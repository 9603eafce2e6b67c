import { createEvent } from '../testing/createEvent';
import { daysOfEvent } from './daysOfEvent';
import { startsOf } from './occurrences';

const times = { start: '2026-11-12T10:00:00.000Z', end: '2026-11-12T11:00:00.000Z', timeZone: 'Europe/Berlin' };
const wholeDays = { start: '2026-11-12', end: '2026-11-15', allDay: true, timeZone: null };
const standIn = { series: { id: 2, start: '2026-11-30T10:00:00.000Z' } };

test.each([
  ['once', times, '2026-11-12', '2026-11-12'],
  ['over midnight', { ...times, end: '2026-11-13T01:00:00.000Z' }, '2026-11-12', '2026-11-13'],
  ['with an offset', { ...times, start: '2026-11-12T00:30:00+02:00' }, '2026-11-11', '2026-11-12'],
  ['whole days', wholeDays, '2026-11-12', '2026-11-15'],
  ['without an end', { ...times, rule: 'FREQ=DAILY' }, '2026-11-12', '9999-12-31'],
  ['until a day', { ...times, rule: 'FREQ=WEEKLY;UNTIL=20261224' }, '2026-11-12', '2026-12-26'],
  ['until a moment', { ...times, rule: 'UNTIL=20261224T225959Z;FREQ=MONTHLY' }, '2026-11-12', '2026-12-26'],
  ['until a day before its start', { ...times, rule: 'FREQ=DAILY;UNTIL=20200101' }, '2026-11-12', '2026-11-12'],
  ['ten times', { ...times, rule: 'FREQ=WEEKLY;COUNT=10;BYDAY=MO,TH' }, '2026-11-12', '2027-01-21'],
  ['some months', { ...times, rule: 'FREQ=MONTHLY;COUNT=3' }, '2026-11-12', '9999-12-31'],
  ['more often than there are days', { ...times, rule: 'FREQ=DAILY;COUNT=999999999' }, '2026-11-12', '9999-12-31'],
  ['no rule at all', { ...times, rule: 'now and then' }, '2026-11-12', '9999-12-31'],
  ['in place of a later one', { ...times, ...standIn }, '2026-11-12', '2026-11-30'],
])('an event %s', (_, given, first, last) => {
  expect(daysOfEvent(createEvent(given))).toEqual({ first, last });
});

test.each([
  'FREQ=DAILY;INTERVAL=3;COUNT=7',
  'FREQ=WEEKLY;INTERVAL=2;COUNT=5;BYDAY=MO,SU',
  'FREQ=DAILY;UNTIL=20261130T235959',
])('no event of %s is after its last day', (rule) => {
  const event = createEvent({ ...times, timeZone: 'Pacific/Pago_Pago', rule });
  const starts = [...startsOf(event)];
  expect(starts.length).toBeGreaterThan(4);
  expect((starts.at(-1) ?? '').slice(0, 10) <= daysOfEvent(event).last).toBe(true);
});
