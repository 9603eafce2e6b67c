import ICAL from 'ical.js';
import { createEvent } from '../../testing/createEvent';
import { readIcs } from './readIcs';
import { icsFileName, writeIcs, writeScheduling } from './writeIcs';

const now = Date.parse('2026-11-01T08:00:00Z');

const once = createEvent({
  id: 7,
  title: 'Review; with commas, and\nlines',
  start: '2026-11-12T09:30:00.000Z',
  end: '2026-11-12T10:30:00.000Z',
  url: 'https://example.com/a',
  reminders: [10, 1440],
  organizer: { name: 'Mei "M" Tanaka', email: 'mei@example.com' },
  uid: '7@atrium.example',
  extendedProps: {
    calendar: 'Business',
    guests: [
      { name: 'Costa, Ana', email: 'ana@example.com', answer: 'maybe' },
      { name: 'Kofi', email: 'kofi@example.com' },
    ],
    location: 'Room 2',
    description: 'A long text that does not fit on one line of a file, since lines there end after 75 octets: äöü 日本',
  },
});
const series = createEvent({
  id: 8,
  title: 'Stand-up',
  start: '2026-03-02T08:00:00.000Z',
  end: '2026-03-02T08:30:00.000Z',
  timeZone: 'Europe/Berlin',
  rule: 'FREQ=WEEKLY;BYDAY=MO',
  exceptions: ['2026-03-09T08:00:00.000Z'],
  uid: '8@atrium.example',
});
const standIn = createEvent({
  id: 9,
  title: 'Stand-up, later',
  start: '2026-04-06T09:00:00.000Z',
  end: '2026-04-06T09:30:00.000Z',
  timeZone: 'Europe/Berlin',
  series: { id: 8, start: '2026-04-06T07:00:00.000Z' },
  uid: '9@atrium.example',
});
const days = createEvent({ id: 10, title: 'Fair', allDay: true, start: '2026-12-01', end: '2026-12-01' });

test('what is written is read as it was', async () => {
  const read = await readIcs(writeIcs([once, series, standIn], now));
  const { calendar: _, guests, ...texts } = once.extendedProps;
  expect(read).toMatchObject({ unread: [], cancelled: [] });
  expect(read?.events).toMatchObject([
    {
      title: once.title,
      start: once.start,
      end: once.end,
      url: once.url,
      reminders: once.reminders,
      uid: once.uid,
      guests,
      ...texts,
      odd: [],
    },
    { start: series.start, rule: series.rule, timeZone: 'Europe/Berlin', exceptions: series.exceptions, odd: [] },
    { start: standIn.start, replaces: '2026-04-06T07:00:00.000Z', uid: series.uid, odd: [] },
  ]);
});

test('a series is written by its own clock, with what that clock does', async () => {
  const text = writeIcs([series], now);
  expect(text).toContain('DTSTART;TZID=Europe/Berlin:20260302T090000\r\n');
  const zone = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vtimezone');
  const change = zone?.getAllSubcomponents('daylight')[0];
  expect(String(change?.getFirstPropertyValue('dtstart'))).toBe('2026-03-29T02:00:00');
  expect(String(change?.getFirstPropertyValue('tzoffsetto'))).toBe('+02:00');
});

test('a whole day ends on the day after it, and lines keep to 75 octets and their own ends', async () => {
  const text = writeIcs([days, once], now, { name: 'Business', tone: 'red' });
  expect(text).toContain('DTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261202\r\n');
  expect(text).toContain('NAME:Business\r\nX-WR-CALNAME:Business\r\nCOLOR:crimson\r\n');
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text).not.toMatch(/[^\r]\n/);
});

describe('RFC 5546', () => {
  const organizer = { name: 'Mei', email: 'mei@example.com' };
  const read = (text: string) => new ICAL.Component(ICAL.parse(text));
  const propertyIn = (text: string, name: string) =>
    String(read(text).getFirstSubcomponent('vevent')?.getFirstPropertyValue(name));

  test('3.2.2: an invitation asks, names its organiser, and keeps reminders to itself', () => {
    const { method, text } = writeScheduling('REQUEST', { ...once, organizer, rev: 3 }, undefined, now);
    expect([method, read(text).getFirstPropertyValue('method')]).toEqual(['REQUEST', 'REQUEST']);
    expect(propertyIn(text, 'organizer')).toBe('mailto:mei@example.com');
    expect(propertyIn(text, 'sequence')).toBe('3');
    expect(once.reminders).not.toEqual([]);
    expect(text).not.toContain('VALARM');
  });

  test('3.2.5: a cancellation is newer than the file that the event came from, and names the event of a series', () => {
    const otherLines = ['SEQUENCE:4', 'STATUS:CONFIRMED'];
    const { text } = writeScheduling('CANCEL', { ...standIn, organizer, otherLines, rev: 2 }, series, now);
    expect(propertyIn(text, 'status')).toBe('CANCELLED');
    expect(propertyIn(text, 'sequence')).toBe('6');
    expect(propertyIn(text, 'uid')).toBe(series.uid);
    expect(propertyIn(text, 'recurrence-id')).toBe('2026-04-06T09:00:00');
  });
});

test.each([
  ['Stand-up', 'Stand-up.ics'],
  ['A/B: "what?"', 'AB what.ics'],
  [' / ', 'calendar.ics'],
  [`x${'😀'.repeat(50)}`, `x${'😀'.repeat(39)}.ics`],
])('the name of a file: %j', async (title, name) => {
  expect(icsFileName(title)).toBe(name);
});
