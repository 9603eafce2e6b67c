import { calendarNames } from '../api/choices';
import type { CalendarName } from '../api/schemas';
import { readCalendars, toggleCalendar, writeCalendars } from './calendars';

test.each<[string | null, readonly CalendarName[]]>([
  [null, calendarNames],
  ['', []],
  ['Business', ['Business']],
  ['Holiday,Personal', ['Personal', 'Holiday']],
  ['business,nonsense', []],
])('an address with %j shows %j', (text, names) => expect(readCalendars(text)).toEqual(names));

test.each<[readonly CalendarName[], string | null]>([
  [calendarNames, null],
  [[], ''],
  [['Personal', 'ETC'], 'Personal,ETC'],
])('%j is %j in the address', (names, text) => {
  expect(writeCalendars(names)).toBe(text);
  expect(readCalendars(text)).toEqual(names);
});

test('takes a calendar out and puts it back where it belongs', () => {
  const without = toggleCalendar(calendarNames, 'Business');
  expect(without).toEqual(['Personal', 'Family', 'Holiday', 'ETC']);
  expect(toggleCalendar(without, 'Business')).toEqual(calendarNames);
});
