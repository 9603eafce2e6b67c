import { contentStatuses } from '../api/schemas/choices';
import { countStages, isProjectLate, totalOf } from './projectProgress';

test('counts every state once, and nothing of what is archived', () => {
  const counts = countStages(() => 1);
  expect(counts).toEqual({ writing: 2, review: 1, ready: 2, failed: 1, out: 1 });
  expect(totalOf(counts)).toBe(contentStatuses.length - 1);
});

const now = Date.parse('2026-11-18T12:00:00Z');
const some = countStages((status) => Number(status === 'published' || status === 'draft'));
const done = countStages((status) => Number(status === 'published'));

test.each([
  ['past, something is not out', { dueAt: '2026-11-17T12:00:00Z', archivedAt: null, counts: some }, true],
  ['past, all of it is out', { dueAt: '2026-11-17T12:00:00Z', archivedAt: null, counts: done }, false],
  ['past, archived', { dueAt: '2026-11-17T12:00:00Z', archivedAt: '2026-11-18T10:00:00Z', counts: some }, false],
  ['ahead', { dueAt: '2026-11-19T12:00:00Z', archivedAt: null, counts: some }, false],
  ['without a day', { dueAt: null, archivedAt: null, counts: some }, false],
])('is late: %s', (_name, project, late) => expect(isProjectLate(project, now)).toBe(late));
