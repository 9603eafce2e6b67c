import { createEvent } from '../testing/createEvent';
import { fromFormValues, isMailAddress, isWebAddress, shiftEnd, switchAllDay, toFormValues } from './eventForm';

const at = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes).toISOString();
const ann = { name: 'Ann Fischer', email: 'ann@example.com' };

test.each([
  ['timed', { start: at(12, 9), end: at(12, 10), allDay: false }, at(12, 10)],
  ['one day', { start: '2026-11-12', end: '2026-11-13', allDay: true }, '2026-11-12'],
  ['one day that ends where it starts', { start: '2026-11-12', end: '2026-11-12', allDay: true }, '2026-11-12'],
  ['three days', { start: '2026-11-12', end: '2026-11-15', allDay: true }, '2026-11-14'],
])('the form shows the end of %s as people say it', (_, time, end) =>
  expect(toFormValues(createEvent(time)).end).toBe(end),
);

test.each([
  [{ start: at(12, 9), end: at(12, 10), allDay: false }],
  [{ start: '2026-11-12', end: '2026-11-13', allDay: true }],
  [{ start: '2026-11-12', end: '2026-11-15', allDay: true }],
])('%j comes out of the form as it went in', (time) => {
  const { id, rev, ...event } = createEvent({
    ...time,
    url: 'https://example.com',
    extendedProps: { calendar: 'Family', guests: [ann], location: 'Aula', description: 'One sentence.' },
  });
  expect(fromFormValues(toFormValues(event), [ann])).toEqual(event);
});

test('a guest whom nobody knows goes by the address', () => {
  const values = { ...toFormValues(createEvent()), guests: ['ann@example.com', 'new@example.com'] };
  expect(fromFormValues(values, [ann]).extendedProps.guests).toEqual([
    ann,
    { name: 'new@example.com', email: 'new@example.com' },
  ]);
});

test('days get times and lose them', () => {
  const now = new Date(2026, 10, 12, 14, 20).getTime();
  const days = switchAllDay({ allDay: false, start: at(12, 9), end: at(13, 10) }, true, now);
  expect(days).toEqual({ allDay: true, start: '2026-11-12', end: '2026-11-13' });
  expect(switchAllDay(days, false, now)).toEqual({ allDay: false, start: at(12, 15), end: at(13, 10) });
  expect(switchAllDay({ allDay: true, start: null, end: null }, false, now)).toEqual({
    allDay: false,
    start: null,
    end: null,
  });
});

test.each([
  [{ allDay: false, start: at(12, 9), end: at(12, 10) }, at(13, 11), at(13, 12)],
  [{ allDay: true, start: '2026-11-12', end: '2026-11-13' }, '2026-11-30', '2026-12-01'],
  [{ allDay: true, start: '2026-11-12', end: null }, '2026-11-30', null],
  [{ allDay: true, start: null, end: '2026-11-13' }, '2026-11-30', '2026-11-13'],
  [{ allDay: true, start: '2026-11-12', end: '2026-11-13' }, null, '2026-11-13'],
])('the end of %j follows the start %j', (times, start, end) => expect(shiftEnd(times, start)).toBe(end));

test.each([
  ['https://example.com/a', true],
  ['http://example.com', true],
  ['example.com', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%j is an address of the web: %s', (text, expected) => expect(isWebAddress(text)).toBe(expected));

test.each([
  ['ann@example.com', true],
  ['ann@example', false],
  ['Ann Fischer', false],
])('%j is a mail address: %s', (text, expected) => expect(isMailAddress(text)).toBe(expected));
