import { fileOf } from '../../testing/icsFiles';
import { timesWithin } from '../occurrences';
import { readIcs } from './readIcs';

const read = async (...events: string[]) => {
  const file = await readIcs(fileOf(...events));
  if (!file) throw new Error('It is no calendar');
  return file;
};
const first = async (lines: string) => (await read(`SUMMARY:A\n${lines}`)).events[0];

test.each([
  ['signs between the parts of a day', 'DTSTART;TZID=Europe/Berlin:2026-08-14T081800', '2026-08-14T06:18:00.000Z'],
  ['signs between all parts', 'DTSTART;TZID=Europe/Berlin:2026-08-14T08:18:00', '2026-08-14T06:18:00.000Z'],
  ['an offset', 'DTSTART:20260814T081800+0200', '2026-08-14T06:18:00.000Z'],
  ['a space between day and time', 'DTSTART;TZID=Europe/Berlin:20260814 081800', '2026-08-14T06:18:00.000Z'],
  ['a fraction of a second', 'DTSTART:20260814T081800.000Z', '2026-08-14T08:18:00.000Z'],
  ['a space behind its name', 'DTSTART :20260814T081800Z', '2026-08-14T08:18:00.000Z'],
  ['no seconds', 'DTSTART:20260814T0818Z', '2026-08-14T08:18:00.000Z'],
  ['a leap second', 'DTSTART:20161231T235960Z', '2016-12-31T23:59:59.000Z'],
  ['small letters', 'dtstart:20260814t081800z', '2026-08-14T08:18:00.000Z'],
  ['a day without its parameter', 'DTSTART:20260501\nDTEND:20260502', '2026-05-01'],
  ['a day with signs', 'DTSTART;VALUE=DATE:2026-05-01', '2026-05-01'],
  ['a day with midnight', 'DTSTART;VALUE=DATE:20260501T000000', '2026-05-01'],
  ['a name of Windows in capitals', 'DTSTART;TZID=W. EUROPE STANDARD TIME:20260814T081800', '2026-08-14T06:18:00.000Z'],
  ['a name of Windows that is rare', 'DTSTART;TZID=Tasmania Standard Time:20260814T081800', '2026-08-13T22:18:00.000Z'],
  ['a path', 'DTSTART;TZID=/example.org/20070129_1/Europe/Berlin:20260814T081800', '2026-08-14T06:18:00.000Z'],
])('a start with %s is read as it is written', async (_, line, start) => {
  expect(await first(line)).toMatchObject({ start, allDay: start.length === 10 });
});

test.each([
  'DTSTART:20260230T081800Z',
  'DTSTART;VALUE=DATE:20260230',
  'DTSTART:99991231T235959Z',
  'DTSTART:20260814T256100Z',
  'DTSTART:20260814T240000Z',
  'DTSTART:20261301T081800Z',
  'DTSTART:20260000',
  'DTSTART:14.08.2026 08:18',
  'DTSTART:2026081',
  'DTSTART:',
  'DTSTART:20260814T081800Z\nRECURRENCE-ID:20260230T081800Z',
])('what says a time that does not exist, %j, is named and is no other time', async (lines) => {
  expect(await read(`SUMMARY:Train\n${lines}`)).toMatchObject({ events: [], unread: ['Train'] });
});

test.each([
  ['DTEND:20260230T091800Z', '2026-08-14T09:18:00.000Z', ['unreadEnd']],
  ['DTEND;TZID=Europe/Berlin:2026-08-14T10:48:00', '2026-08-14T08:48:00.000Z', []],
  ['DURATION:soon', '2026-08-14T09:18:00.000Z', ['unreadEnd']],
  ['DURATION:P1D', '2026-08-15T08:18:00.000Z', []],
])('an end by %s is %s', async (line, end, odd) => {
  expect(await first(`DTSTART:20260814T081800Z\n${line}`)).toMatchObject({ end, odd });
});

test.each([
  ['P1D', '2026-10-25T11:00:00.000Z'],
  ['P1W', '2026-10-31T11:00:00.000Z'],
  ['PT24H', '2026-10-25T10:00:00.000Z'],
  ['P1DT1H', '2026-10-25T12:00:00.000Z'],
])('a duration of %s across the change of clocks ends at %s: days go by the clock', async (duration, end) => {
  expect(await first(`DTSTART;TZID=Europe/Berlin:20261024T120000\nDURATION:${duration}`)).toMatchObject({ end });
});

const daysOf = async (...events: string[]) => {
  const { events: found } = await read(...events);
  const [series] = found;
  const span = { from: Date.parse('2026-05-03'), to: Date.parse('2026-05-07T12:00Z') };
  const times = series ? timesWithin(series, span).map(({ start }) => start.slice(0, 10)) : [];
  const replaced = found.flatMap(({ replaces }) => replaces?.slice(0, 10) ?? []);
  return { days: times.filter((day) => !replaced.includes(day)), odd: series?.odd, found };
};

