import { type EventTime, isBackwards, moveTo, newEventTime, readNewEventTime } from './eventTime';

const at = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes).toISOString();
const timed = (start: string, end: string): EventTime => ({ start, end, allDay: false });
const whole = (start: string, end: string): EventTime => ({ start, end, allDay: true });

test.each([
  [timed(at(12, 9), at(12, 10, 30)), at(14, 15), timed(at(14, 15), at(14, 16, 30))],
  [timed(at(12, 22), at(13, 1)), at(20, 23), timed(at(20, 23), at(21, 2))],
  [whole('2026-11-12', '2026-11-13'), '2026-11-30', whole('2026-11-30', '2026-12-01')],
  [whole('2026-11-12', '2026-11-15'), '2026-11-11', whole('2026-11-11', '2026-11-14')],
  [whole('2026-11-12', '2026-11-12'), '2026-11-11', whole('2026-11-11', '2026-11-11')],
])('%j moved to %s keeps its length', (time, start, expected) => expect(moveTo(time, start)).toEqual(expected));

test.each([
  ['2026-11-12', '2026-11-11', true],
  ['2026-11-12', '2026-11-12', false],
  [at(12, 10), at(12, 9, 59), true],
  [at(12, 10), at(12, 10), false],
])('from %s to %s is backwards: %s', (start, end, expected) => expect(isBackwards({ start, end })).toBe(expected));

const now = new Date(2026, 10, 12, 14, 20).getTime();

test.each([
  ['today: from the next full hour', '2026-11-12', timed(at(12, 15), at(12, 16))],
  ['another day: from nine', '2026-11-13', timed(at(13, 9), at(13, 10))],
])('a new event %s', (_, day, expected) => expect(newEventTime(day, now)).toEqual(expected));

test.each<[string, EventTime | null]>([
  ['2026-11-13', timed(at(13, 9), at(13, 10))],
  ['2026-11-13T11:30', timed(at(13, 11, 30), at(13, 12, 30))],
  ['2026-11-13T11:30/2026-11-13T11:45', timed(at(13, 11, 30), at(13, 11, 45))],
  ['2026-11-13/2026-11-15', whole('2026-11-13', '2026-11-15')],
  ['2026-11-13/2026-11-12', null],
  ['2026-11-13/2026-11-13T10:00', null],
  ['2026-02-30', null],
  ['2026-11-13T25:00', null],
  ['soon', null],
  ['', null],
])('an address with %j is a new event at %j', (text, expected) =>
  expect(readNewEventTime(text, now)).toEqual(expected),
);
