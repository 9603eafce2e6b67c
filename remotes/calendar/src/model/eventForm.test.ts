import { createEvent } from '../testing/createEvent';
import { contentOf } from './event';
import {
  fromFormValues,
  isBackwards,
  isMailAddress,
  isWebAddress,
  shiftEnd,
  toFormValues,
  toPickedWall,
} from './eventForm';

const ann = { name: 'Ann Fischer', email: 'ann@example.com' };

test.each([
  ['one day', '2026-11-12', '2026-11-13', '2026-11-12T10:00'],
  ['one day that ends where it starts', '2026-11-12', '2026-11-12', '2026-11-12T10:00'],
  ['three days', '2026-11-12', '2026-11-15', '2026-11-14T10:00'],
])('the form shows the end of %s as people say it', (_, start, end, shown) =>
  expect(toFormValues(createEvent({ start, end, allDay: true })).end).toBe(shown),
);

test.each([
  ['Europe/Berlin', '2026-11-12T09:00'],
  ['America/New_York', '2026-11-12T03:00'],
  ['Asia/Kathmandu', '2026-11-12T13:45'],
  ['Australia/Lord_Howe', '2026-11-12T19:00'],
])('by the clock of %s it starts at %s', (timeZone, start) => {
  expect(toFormValues(createEvent({ start: '2026-11-12T08:00:00.000Z', timeZone })).start).toBe(start);
});

test.each([
  [{ start: '2026-11-12T09:00:00.000Z', end: '2026-11-12T10:00:00.000Z', allDay: false }],
  [{ start: '2026-11-12', end: '2026-11-13', allDay: true }],
  [{ start: '2026-11-12', end: '2026-11-15', allDay: true }],
])('%j comes out of the form as it went in', (time) => {
  const event = contentOf(
    createEvent({
      ...time,
      timeZone: 'Australia/Lord_Howe',
      rule: 'FREQ=DAILY',
      reminders: [10],
      url: 'https://example.com',
      extendedProps: { calendar: 'Family', guests: [ann], location: 'Aula', description: 'One sentence.' },
    }),
  );
  expect(fromFormValues(toFormValues(event), [ann])).toEqual(event);
});

test('whole days keep the times that they had before, also across another day', () => {
  const timed = toFormValues(
    createEvent({ start: '2026-11-12T16:45:00.000Z', end: '2026-11-12T18:15:00.000Z', timeZone: 'UTC' }),
  );
  const picked = { ...timed, allDay: true, start: toPickedWall('2026-11-20', timed.start, false), end: timed.end };
  const moved = { ...picked, end: shiftEnd(timed, picked.start), allDay: false };
  expect(fromFormValues(moved, [])).toMatchObject({
    start: '2026-11-20T16:45:00.000Z',
    end: '2026-11-20T18:15:00.000Z',
  });
});

test('a guest whom nobody knows goes by the address', () => {
  const values = { ...toFormValues(createEvent()), guests: ['ann@example.com', 'new@example.com'] };
  expect(fromFormValues(values, [ann]).extendedProps.guests).toEqual([
    ann,
    { name: 'new@example.com', email: 'new@example.com' },
  ]);
});

test.each([
  ['2026-11-12T09:00', '2026-11-12T10:00', '2026-11-13T11:00', '2026-11-13T12:00'],
  ['2026-11-12T09:00', '2026-11-14T10:00', '2026-11-30T09:00', '2026-12-02T10:00'],
  ['2026-11-12T09:00', null, '2026-11-30T09:00', null],
  [null, '2026-11-13T09:00', '2026-11-30T09:00', '2026-11-13T09:00'],
  ['2026-11-12T09:00', '2026-11-13T09:00', null, '2026-11-13T09:00'],
])('from %s to %s, with the start at %s the end is %s', (start, end, next, moved) =>
  expect(shiftEnd({ start, end }, next)).toBe(moved),
);

test.each([
  ['2026-11-12T10:00', '2026-11-12T09:59', false, true],
  ['2026-11-12T10:00', '2026-11-12T10:00', false, false],
  ['2026-11-12T10:00', '2026-11-12T09:00', true, false],
  ['2026-11-12T10:00', '2026-11-11T23:00', true, true],
  [null, '2026-11-11T23:00', true, false],
])('from %s to %s, whole days %s, is backwards: %s', (start, end, allDay, backwards) =>
  expect(isBackwards({ start, end, allDay })).toBe(backwards),
);

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
