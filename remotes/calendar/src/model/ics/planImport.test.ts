import { createEvent } from '../../testing/createEvent';
import { fileOf, googleFile } from '../../testing/icsFiles';
import type { IcsFile } from './icsEvent';
import { planImport } from './planImport';
import { readIcs } from './readIcs';

const read = (text: string): IcsFile => readIcs(text) ?? { events: [], unread: 0, cancelled: 0 };
const options = { known: [], calendar: 'Family', untitled: '(No title)' };

test('adds what is new to the chosen calendar, without a word to the guests', () => {
  const { rows, batch } = planImport(read(googleFile), options);
  expect(rows.map(({ title, isKnown }) => [title, isKnown])).toEqual([
    ['Stand-up', false],
    ['Stand-up, on Tuesday', false],
    ['Closed', false],
  ]);
  expect(batch).toMatchObject({ update: [], isSilent: true });
  expect(batch.add).toMatchObject([
    { title: 'Stand-up', uid: 'weekly1@google.com', extendedProps: { calendar: 'Family' } },
    { replaces: '2026-10-26T08:00:00.000Z' },
    { title: 'Closed', allDay: true },
  ]);
  expect(batch.add?.[0]).not.toHaveProperty('odd');
});

test('updates what came from the same file before, where it is now', () => {
  const series = createEvent({ id: 30, rev: 4, uid: 'weekly1@google.com', rule: 'FREQ=WEEKLY' });
  const { rows, batch } = planImport(read(googleFile), { ...options, known: [series] });
  expect(rows.map(({ isKnown }) => isKnown)).toEqual([true, false, false]);
  expect(batch.update).toMatchObject([{ id: 30, rev: 4, title: 'Stand-up', extendedProps: { calendar: 'Business' } }]);
  expect(batch.add?.[0]).toMatchObject({ series: { id: 30, start: '2026-10-26T08:00:00.000Z' } });
});

test('says first what is odd, and names what has no name', () => {
  const good = 'SUMMARY:Good\nDTSTART;VALUE=DATE:20261101';
  const lost = 'UID:x\nSUMMARY:Lost\nRECURRENCE-ID;VALUE=DATE:20261103\nDTSTART;VALUE=DATE:20261104';
  const { rows, batch } = planImport(read(fileOf(good, 'DTSTART;VALUE=DATE:20261102', lost)), options);
  expect(rows.map(({ title, odd }) => [title, odd])).toEqual([
    ['', ['noTitle']],
    ['Lost', ['lostSeries']],
    ['Good', []],
  ]);
  expect(batch.add?.map(({ title }) => title)).toEqual(['Good', '(No title)', 'Lost']);
  expect(batch.add?.[2]).not.toHaveProperty('replaces');
});
