import { appleFile, fileOf, googleFile, outlookFile } from '../../testing/icsFiles';
import { timesWithin } from '../occurrences';
import type { IcsEvent } from './icsEvent';
import { readIcs } from './readIcs';

const eventsOf = async (text: string): Promise<IcsEvent[]> => (await readIcs(text))?.events ?? [];

test("reads Google's file: series, stand-in, exception, whole days, people; what is cancelled stays out", async () => {
  const file = await readIcs(googleFile);
  expect(file).toMatchObject({
    unread: [],
    cancelled: [{ title: 'Lunch that is off' }],
    endsEarly: false,
    incomplete: 0,
  });
  const [series, standIn, days] = file?.events ?? [];
  expect(series).toMatchObject({
    title: 'Stand-up',
    start: '2026-10-05T07:00:00.000Z',
    end: '2026-10-05T07:30:00.000Z',
    allDay: false,
    url: '',
    timeZone: 'Europe/Berlin',
    rule: 'FREQ=WEEKLY;UNTIL=20261221T225959Z;BYDAY=MO',
    exceptions: ['2026-11-02T08:00:00.000Z'],
    reminders: [10],
    organizer: { name: 'Mei Tanaka', email: 'mei@example.com' },
    uid: 'weekly1@google.com',
    replaces: null,
    guests: [
      { name: 'Mei Tanaka', email: 'mei@example.com', answer: 'yes' },
      { name: 'kofi@example.com', email: 'kofi@example.com' },
    ],
    location: 'Room 2, first floor',
    description: 'Agenda:\nLast week, this week; next week',
    odd: [],
  });
  expect(standIn).toMatchObject({ start: '2026-10-27T13:00:00.000Z', replaces: '2026-10-26T08:00:00.000Z', rule: '' });
  expect(days).toMatchObject({ allDay: true, start: '2026-12-24', end: '2026-12-27', timeZone: null });
});

test('a series of a file goes by the clock of its zone, across the change of clocks', async () => {
  const [series] = await eventsOf(googleFile);
  const span = { from: Date.parse('2026-10-18'), to: Date.parse('2026-11-11') };
  expect(series && timesWithin(series, span).map(({ start }) => start)).toEqual([
    '2026-10-19T07:00:00.000Z',
    '2026-10-26T08:00:00.000Z',
    '2026-11-09T08:00:00.000Z',
  ]);
});

test("reads Apple's file: zones of start and end, duration, link, and of the alarms the one that is meant", async () => {
  const [flight, dinner] = await eventsOf(appleFile);
  expect(flight).toMatchObject({
    start: '2026-11-15T08:30:00.000Z',
    end: '2026-11-15T17:05:00.000Z',
    timeZone: 'Europe/Berlin',
    url: 'https://example.com/booking/1',
    location: 'John F. Kennedy\nQueens, NY',
    reminders: [120],
    odd: [],
  });
  const start = new Date('2026-11-16T18:00:00').getTime();
  expect(dinner).toMatchObject({
    start: new Date(start).toISOString(),
    end: new Date(start + 5_400_000).toISOString(),
  });
});

test("reads Outlook's file: names of Windows, quoted names, and a zone that only the file describes", async () => {
  const [budget, call] = await eventsOf(outlookFile);
  expect(budget).toMatchObject({
    title: 'Budget',
    start: '2026-11-19T13:00:00.000Z',
    timeZone: 'Europe/Berlin',
    rule: 'FREQ=MONTHLY;COUNT=6;BYDAY=3TH',
    reminders: [15],
    organizer: { name: 'Weber, Jonas', email: 'jonas@example.com' },
    guests: [{ name: 'Costa, Ana', email: 'ana@example.com' }],
    odd: [],
  });
  expect(call).toMatchObject({ start: '2026-11-20T04:15:00.000Z', timeZone: 'Asia/Katmandu', odd: ['describedZone'] });
});

test.each([
  ['no title', 'DTSTART:20261101T100000Z\nDTEND:20261101T110000Z', ['noTitle']],
  ['no end', 'SUMMARY:A\nDTSTART:20261101T100000Z', ['noEnd']],
  ['an end before the start', 'SUMMARY:A\nDTSTART:20261101T100000Z\nDTEND:20261101T090000Z', ['endBeforeStart']],
  ['a day that ends at an hour', 'SUMMARY:A\nDTSTART;VALUE=DATE:20261101\nDTEND:20261101T090000Z', ['endBeforeStart']],
  ['a zone that nobody knows', 'SUMMARY:A\nDTSTART;TZID=Mars:20261101T100000\nDURATION:PT1H', ['unknownZone']],
  ['every minute', 'SUMMARY:A\nDTSTART:20261101T100000Z\nDURATION:PT1H\nRRULE:FREQ=MINUTELY', ['rule-withinDay']],
  [
    'a first day that the rule leaves out',
    'SUMMARY:A\nDTSTART;VALUE=DATE:20261101\nRRULE:FREQ=WEEKLY;BYDAY=MO',
    ['startNotInRule'],
  ],
  ['nothing odd', 'SUMMARY:A\nDTSTART;VALUE=DATE:20261101', []],
])('says what is odd: %s', async (_, lines, odd) => {
  expect((await eventsOf(fileOf(lines)))[0]?.odd).toEqual(odd);
});

test.each([
  ['no end', 'DTSTART:20261101T100000Z', '2026-11-01T11:00:00.000Z'],
  ['a whole day', 'DTSTART;VALUE=DATE:20261101', '2026-11-02'],
  ['a negative duration', 'DTSTART:20261101T100000Z\nDURATION:-PT1H', '2026-11-01T11:00:00.000Z'],
])('an event without an end has one: %s', async (_, lines, end) => {
  expect((await eventsOf(fileOf(lines)))[0]?.end).toBe(end);
});

test('a cancelled event of a series is left out of it', async () => {
  const series = 'UID:a\nSUMMARY:A\nDTSTART:20261101T100000Z\nDTEND:20261101T110000Z\nRRULE:FREQ=DAILY';
  const off = 'UID:a\nSTATUS:CANCELLED\nRECURRENCE-ID:20261103T100000Z\nDTSTART:20261103T100000Z';
  const [read, ...others] = await eventsOf(fileOf(series, off));
  expect(read?.exceptions).toEqual(['2026-11-03T10:00:00.000Z']);
  expect(others).toEqual([]);
});

test('a broken line or a missing start spoils no other event', async () => {
  const good = 'SUMMARY:Good\nDTSTART:20261101T100000Z\nDURATION:PT1H';
  const file = await readIcs(fileOf(good, 'SUMMARY:Bad\nthis is no line', 'SUMMARY:When?'));
  expect(file?.events.map(({ title }) => title)).toEqual(['Good']);
  expect(file?.unread).toEqual(['Bad', 'When?']);
});

test.each(['', 'Hello', '<html></html>', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Mei\r\nEND:VCARD\r\n'])(
  'knows what is no calendar: %j',
  async (text) => {
    expect(await readIcs(text)).toBeNull();
  },
);
