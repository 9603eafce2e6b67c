import type { Task } from '../api/schemas';
import { createTask } from '../testing/createTask';
import { byColumn, columnChange } from './board';
import type { BoardColumns } from './taskAddress';

const ann = { fullName: 'Ann Fischer', avatar: null };
const tasks = [
  createTask({ id: 1, tags: ['team', 'high'], assignee: ann }),
  createTask({ id: 2, isStarted: true }),
  createTask({ id: 3, isCompleted: true, isStarted: true, tags: ['high'] }),
];

test.each<[BoardColumns, Record<string, number[]>]>([
  ['status', { open: [1], started: [2], completed: [3] }],
  ['tag', { team: [1], high: [1, 3], '': [2] }],
  ['assignee', { 'Ann Fischer': [1], '': [2, 3] }],
])('by %s', (by, expected) => {
  const columns = [...byColumn(tasks, by)].map(([key, found]) => [key, found.map(({ id }) => id)]);
  expect(Object.fromEntries(columns)).toEqual(expected);
});

test.each<[BoardColumns, string, string, Partial<Task>]>([
  ['status', 'open', 'started', { isCompleted: false, isStarted: true }],
  ['status', 'started', 'completed', { isCompleted: true, isStarted: false }],
  ['status', 'completed', 'open', { isCompleted: false, isStarted: false }],
  ['tag', 'team', 'low', { tags: ['high', 'low'] }],
  ['tag', 'team', 'high', { tags: ['high'] }],
  ['tag', 'team', '', { tags: ['high'] }],
  ['tag', '', 'low', { tags: ['team', 'high', 'low'] }],
  ['assignee', 'Ann Fischer', '', { assignee: null }],
  ['assignee', '', 'Ben', { assignee: { fullName: 'Ben', avatar: null } }],
])('by %s from %j to %j', (by, from, to, expected) => {
  const task = createTask({ tags: ['team', 'high'] });
  expect(columnChange(task, by, from, to, (fullName) => ({ fullName, avatar: null }))).toEqual(expected);
});
