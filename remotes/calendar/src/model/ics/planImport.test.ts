import { createEvent } from '../../testing/createEvent';
import { fileOf, googleFile } from '../../testing/icsFiles';
import type { IcsFile } from './icsEvent';
import { toBatches } from './importBatches';
import { isChosenFirst, planImport } from './planImport';
import { readIcs } from './readIcs';

const read = async (text: string): Promise<IcsFile> => {
  const file = await readIcs(text);
  if (!file) throw new Error('It is no calendar');
  return file;
};
const plan = async (text: string, given: Partial<Parameters<typeof planImport>[1]> = {}) => {
  const { rows } = await planImport(await read(text), { ...options, ...given });
  const [batch = {}] = await toBatches(rows.filter(isChosenFirst));
  return { rows, batch };
};
const options = { known: [], calendar: 'Family', untitled: '(No title)' };

test('adds what is new to the chosen calendar, without a word to the guests', async () => {
  const { rows, batch } = await plan(googleFile);
  expect(rows.map(({ title, kind }) => [title, kind])).toEqual([
    ['Stand-up', 'added'],
    ['Stand-up, on Tuesday', 'added'],
    ['Closed', 'added'],
  ]);
  expect(batch).toMatchObject({ update: [], isSilent: true });
  expect(batch.add).toMatchObject([
    { title: 'Stand-up', uid: 'weekly1@google.com', extendedProps: { calendar: 'Family' } },
    { replaces: '2026-10-26T08:00:00.000Z' },
    { title: 'Closed', allDay: true },
  ]);
  expect(batch.add?.[0]).not.toHaveProperty('odd');
});

test('updates what came from the same file before, where it is now', async () => {
  const series = createEvent({ id: 30, rev: 4, uid: 'weekly1@google.com', rule: 'FREQ=WEEKLY' });
  const { rows, batch } = await plan(googleFile, { known: [series] });
  expect(rows.map(({ kind }) => kind)).toEqual(['updated', 'added', 'added']);
  expect(batch.update).toMatchObject([{ id: 30, rev: 4, title: 'Stand-up', extendedProps: { calendar: 'Business' } }]);
  expect(batch.add?.[0]).toMatchObject({ series: { id: 30, start: '2026-10-26T08:00:00.000Z' } });
});

test('says what is odd, and names what has no name', async () => {
  const good = 'SUMMARY:Good\nDTSTART;VALUE=DATE:20261101';
  const lost = 'UID:x\nSUMMARY:Lost\nRECURRENCE-ID;VALUE=DATE:20261103\nDTSTART;VALUE=DATE:20261104';
  const { rows, batch } = await plan(fileOf(good, 'DTSTART;VALUE=DATE:20261102', lost));
  expect(rows.map(({ title, odd }) => [title, odd])).toEqual([
    ['Good', []],
    ['', ['noTitle']],
    ['Lost', ['lostSeries']],
  ]);
  expect(batch.add?.map(({ title }) => title)).toEqual(['Good', '(No title)', 'Lost']);
  expect(batch.add?.[2]).not.toHaveProperty('replaces');
});
