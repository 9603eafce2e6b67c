import type { CalendarEvent } from '../../api/schemas';
import { fileOf } from '../../testing/icsFiles';
import { blankEvent } from '../event';
import type { IcsFile } from './icsEvent';
import { toBatches } from './importBatches';
import { isChosenFirst, planImport } from './planImport';
import { readIcs } from './readIcs';

const read = async (text: string): Promise<IcsFile> => {
  const file = await readIcs(text);
  if (!file) throw new Error('It is no calendar');
  return file;
};

/** Imports a file into calendars, as the API does: additions get ids and series. */
async function importInto(known: readonly CalendarEvent[], file: IcsFile) {
  const { rows, cancelled } = await planImport(file, { known, calendar: 'Family', untitled: '(No title)' });
  const [batch = { add: [], update: [], remove: [] }] = await toBatches(rows.filter(isChosenFirst));
  const changed = known
    .filter(({ id }) => !batch.remove?.includes(id))
    .map((event) => {
      const change = batch.update?.find(({ id }) => id === event.id);
      if (change && change.rev !== event.rev) throw new Error('This has changed since you started');
      const extendedProps = { ...event.extendedProps, ...change?.extendedProps };
      return { ...event, ...change, extendedProps, rev: event.rev + (change ? 1 : 0) };
    });
  const added: CalendarEvent[] = [];
  for (const { replaces, ...event } of batch.add ?? []) {
    const series = replaces ? added.find(({ uid, rule }) => rule && uid === event.uid) : undefined;
    const id = 100 + known.length + added.length;
    added.push({
      ...blankEvent,
      ...event,
      id,
      rev: 1,
      series: series && replaces ? { id: series.id, start: replaces } : (event.series ?? null),
    });
  }
  return { events: [...changed, ...added], kinds: rows.map(({ kind }) => kind), rows, batch, cancelled };
}

const event = (lines: string) => `UID:4\nSUMMARY:Talk\nDURATION:PT1H\n${lines}`;
const twice = (earlier: string, later: string) => [
  fileOf(event(earlier), event(later)),
  fileOf(event(later), event(earlier)),
];

describe.each([
  ['the higher SEQUENCE', 'SEQUENCE:0\nDTSTART:20260504T090000Z', 'SEQUENCE:2\nDTSTART:20260504T100000Z'],
  [
    'the later DTSTAMP of one SEQUENCE',
    'SEQUENCE:1\nDTSTAMP:20260401T090000Z\nDTSTART:20260504T090000Z',
    'SEQUENCE:1\nDTSTAMP:20260402T090000Z\nDTSTART:20260504T100000Z',
  ],
])('of two versions in a file the one with %s counts', (_, earlier, later) => {
  test.each(twice(earlier, later))('in either order', async (text) => {
    const file = await read(text);
    expect(file.events).toMatchObject([{ start: '2026-05-04T10:00:00.000Z', odd: ['olderVersion'] }]);
    const once = await importInto([], file);
    expect(once.events).toHaveLength(1);
    const again = await importInto(once.events, file);
    expect(again.kinds).toEqual(['same']);
    expect(again.batch).toMatchObject({ add: [], update: [], remove: [] });
    expect(again.events).toEqual(once.events);
  });
});

const series = 'UID:s\nSUMMARY:Daily\nDTSTART;VALUE=DATE:20260504\nRRULE:FREQ=DAILY;COUNT=5';
const moved = (lines: string) => `UID:s\nSUMMARY:Moved\n${lines}`;

test('of two versions of one of a series the later one counts, however its place is written', async () => {
  const file = await read(
    fileOf(
      series,
      moved('SEQUENCE:1\nRECURRENCE-ID;VALUE=DATE:20260505\nDTSTART;VALUE=DATE:20260509'),
      moved('SEQUENCE:3\nRECURRENCE-ID:20260505T000000\nDTSTART;VALUE=DATE:20260510'),
    ),
  );
  expect(file.events.slice(1)).toMatchObject([{ start: '2026-05-10', replaces: '2026-05-05', odd: ['olderVersion'] }]);
  const once = await importInto([], file);
  expect((await importInto(once.events, file)).kinds).toEqual(['same', 'same']);
});

