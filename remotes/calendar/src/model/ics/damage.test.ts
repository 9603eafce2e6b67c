import { fileOf } from '../../testing/icsFiles';
import { readIcs } from './readIcs';

const good = 'SUMMARY:Good\nDTSTART:20260504T090000\nDURATION:PT1H';
const inNewYork = (text: string) => text.replace('VERSION:2.0', 'VERSION:2.0\r\nX-WR-TIMEZONE:America/New_York');
const titles = (file: Awaited<ReturnType<typeof readIcs>>) => file?.events.map(({ title }) => title);

test.each([
  ['within its second event', 'DTSTART:2026', 1],
  ['within a line of its second event', 'SUMMARY:Se', 1],
  ['before the end of its second event', 'END:VEVENT\r\nEND:VCALENDAR', 1],
  ['before its end', 'END:VCALENDAR', 0],
])('a file that is cut off %s says so', async (_, cut, incomplete) => {
  const text = fileOf(good, 'SUMMARY:Second\nDTSTART:20260505T090000Z\nDURATION:PT1H');
  const file = await readIcs(text.slice(0, text.lastIndexOf(cut)));
  expect(file).toMatchObject({ endsEarly: true, incomplete, unread: [] });
  expect(titles(file)).toEqual(incomplete ? ['Good'] : ['Good', 'Second']);
});

test('an event without its end is incomplete, and the next one whole', async () => {
  const text = fileOf('SUMMARY:First\nDTSTART:20260504', good).replace('END:VEVENT\r\n', '');
  const file = await readIcs(text);
  expect(file).toMatchObject({ incomplete: 1, endsEarly: false });
  expect(titles(file)).toEqual(['Good']);
});

test.each([
  ['blank lines and spaces before it', (text: string) => `\n \n  ${text}`],
  ['the line ends of an old Mac', (text: string) => text.replaceAll('\r\n', '\r')],
  ['control characters', (text: string) => text.replace('Good', 'Go\u0000o\u0007d')],
])('a file with %s is read', async (_, damage) => {
  expect(titles(await readIcs(damage(fileOf(good))))).toEqual(['Good']);
});

test('a whole day that ends on itself is that day', async () => {
  const file = await readIcs(fileOf('SUMMARY:Day\nDTSTART;VALUE=DATE:20260504\nDTEND;VALUE=DATE:20260504'));
  expect(file?.events[0]).toMatchObject({ start: '2026-05-04', end: '2026-05-05', odd: [] });
});

test('names count in small letters too', async () => {
  expect(titles(await readIcs(fileOf(good).toLowerCase()))).toEqual(['good']);
});

test.each(['this is no line', 'ATTENDEE;CN="Mei:mailto:mei@example.com', ':', 'DESCRIPTION'])(
  'the broken line %j changes no other event, and costs its own no more than itself',
  async (line) => {
    const whole = await readIcs(inNewYork(fileOf(good)));
    const file = await readIcs(
      inNewYork(fileOf(good, `SUMMARY:Other\nDTSTART:20260505T090000\nDURATION:PT1H\n${line}`)),
    );
    expect(file?.events[0]).toEqual(whole?.events[0]);
    expect(file?.events[0]?.start).toBe('2026-05-04T13:00:00.000Z');
    expect(file?.events[1]).toMatchObject({ title: 'Other', start: '2026-05-05T13:00:00.000Z', odd: ['brokenLine'] });
  },
);

test.each([
  ['RRULE:FREQ=WEEKLY;BYDAY=XX', ['rule-syntax']],
  ['RRULE:', []],
  ['EXDATE:', []],
  ['EXDATE:tomorrow', ['unreadException']],
  ['SEQUENCE:first', []],
  ['GEO:here', []],
  ['ORGANIZER:', []],
  ['BEGIN:VALARM\nTRIGGER:sometimes\nEND:VALARM', ['lostReminder']],
  ['BEGIN:VALARM\nTRIGGER:-PT10M', []],
])('a broken %s does not cost the event', async (line, odd) => {
  const file = await readIcs(fileOf(`${good}\n${line}`));
  expect(file).toMatchObject({ events: [{ title: 'Good', odd }], unread: [], incomplete: 0 });
});

test.each([
  ['message:%3Cabc@example.com%3E', '', ['lostLink']],
  ['javascript:alert(1)', '', ['lostLink']],
  ['https://example.com/a', 'https://example.com/a', []],
])('the link %s is taken as %j: what the form would refuse is left out', async (link, url, odd) => {
  expect((await readIcs(fileOf(`${good}\nURL:${link}`)))?.events[0]).toMatchObject({ url, odd });
});

test('a large file lets the page answer while it is read', async () => {
  const events = Array.from({ length: 6000 }, (_, index) => `UID:${index}\n${good}\nRRULE:FREQ=DAILY;COUNT=9`);
  let answers = 0;
  const timer = setInterval(() => answers++);
  const file = await readIcs(fileOf(...events));
  clearInterval(timer);
  expect(file?.events).toHaveLength(6000);
  expect(answers).toBeGreaterThan(3);
});

test('a file of beginnings alone, and one of a single endless line, are read at once', async () => {
  const deep = `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\nBEGIN:X\r\n'.repeat(20_000)}${'END:Y\r\n'.repeat(20_000)}`;
  expect(await readIcs(deep)).toMatchObject({ incomplete: 20_000, endsEarly: true });
  const long = fileOf(`SUMMARY:${'a;":'.repeat(100_000)}\nDTSTART:20260504`);
  expect((await readIcs(long))?.events).toHaveLength(1);
});

test('a zone that only the file describes, with a rule that nothing comes of, is followed no further', async () => {
  const zone = [
    'BEGIN:VTIMEZONE\nTZID:Odd',
    'BEGIN:STANDARD\nDTSTART:16010101T000000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nRRULE:FREQ=DAILY;BYMONTHDAY=-1;BYMONTH=2\nEND:STANDARD',
    'BEGIN:DAYLIGHT\nDTSTART:16010101T000000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nRRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU\nEND:DAYLIGHT',
    'END:VTIMEZONE',
  ].join('\n');
  const text = fileOf('SUMMARY:A\nDTSTART;TZID=Odd:20260504T090000\nDURATION:PT1H');
  const file = await readIcs(text.replace('VERSION:2.0', `VERSION:2.0\r\n${zone.replaceAll('\n', '\r\n')}`));
  expect(file?.events[0]).toMatchObject({ start: '2026-05-04T07:00:00.000Z', odd: ['unknownZone'] });
});