const timed = 'UID:t\nSUMMARY:T\nDTSTART;TZID=Europe/Berlin:20260504T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=4';
const whole = 'UID:w\nSUMMARY:W\nDTSTART;VALUE=DATE:20260504\nRRULE:FREQ=DAILY;COUNT=4';
const left = ['2026-05-04', '2026-05-06', '2026-05-07'];

test.each([
  ['a timed series, by a day', timed, 'EXDATE;VALUE=DATE:20260505'],
  ['a timed series, by a day without its parameter', timed, 'EXDATE:20260505'],
  ['a timed series, by a day in a zone', timed, 'EXDATE;TZID=Europe/Berlin:20260505'],
  ['a timed series, in UTC', timed, 'EXDATE:20260505T070000Z'],
  ['a timed series, in another zone', timed, 'EXDATE;TZID=America/New_York:20260505T030000'],
  ['a timed series, without a zone', timed, 'EXDATE:20260505T090000'],
  ['a timed series, with signs', timed, 'EXDATE;TZID=Europe/Berlin:2026-05-05T09:00:00'],
  ['whole days, by a day', whole, 'EXDATE;VALUE=DATE:20260505'],
  ['whole days, in a zone', whole, 'EXDATE;TZID=Europe/Berlin:20260505T000000'],
  ['whole days, in a zone of Windows', whole, 'EXDATE;TZID=W. Europe Standard Time:20260505T000000'],
  ['whole days, without a zone', whole, 'EXDATE:20260505T000000'],
  ['whole days, at midnight in UTC', whole, 'EXDATE:20260505T000000Z'],
])('a day is left out of %s', async (_, series, line) => {
  expect(await daysOf(`${series}\n${line}`)).toMatchObject({ days: left, odd: [] });
});

test('whole days of a calendar in Berlin are left out by midnight there, written in UTC', async () => {
  const file = fileOf(`${whole}\nEXDATE:20260504T220000Z`).replace(
    'VERSION:2.0',
    'VERSION:2.0\r\nX-WR-TIMEZONE:Europe/Berlin',
  );
  expect((await readIcs(file))?.events[0]?.exceptions).toEqual(['2026-05-05']);
});

test.each([
  ['RECURRENCE-ID;VALUE=DATE:20260505', timed],
  ['RECURRENCE-ID:20260505T070000Z', timed],
  ['RECURRENCE-ID:20260505T090000', timed],
  ['RECURRENCE-ID;TZID=W. Europe Standard Time:20260505T000000', whole],
  ['RECURRENCE-ID:20260505', whole],
])('one of a series is moved, not doubled, by %s', async (line, series) => {
  const moved = `${series.split('\n')[0]}\nSUMMARY:Moved\nDTSTART;VALUE=DATE:20260509\n${line}`;
  const { days, odd, found } = await daysOf(series, moved);
  expect({ days, odd }).toEqual({ days: left, odd: [] });
  expect(found[1]).toMatchObject({ start: '2026-05-09', odd: [] });
  expect(await daysOf(series, `${moved}\nSTATUS:CANCELLED`)).toMatchObject({ days: left, found: [{}] });
});

test('what matches none of a series is said, and so is what cannot be read', async () => {
  expect(await daysOf(`${timed}\nEXDATE:20260505T071500Z`)).toMatchObject({ odd: ['unmatchedException'] });
  expect(await daysOf(`${timed}\nEXDATE:20260230T070000Z`)).toMatchObject({ odd: ['unreadException'] });
  const { found } = await daysOf(timed, 'UID:t\nSUMMARY:X\nRECURRENCE-ID:20260520T070000Z\nDTSTART:20260521T070000Z');
  expect(found[1]).toMatchObject({ odd: ['noEnd', 'unmatchedReplacement'] });
});

test.each([
  ['FREQ=DAILY;UNTIL=2026-05-06', 'FREQ=DAILY;UNTIL=20260506', []],
  ['FREQ=WEEKLY;BYDAY=MO, TU', 'FREQ=WEEKLY;BYDAY=MO,TU', []],
  ['freq=weekly;byday=mo;', 'FREQ=WEEKLY;BYDAY=MO', []],
  ['FREQ=DAILY;UNTIL=20260230', '', ['rule-syntax']],
  ['FREQ=DAILY;BYDAY=2MO', '', ['rule-notAllowed']],
  ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', '', ['rule-never']],
  ['FREQ=MINUTELY', '', ['rule-withinDay']],
  ['FREQ=DAILY\nEXRULE:FREQ=WEEKLY', 'FREQ=DAILY', ['extraExceptions']],
  ['FREQ=DAILY\nRDATE:20260230T090000Z', 'FREQ=DAILY', ['extraDates']],
])('the rule %s is kept as %j, with a word where it is not', async (written, rule, odd) => {
  const event = await first(`DTSTART:20260504T090000Z\nDURATION:PT1H\nRRULE:${written}`);
  expect(event).toMatchObject({ start: '2026-05-04T09:00:00.000Z', rule, odd });
});
