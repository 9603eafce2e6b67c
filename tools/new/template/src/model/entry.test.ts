import { findEntries, isSameTitle } from './entry';

const entries = [
  { id: 1, title: 'Winter issue', addedAt: '2026-01-02T08:00:00.000Z' },
  { id: 2, title: 'Spring issue', addedAt: '2026-03-04T08:00:00.000Z' },
  { id: 3, title: 'Spring cover', addedAt: '2026-03-04T08:00:00.000Z' },
];

test.each([
  ['', [3, 2, 1]],
  ['issue', [2, 1]],
  ['ISSUE  spr', [2]],
  ['summer', []],
])('"%s" finds %j, the newest first', (query, ids) => {
  expect(findEntries(entries, query).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['Spring issue', ' spring ISSUE ', true],
  ['Spring issue', 'Spring cover', false],
])('"%s" and "%s" are the same title: %s', (one, other, isSame) => {
  expect(isSameTitle(one, other)).toBe(isSame);
});