test('events without a name are not versions of each other', async () => {
  const lone = 'SUMMARY:A\nDTSTART;VALUE=DATE:20260504';
  expect((await read(fileOf(lone, lone))).events).toHaveLength(2);
});

test('an event that a newer file changes is updated, and all else stays', async () => {
  const once = await importInto([], await read(fileOf(event('DTSTART:20260504T090000Z'))));
  const next = await importInto(once.events, await read(fileOf(event('SEQUENCE:1\nDTSTART:20260505T090000Z'))));
  expect(next.kinds).toEqual(['updated']);
  expect(next.events).toMatchObject([{ start: '2026-05-05T09:00:00.000Z', rev: 2 }]);
});

test('one of a series that comes alone is there once, and goes into its series when that comes', async () => {
  const alone = await read(fileOf(moved('RECURRENCE-ID;VALUE=DATE:20260505\nDTSTART;VALUE=DATE:20260509')));
  const once = await importInto([], alone);
  expect(once.rows).toMatchObject([{ kind: 'added', odd: ['lostSeries'] }]);
  const again = await importInto(once.events, alone);
  expect(again.kinds).toEqual(['same']);
  expect(again.events).toEqual(once.events);
  const whole = await read(fileOf(series, moved('RECURRENCE-ID;VALUE=DATE:20260505\nDTSTART;VALUE=DATE:20260509')));
  const joined = await importInto(again.events, whole);
  expect(joined.events).toMatchObject([{ title: 'Daily' }, { title: 'Moved', series: { start: '2026-05-05' } }]);
});

test('one of a series that is on the calendar finds its place, however that is written', async () => {
  const once = await importInto([], await read(fileOf(series)));
  const later = await read(
    fileOf(moved('RECURRENCE-ID;TZID=W. Europe Standard Time:20260505T000000\nDTSTART;VALUE=DATE:20260509')),
  );
  const next = await importInto(once.events, later);
  expect(next.events[1]).toMatchObject({ title: 'Moved', series: { id: once.events[0]?.id, start: '2026-05-05' } });
  expect((await importInto(next.events, later)).kinds).toEqual(['same']);
});

describe('what a file calls off is taken off the calendar', () => {
  const off = 'STATUS:CANCELLED\nSEQUENCE:5';
  const byMethod = (text: string) => text.replace('VERSION:2.0', 'VERSION:2.0\r\nMETHOD:CANCEL');

  test.each([
    ['by its status', fileOf(event(`${off}\nDTSTART:20260504T090000Z`))],
    ['by the method of the file', byMethod(fileOf(event('DTSTART:20260504T090000Z')))],
    ['by its name alone', byMethod(fileOf('UID:4\nDTSTART:20260504T090000Z'))],
  ])('an event, %s', async (_, text) => {
    const once = await importInto([], await read(fileOf(event('DTSTART:20260504T090000Z'))));
    const next = await importInto(once.events, await read(text));
    expect(next.rows).toMatchObject([{ title: 'Talk', kind: 'removed' }]);
    expect(next.events).toEqual([]);
  });

  test('one of a series, and what stands in for it', async () => {
    const standIn = moved('RECURRENCE-ID;VALUE=DATE:20260505\nDTSTART;VALUE=DATE:20260509');
    const once = await importInto([], await read(fileOf(series, standIn)));
    expect(once.events).toHaveLength(2);
    const both = [moved(`${off}\nRECURRENCE-ID:20260505T000000`), moved(`${off}\nRECURRENCE-ID:20260506`)];
    const cancellation = await read(fileOf(...both));
    const next = await importInto(once.events, cancellation);
    expect(next.rows).toMatchObject([
      { title: 'Moved', start: '2026-05-09', kind: 'removed' },
      { title: 'Daily', start: '2026-05-06', kind: 'removed' },
    ]);
    expect(next.events).toMatchObject([{ exceptions: ['2026-05-05', '2026-05-06'], rev: 2 }]);
    expect(await importInto(next.events, cancellation)).toMatchObject({ kinds: [], cancelled: 2 });
  });

  test('what the calendar does not have is counted', async () => {
    const { kinds, cancelled } = await importInto([], await read(fileOf(event(`${off}\nDTSTART:20260504T090000Z`))));
    expect({ kinds, cancelled }).toEqual({ kinds: [], cancelled: 1 });
  });
});
