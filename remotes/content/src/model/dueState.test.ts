import type { ContentStatus } from '../api/schemas';
import { dueState, isOverdue } from './dueState';

const now = Date.parse('2026-11-18T12:00:00Z');

test.each<[ReturnType<typeof dueState>, string | null, ContentStatus]>([
  ['overdue', '2026-11-18T11:59:59Z', 'draft'],
  ['soon', '2026-11-18T12:00:00Z', 'in_review'],
  ['soon', '2026-11-20T11:59:59Z', 'in_review'],
  ['later', '2026-11-20T12:00:00Z', 'approved'],
  [null, null, 'draft'],
  [null, '2026-11-01T00:00:00Z', 'published'],
  [null, '2026-11-01T00:00:00Z', 'scheduled'],
  ['overdue', '2026-11-01T00:00:00Z', 'failed'],
])('%s: due %s, %s', (state, dueAt, status) => {
  expect(dueState({ dueAt, status }, now)).toBe(state);
  expect(isOverdue({ dueAt, status }, now)).toBe(state === 'overdue');
});
