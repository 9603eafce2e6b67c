import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../api/schemas';
import { createEvent } from '../../testing/createEvent';
import { appleFile, fileOf, googleFile, outlookFile } from '../../testing/icsFiles';
import { blankEvent } from '../event';
import { toBatches } from './importBatches';
import { isChosenFirst, planImport } from './planImport';
import { readIcs } from './readIcs';
import { writeIcs } from './writeIcs';

const now = Date.parse('2026-11-26T09:00:00Z');

async function importNew(text: string): Promise<CalendarEvent[]> {
  const file = await readIcs(text);
  if (!file) throw new Error('It is no calendar');
  const { rows } = await planImport(file, { known: [], calendar: 'Family', untitled: '' });
  const [batch] = await toBatches(rows.filter(isChosenFirst));
  const added: CalendarEvent[] = [];
  for (const { replaces, ...event } of batch?.add ?? []) {
    const series = replaces ? added.find(({ uid, rule }) => rule && uid === event.uid) : undefined;
    const place = series && replaces ? { id: series.id, start: replaces } : null;
    added.push({ ...blankEvent, ...event, organizer: event.organizer ?? null, id: added.length + 1, series: place });
  }
  return added;
}

const outlookMeeting = fileOf(
  [
    'UID:o\nSUMMARY;LANGUAGE=de:Runde\nDTSTART;TZID="W. Europe Standard Time":20260504T090000',
    'DTEND;TZID="W. Europe Standard Time":20260504T100000\nSEQUENCE:2\nDTSTAMP:20260401T090000Z\nPRIORITY:5',
    'ORGANIZER;CN="Weber, Jonas";SENT-BY="mailto:office@example.com":mailto:jonas@example.com',
    'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=OPT-PARTICIPANT;RSVP=TRUE;PARTSTAT=TENTATIVE;CN=Ana:mailto:ana@example.com',
    'ATTENDEE;CUTYPE=ROOM;CN=Saal:urn:uuid:1\nX-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE\nCATEGORIES:Rot\\, Grün,Blau',
    'CLASS:CONFIDENTIAL\nRRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20260630\nRDATE;TZID="W. Europe Standard Time":20260506T150000',
    'BEGIN:VALARM\nACTION:EMAIL\nTRIGGER;RELATED=END:PT5M\nDESCRIPTION:Spät\nEND:VALARM',
  ].join('\n'),
);

test.each([
  ['Google', googleFile],
  ['Apple', appleFile],
  ['Outlook', outlookFile],
  ['Outlook, a meeting', outlookMeeting],
])('what comes from %s is there again after an export', async (_, text) => {
  const events = await importNew(text);
  const again = await importNew(writeIcs(events, now));
  const plain = ({ otherLines, rule, timeZone, ...event }: CalendarEvent) => ({
    ...event,
    // A single moment in UTC needs no zone.
    timeZone: timeZone === 'UTC' && rule === '' ? null : timeZone,
    rule: rule.replace(/UNTIL=20260630$/, 'UNTIL=20260630T215959Z'),
    otherLines: otherLines?.filter((line) => !/^(?:DTSTAMP|ATTENDEE|ORGANIZER)/.test(line)).sort(),
  });
  expect(again.map(plain)).toEqual(events.map(plain));
});

test('people keep what a file says of them, with their answers of today', async () => {
  const [event] = await importNew(outlookMeeting);
  if (!event) throw new Error('It is not there');
  const guests = event.extendedProps.guests.map((guest) => ({ ...guest, answer: 'yes' as const }));
  const text = writeIcs([{ ...event, extendedProps: { ...event.extendedProps, guests } }], now).replaceAll('\r\n ', '');
  expect(text).toContain(
    'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=OPT-PARTICIPANT;RSVP=TRUE;CN=Ana;PARTSTAT=ACCEPTED:mailto:ana@example.com',
  );
  expect(text).toContain('ORGANIZER;CN="Weber, Jonas";SENT-BY="mailto:office@example.com":mailto:jonas@example.com');
  expect(text).toContain('ATTENDEE;CUTYPE=ROOM;CN=Saal:urn:uuid:1');
});

test('lines that would break the file are not written', () => {
  const otherLines = ['BEGIN:VEVENT', 'END:VEVENT', 'END:VCALENDAR', 'BEGIN:VALARM', 'X-A:1', 'no line', 'X-B:2'];
  const text = writeIcs([createEvent({ otherLines })], now);
  expect(text.match(/^(?:BEGIN|END):/gm)).toHaveLength(4);
});

/** Reads a time of a file as a program does that knows the zone by its description alone. */
function momentsOf(text: string, walls: readonly string[]): string[] {
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vtimezone');
  if (!component) throw new Error('It has no zone');
  const zone = new ICAL.Timezone(component);
  return walls.map((wall) => {
    const time = ICAL.Time.fromDateTimeString(wall);
    time.zone = zone;
    return new Date(time.toUnixTime() * 1000).toISOString().slice(0, 16);
  });
}

test.each([
  [
    'Europe/Berlin',
    '2005-01-03',
    ['2006-07-06T09:00:00', '2026-07-06T09:00:00', '2034-07-06T09:00:00', '2034-01-06T09:00:00'],
  ],
  ['Europe/Berlin', '1990-01-03', ['1990-10-15T09:00:00', '1995-10-15T09:00:00', '1996-10-15T09:00:00']],
  ['America/New_York', '2004-01-05', ['2006-03-20T09:00:00', '2007-03-20T09:00:00', '2034-03-20T09:00:00']],
  ['Asia/Jerusalem', '2026-01-05', ['2026-07-06T09:00:00', '2033-03-22T09:00:00', '2033-12-22T09:00:00']],
  ['Asia/Kathmandu', '2026-01-05', ['2026-07-06T09:00:00', '2034-07-06T09:00:00']],
  ['Australia/Lord_Howe', '2026-01-05', ['2026-07-06T09:00:00', '2034-01-06T09:00:00']],
  ['Africa/Casablanca', '2026-01-05', ['2026-03-01T09:00:00', '2027-02-20T09:00:00', '2030-07-06T09:00:00']],
  ['America/Sao_Paulo', '2010-01-05', ['2010-01-10T09:00:00', '2018-12-10T09:00:00', '2026-12-10T09:00:00']],
  ['Europe/Moscow', '2009-01-05', ['2009-07-10T09:00:00', '2013-12-10T09:00:00', '2026-12-10T09:00:00']],
])('%s from %s on is right for a program that follows the file', (timeZone, first, walls) => {
  const start = `${first}T12:00:00.000Z`;
  const event = createEvent({ start, end: start, timeZone, rule: 'FREQ=WEEKLY' });
  const right = walls.map((wall) =>
    new Date(Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone).epochMilliseconds).toISOString().slice(0, 16),
  );
  expect(momentsOf(writeIcs([event], now), walls)).toEqual(right);
});

test('no line has more than 75 octets, and no character is cut', () => {
  const title = 'Grüße aus 東京 🎉 '.repeat(30).trim();
  const text = writeIcs([createEvent({ title })], now);
  const lines = text.split('\r\n');
  const longest = Math.max(...lines.map((line) => Buffer.byteLength(line)));
  expect(longest).toBeLessThanOrEqual(75);
  expect(longest).toBeGreaterThan(71);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  expect(text).not.toMatch(/\p{Cs}/u);
});
