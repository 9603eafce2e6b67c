import { defineTable, search } from './query';
import { queryRows } from './query/queryRows';
import { daysLeft, defineRecordBin } from './recordBin';

const hour = 60 * 60 * 1000;

test.each([
  [0, 30],
  [1, 30],
  [24, 29],
  [29 * 24, 1],
  [30 * 24 - 1, 1],
  [30 * 24, 0],
  [31 * 24, 0],
])('%d hours after it %d days are left', (hours, days) => {
  expect(daysLeft(1_000, 1_000 + hours * hour)).toBe(days);
});

test('a bin is searched as its records are', () => {
  const notes = defineTable<{ id: number; title: string }>()({ name: 'notes', search: ({ title }) => [title] });
  const { table } = defineRecordBin({ of: notes, name: 'deletedNotes' });
  const rows = ['Émile', 'Zoë in Ōsaka'].map((title, index) => ({
    id: index + 1,
    row: { id: index + 1, title },
    deletedAt: 0,
    deletedBy: null,
  }));
  expect(queryRows(table, rows, { where: search('osa ZO') }).map(({ id }) => id)).toEqual([2]);
});
