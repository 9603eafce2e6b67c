import { createEvent } from '../../testing/createEvent';
import { fileOf } from '../../testing/icsFiles';
import { startsOf, timesWithin } from '../occurrences';
import type { IcsEvent } from './icsEvent';
import { isChosenFirst, planImport } from './planImport';
import { readBytes } from './readBytes';
import { readIcs } from './readIcs';
import { ruleOfVCalendar } from './vCalendarRule';

const read = async (text: string) => {
  const file = await readIcs(text);
  if (!file) throw new Error('It is no calendar');
  return file;
};
const eventsOf = async (...lines: string[]) => (await read(fileOf(...lines))).events;
const timed = 'UID:t\nSUMMARY:T\nDTSTART:20260504T090000Z\nDTEND:20260504T100000Z';
const alarm = (...triggers: string[]) =>
  triggers.map((trigger) => `BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER${trigger}\nEND:VALARM`).join('\n');

// RFC 5545, 3.8.6.3.
test.each([
  ['before the start', alarm(':-PT10M'), [10], []],
  ['before the end', alarm(';RELATED=END:-PT70M'), [10], ['changedReminder']],
  ['before the end and after the start', alarm(';RELATED=END:-PT10M'), [], ['lostReminder']],
  ['at a time', alarm(';VALUE=DATE-TIME:20260504T083000Z'), [30], ['changedReminder']],
  ['at a time of a series', `RRULE:FREQ=DAILY\n${alarm(';VALUE=DATE-TIME:20260504T083000Z')}`, [], ['lostReminder']],
  ['after the start', alarm(':PT5M'), [], ['lostReminder']],
  [
    'more than five times',
    alarm(':-PT1M', ':-PT2M', ':-PT3M', ':-PT4M', ':-PT5M', ':-PT6M'),
    [1, 2, 3, 4, 5],
    ['lostReminder'],
  ],
  ['never', 'BEGIN:VALARM\nACTION:NONE\nTRIGGER;VALUE=DATE-TIME:19760401T005545Z\nEND:VALARM', [], []],
])('a reminder %s', async (_, lines, reminders, odd) => {
  expect((await eventsOf(`${timed}\n${lines}`))[0]).toMatchObject({ reminders, odd });
});

test('what no field holds is kept, and what cannot be kept is named', async () => {
  const kept = [
    'CATEGORIES:Work,Travel',
    'X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT30M',
    'GEO:52.5;13.4',
    'CLASS:PUBLIC',
  ];
  const lost = ['ATTACH;ENCODING=BASE64;VALUE=BINARY:AAAA', `X-LONG:${'a'.repeat(5000)}`];
  const [event] = await eventsOf(`${timed}\n${[...kept, ...lost].join('\n')}`);
  expect(event).toMatchObject({ otherLines: kept, lost: ['ATTACH', 'X-LONG'], odd: ['lostProperties'] });
});

test.each([
  ['PRIVATE', false, ['private']],
  ['PRIVATE', true, []],
  ['CONFIDENTIAL', false, ['private']],
  ['PUBLIC', false, []],
])('CLASS:%s for a calendar that is private (%s)', async (value, isPrivate, odd) => {
  const file = await read(fileOf(`${timed}\nCLASS:${value}`));
  const { rows } = await planImport(file, { known: [], calendar: 'c1', isPrivate, untitled: '' });
  expect(rows[0]?.odd).toEqual(odd);
});

const daysOf = (events: readonly IcsEvent[]) => {
  const replaced = new Set(events.map(({ replaces }) => replaces));
  const span = { from: Date.parse('2026-05-01'), to: Date.parse('2026-07-01') };
  return events
    .flatMap((event) =>
      event.rule
        ? timesWithin(event, span)
            .map(({ start }) => start)
            .filter((start) => !replaced.has(start))
        : [event.start],
    )
    .map((start) => start.slice(5, start.length > 10 ? 16 : undefined))
    .sort()
    .join(' ');
};

// RFC 5545, 3.8.5.2.
test.each([
  ['to days of their own', '\nRDATE:20260506T090000Z,20260509T120000Z', '05-04T09:00 05-06T09:00 05-09T12:00'],
  ['to a series', '\nRRULE:FREQ=WEEKLY;COUNT=2\nRDATE:20260506T090000Z', '05-04T09:00 05-06T09:00 05-11T09:00'],
  ['that the series has', '\nRRULE:FREQ=WEEKLY;COUNT=2\nRDATE:20260511T090000Z', '05-04T09:00 05-11T09:00'],
  ['that are left out again', '\nRDATE:20260506T090000Z\nEXDATE:20260506T090000Z', '05-04T09:00'],
])('days in addition, %s', async (_, lines, days) => {
  const events = await eventsOf(`${timed}${lines}`);
  expect(daysOf(events)).toBe(days);
  expect(events.flatMap(({ odd }) => odd)).toEqual([]);
});

