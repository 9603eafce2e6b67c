import { toPlainText } from '@atrium/contract/values';
import {
  and,
  between,
  contains,
  eq,
  gt,
  has,
  lt,
  lte,
  ne,
  not,
  oneOf,
  or,
  phrase,
  search,
  type Where,
} from './conditions';
import { defineTable } from './defineTable';
import { momentIn } from './listConditions';
import { asc, desc, queryRows } from './queryRows';

interface Note {
  id: number;
  title: string;
  due: string | null;
  /** A moment. */
  at: string;
  stars?: number;
  tags: readonly string[];
  isDone: boolean;
}

const notes = defineTable<Note>()({
  name: 'notes',
  columns: { title: 'name', due: 'day', at: 'moment', stars: 'number', tags: 'texts', isDone: 'boolean' },
  derived: {
    isOpen: ['boolean', ({ isDone }: Note) => !isDone],
    words: ['texts', ({ title }: Note) => toPlainText(title).split(' ')],
  },
  search: ({ title }) => [title],
});

const momentOf = (day: number, hour: number) => new Date(2026, 0, day, hour).toISOString();

const rows: Note[] = [
  { id: 3, title: 'Émile', due: '2026-03-01', at: momentOf(2, 0), stars: 2, tags: ['a'], isDone: false },
  { id: 1, title: 'eva', due: null, at: momentOf(1, 23), tags: [], isDone: true },
  { id: 2, title: 'Zoë in Ōsaka', due: '2026-01-31', at: momentOf(3, 23), stars: 0, tags: ['a', 'b'], isDone: false },
];

type Column = 'id' | 'title' | 'due' | 'at' | 'stars' | 'tags' | 'isDone' | 'isOpen' | 'words';

test.each<[string, Where<Column> | undefined, number[]]>([
  ['nothing asked', undefined, [1, 2, 3]],
  ['a derived column', eq('isOpen', true), [2, 3]],
  ['names in any case and without accents', eq('title', 'EMILE'), [3]],
  ['what is missing is equal to null', eq('due', null), [1]],
  ['what is missing differs from a value', ne('stars', 2), [1, 2]],
  ['what is missing is not below a value', lt('stars', 5), [2, 3]],
  ['nor is it not below', not(lt('stars', 1)), [1, 3]],
  ['a range with both ends', between('due', '2026-01-31', '2026-02-28'), [2]],
  ['an open range', between('due', undefined, null), [1, 2, 3]],
  ['the moments of some days', momentIn('at', '2026-01-02..2026-01-03'), [2, 3]],
  ['the moments of one day', momentIn('at', '2026-01-02'), [3]],
  ['the moments of no day', momentIn('at', 'soon..'), []],
  ['one of some', oneOf('id', [1, 3, 9]), [1, 3]],
  ['one of none', oneOf('id', []), []],
  ['a text of a list', has('tags', 'b'), [2]],
  ['a part of a text of a list', contains('words', 'saka'), [2]],
  ['a part that no text of a list has', not(contains('words', 'zoein')), [1, 2, 3]],
  ['all of none', and(), [1, 2, 3]],
  ['any of none', or(), []],
  ['both', and(gt('id', 1), lte('stars', 0), false), [2]],
  ['words in any order, parts of words', search('osa ZO'), [2]],
  ['words beside each other', phrase('E IN os'), [2]],
  ['words that are apart are not beside each other', phrase('zoe osaka'), []],
  ['a search for nothing', search('  '), [1, 2, 3]],
])('%s', (_, where, ids) => {
  expect(queryRows(notes, rows, where ? { where } : {}).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['by id', [], [1, 2, 3]],
  ['what is missing comes last, whichever the direction', [desc<Column>('due')], [3, 2, 1]],
  ['or first', [asc<Column>('due', { nulls: 'first' })], [1, 2, 3]],
  ['names without accents', [asc<Column>('title')], [3, 1, 2]],
  ['equal rows by id', [desc<Column>('isOpen'), desc<Column>('id')], [3, 2, 1]],
])('order: %s', (_, orderBy, ids) => {
  expect(queryRows(notes, rows, { orderBy }).map(({ id }) => id)).toEqual(ids);
});

test('a page', () => {
  expect(queryRows(notes, rows, { limit: 1, offset: 1 }).map(({ id }) => id)).toEqual([2]);
});

test('a column that is not declared is an error', () => {
  const where: Where = eq('colour', 'red');
  expect(() => queryRows(notes, rows, { where: where as Where<Column> })).toThrow('notes has no column "colour"');
});
