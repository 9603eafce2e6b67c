import { createEvent } from '../testing/createEvent';
import { leadTimeOf, nextReminder } from './nextReminder';
import { startsOf } from './occurrences';

const at = (text: string) => Date.parse(text);
const once = createEvent({ start: '2026-11-12T09:30:00.000Z', end: '2026-11-12T10:30:00.000Z', reminders: [10, 60] });

test.each([
  ['before all', '2026-11-12T08:00:00Z', '2026-11-12T08:30:00Z'],
  ['between two', '2026-11-12T08:30:00Z', '2026-11-12T09:20:00Z'],
])('an event that happens once: %s', (_, after, expected) => {
  expect(nextReminder(once, [], at(after))).toEqual({ at: at(expected), start: once.start });
});

test('after the last one, and without any, there is none', () => {
  expect(nextReminder(once, [], at('2026-11-12T09:20:00Z'))).toBeNull();
  expect(nextReminder({ ...once, reminders: [] }, [], 0)).toBeNull();
});

const series = createEvent({ ...once, id: 2, timeZone: 'UTC', rule: 'FREQ=DAILY', reminders: [10] });

test('a series reminds of each of its events, but of those that have a stand-in', () => {
  const standIn = createEvent({ id: 3, series: { id: 2, start: '2026-11-13T09:30:00.000Z' } });
  const after = at('2026-11-12T09:20:00Z');
  const expected = { at: at('2026-11-13T09:20:00Z'), start: '2026-11-13T09:30:00.000Z' };
  expect(nextReminder(series, [], after, { startsOf })).toEqual(expected);
  expect(nextReminder(series, [standIn], after, { startsOf })).toMatchObject({ start: '2026-11-14T09:30:00.000Z' });
});

test('a series reminds however far its next event is; one whose rule cannot be followed reminds of its start alone', () => {
  const after = at('2026-11-12T09:20:00Z');
  const leap = createEvent({ ...series, start: '2024-02-29T09:30:00.000Z', rule: 'FREQ=YEARLY' });
  expect(nextReminder(leap, [], after, { startsOf })).toMatchObject({ start: '2028-02-29T09:30:00.000Z' });
  const broken = createEvent({ ...series, rule: 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30' });
  expect(nextReminder(broken, [], at('2026-11-12T09:00:00Z'), { startsOf })).toMatchObject({ start: series.start });
  expect(nextReminder(broken, [], after, { startsOf })).toBeNull();
});

test.each([
  [0, 'now', 0],
  [10, 'minute', 10],
  [90, 'minute', 90],
  [120, 'hour', 2],
  [1440, 'day', 1],
  [1500, 'hour', 25],
])('%d minutes ahead are said in %s', (minutes, unit, count) => {
  expect(leadTimeOf(minutes)).toEqual({ unit, count });
});