test('a period in addition has its own end, and too many days are said', async () => {
  const [, extra] = await eventsOf(`${timed}\nRDATE;VALUE=PERIOD:20260506T090000Z/PT3H`);
  expect(extra).toMatchObject({ start: '2026-05-06T09:00:00.000Z', end: '2026-05-06T12:00:00.000Z' });
  const many = Array.from({ length: 150 }, (_, day) =>
    new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10).replaceAll('-', ''),
  );
  expect((await eventsOf(`UID:w\nSUMMARY:W\nDTSTART:20260504\nRDATE:${many.join(',')}`))[0]?.odd).toContain(
    'extraDates',
  );
});

// RFC 5545, 3.2.13.
describe('an event that changes all later ones of its series', () => {
  const series =
    'UID:s\nSUMMARY:Old\nDTSTART;TZID=Europe/Berlin:20260504T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=5';
  const later = (lines: string) =>
    `UID:s\nSUMMARY:New\n${lines}\nRECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260518T090000`;

  test('divides it', async () => {
    const moved = 'UID:s\nSUMMARY:Once\nDTSTART:20260602T120000Z\nRECURRENCE-ID;TZID=Europe/Berlin:20260601T090000';
    const events = await eventsOf(series, later('DTSTART;TZID=Europe/Berlin:20260519T100000\nDURATION:PT2H'), moved);
    expect(daysOf(events)).toBe('05-04T07:00 05-11T07:00 05-19T08:00 05-26T08:00 06-02T12:00');
    expect(events.map(({ title, uid }) => [title, uid])).toEqual([
      ['Old', 's'],
      ['New', 's#2026-05-18T07:00:00.000Z'],
      ['Once', 's#2026-05-18T07:00:00.000Z'],
    ]);
  });

  test('ends it, where it is called off', async () => {
    const events = await eventsOf(series, later('STATUS:CANCELLED\nDTSTART;TZID=Europe/Berlin:20260518T090000'));
    expect(daysOf(events)).toBe('05-04T07:00 05-11T07:00');
  });

  test('alone is one event, and says so', async () => {
    const [event] = await eventsOf(later('DTSTART;TZID=Europe/Berlin:20260519T100000\nDURATION:PT2H'));
    expect(event?.odd).toEqual(['followingOnly']);
  });
});

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)));
const utf16 = (text: string, isBig: boolean) => {
  const little = Buffer.from(text, 'utf16le');
  return [...(isBig ? little.swap16() : little)];
};

test.each([
  ['UTF-8', bytes('BEGIN:Café')],
  ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], 'BEGIN:Café')],
  ['UTF-16', bytes([0xff, 0xfe], utf16('BEGIN:Café', false))],
  ['UTF-16, the other way round', bytes([0xfe, 0xff], utf16('BEGIN:Café', true))],
  ['UTF-16 without a mark', bytes(utf16('BEGIN:Café', false))],
  ['Windows-1252', bytes('BEGIN:Caf', [0xe9])],
])('bytes in %s are a text', (_, given) => {
  expect(readBytes(given)).toBe('BEGIN:Café');
});

test('bytes in another character set are read by its name', () => {
  expect(readBytes(bytes('SUMMARY;CHARSET=ISO-8859-2:', [0xb1]))).toBe('SUMMARY;CHARSET=ISO-8859-2:ą');
});

// vCalendar 1.0, 2.1 and 2.3.
test.each([
  ['SUMMARY;ENCODING=QUOTED-PRINTABLE:Caf=C3=A9', 'Café'],
  ['SUMMARY;CHARSET=UTF-8;QUOTED-PRINTABLE:Caf=C3=A9', 'Café'],
  ['SUMMARY;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Caf=E9', 'Café'],
  ['SUMMARY;ENCODING=QUOTED-PRINTABLE:A long=\n title=3D=\n 1', 'A long title= 1'],
  ['SUMMARY;ENCODING=QUOTED-PRINTABLE:One=0D=0Atwo', 'One\ntwo'],
])('the old notation %j', async (line, title) => {
  expect((await eventsOf(`${line}\nDTSTART:20260504`))[0]).toMatchObject({ title, odd: [] });
});

test.each([
  ['D1 #10', 'FREQ=DAILY;COUNT=10'],
  ['W2 MO TU #0', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU'],
  ['MP1 1+ 2- MO 3+ FR #5', 'FREQ=MONTHLY;BYDAY=1MO,-2MO,3FR;COUNT=5'],
  ['MD1 15 LD 20261224T000000Z', 'FREQ=MONTHLY;BYMONTHDAY=15,-1;UNTIL=20261224T000000Z'],
  ['YM1 6 7 #3', 'FREQ=YEARLY;BYMONTH=6,7;COUNT=3'],
  ['YD5 100', 'FREQ=YEARLY;INTERVAL=5;BYYEARDAY=100;COUNT=2'],
  ['M30 #4', 'M30 #4'],
])('the old rule %s is %s', (old, rule) => {
  expect(ruleOfVCalendar(old)).toBe(rule);
});

test('an alarm of the old notation is a reminder', async () => {
  const [event] = await eventsOf(`${timed}\nDALARM:20260504T084500Z;;;Soon`);
  expect(event).toMatchObject({ reminders: [15], odd: [] });
});

const zone = (name: string, standard: string, daylight: string, rules: [string, string]) =>
  [
    `BEGIN:VTIMEZONE\nTZID:${name}`,
    `BEGIN:STANDARD\nDTSTART:16010101T020000\nTZOFFSETFROM:${daylight}\nTZOFFSETTO:${standard}\nRRULE:FREQ=YEARLY;${rules[0]}\nEND:STANDARD`,
    `BEGIN:DAYLIGHT\nDTSTART:16010101T020000\nTZOFFSETFROM:${standard}\nTZOFFSETTO:${daylight}\nRRULE:FREQ=YEARLY;${rules[1]}\nEND:DAYLIGHT`,
    'END:VTIMEZONE',
  ].join('\n');
const withZone = (lines: string, event: string) =>
  fileOf(event).replace('VERSION:2.0', `VERSION:2.0\r\n${lines.replaceAll('\n', '\r\n')}`);

test('a series in a zone that only the file describes keeps its time after the clock has changed', async () => {
  const lines = zone('Customized Time Zone', '-0500', '-0400', ['BYDAY=1SU;BYMONTH=11', 'BYDAY=2SU;BYMONTH=3']);
  const series =
    'SUMMARY:A\nDTSTART;TZID=Customized Time Zone:20261027T100000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=3';
  const [event] = (await read(withZone(lines, series))).events;
  expect(event).toMatchObject({ timeZone: 'America/New_York', odd: ['describedZone'] });
  expect(event && [...startsOf(event)]).toEqual([
    '2026-10-27T14:00:00.000Z',
    '2026-11-03T15:00:00.000Z',
    '2026-11-10T15:00:00.000Z',
  ]);
});

test('a zone that no other is like is followed for one event, and said', async () => {
  const lines = zone('Odd', '-0510', '-0440', ['BYDAY=1SU;BYMONTH=11', 'BYDAY=2SU;BYMONTH=3']);
  const [event] = (await read(withZone(lines, 'SUMMARY:A\nDTSTART;TZID=Odd:20261027T100000\nDURATION:PT1H'))).events;
  expect(event).toMatchObject({ start: '2026-10-27T14:40:00.000Z', timeZone: null, odd: ['unknownZone'] });
});

test.each([
  ['(GMT+01.00) Amsterdam / Berlin / Bern / Rome / Stockholm / Vienna', 'Europe/Berlin'],
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', 'Europe/Berlin'],
  ['(GMT+10:00) Canberra, Melbourne, Sydney', 'Australia/Sydney'],
  ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
  ['(UTC+03:00) Istanbul', 'Europe/Istanbul'],
  ['(UTC+12:00) Coordinated Universal Time+12', 'Etc/GMT-12'],
  ['Amsterdam, Belgrade, Berlin, Brussels', 'Europe/Amsterdam'],
  ['europe/berlin', 'Europe/Berlin'],
  ['US Eastern Standard Time', 'America/Indianapolis'],
  ['canada central standard time', 'America/Regina'],
  ['tzone://Microsoft/Utc', 'Etc/UTC'],
  ['/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['GMT+0100', 'Etc/GMT-1'],
  ['UTC-5', 'Etc/GMT+5'],
])('the zone %s is %s', async (name, timeZone) => {
  const [event] = await eventsOf(`SUMMARY:A\nDTSTART;TZID="${name}":20260504T090000\nDURATION:PT1H`);
  expect(event).toMatchObject({ timeZone, odd: [] });
});

test('tasks are for another app, and other parts are counted', async () => {
  const text = fileOf(timed).replace(
    'END:VCALENDAR',
    'BEGIN:VTODO\r\nSUMMARY:Taxes\r\nEND:VTODO\r\nBEGIN:VFREEBUSY\r\nEND:VFREEBUSY\r\nEND:VCALENDAR',
  );
  expect(await read(text)).toMatchObject({ tasks: [{ title: 'Taxes' }], others: 1, events: [{ title: 'T' }] });
});

describe('RFC 5546', () => {
  const guests = [{ name: 'Ana', email: 'ana@example.com' }];
  const known = createEvent({
    id: 7,
    uid: 't',
    otherLines: ['SEQUENCE:3', 'DTSTAMP:20260401T090000Z'],
    extendedProps: { calendar: 'Business', guests, location: '', description: '' },
  });
  const plan = async (method: string, lines: string) => {
    const text = fileOf(lines).replace('VERSION:2.0', `VERSION:2.0\r\nMETHOD:${method}`);
    return planImport(await read(text), { known: [known], calendar: 'Business', untitled: '' });
  };

  test('3.2.3: an answer becomes that of the guest', async () => {
    const { rows } = await plan('REPLY', `${timed}\nATTENDEE;PARTSTAT=DECLINED:mailto:Ana@example.com`);
    expect(rows).toMatchObject([
      { kind: 'answered', change: { update: { id: 7, extendedProps: { guests: [{ ...guests[0], answer: 'no' }] } } } },
    ]);
    expect(await plan('REPLY', `${timed}\nATTENDEE;PARTSTAT=ACCEPTED:mailto:eve@example.com`)).toMatchObject({
      rows: [],
      unmatched: 1,
    });
  });

  test('3.2.7: a proposal waits for the choice of a person, and changes the time alone', async () => {
    const { rows } = await plan('COUNTER', `${timed}\nSEQUENCE:3`);
    expect(rows).toMatchObject([{ kind: 'proposed', odd: ['proposal'] }]);
    expect(rows[0]?.change.update).toEqual({
      ...{ id: 7, rev: 1, allDay: false },
      ...{ start: '2026-05-04T09:00:00.000Z', end: '2026-05-04T10:00:00.000Z' },
    });
    expect(rows.filter(isChosenFirst)).toEqual([]);
  });

  test.each([
    ['a lower SEQUENCE', 'REQUEST', 'SEQUENCE:2\nDTSTAMP:20260501T090000Z', 'older'],
    ['an earlier DTSTAMP', 'REQUEST', 'SEQUENCE:3\nDTSTAMP:20260331T090000Z', 'older'],
    ['a higher SEQUENCE', 'REQUEST', 'SEQUENCE:4\nDTSTAMP:20260331T090000Z', 'updated'],
    ['a higher SEQUENCE, called off', 'CANCEL', 'SEQUENCE:4', 'removed'],
    ['a lower SEQUENCE, called off', 'CANCEL', 'SEQUENCE:2', undefined],
  ])('2.1.5: a version with %s', async (_, method, lines, kind) => {
    expect((await plan(method, `${timed}\n${lines}`)).rows[0]?.kind).toBe(kind);
  });
});

test('what stands in for one of a series goes when a newer version of the series no longer has it', async () => {
  const series = createEvent({
    id: 1,
    uid: 's',
    rule: 'FREQ=DAILY',
    otherLines: ['SEQUENCE:1', 'DTSTAMP:20260401T090000Z'],
  });
  const place = (id: number, day: string, otherLines: string[]) =>
    createEvent({ id, uid: 's', otherLines, series: { id: 1, start: `2026-05-${day}T09:00:00.000Z` } });
  const known = [series, place(2, '05', ['SEQUENCE:1']), place(3, '06', [])];
  const newer = 'UID:s\nSEQUENCE:2\nSUMMARY:S\nDTSTART:20260504T090000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY';
  const { rows } = await planImport(await read(fileOf(newer)), { known, calendar: 'Business', untitled: '' });
  expect(rows.map(({ kind, change }) => [kind, change.remove])).toEqual([
    ['updated', undefined],
    ['removed', [2]],
  ]);
});
