import type { TaskSort } from '../api/schemas';
import type { TaskPlace } from '../api/taskPlace';
import { createTask } from '../testing/createTask';
import { groupTasks, sliceGroups, type TaskGroup } from './taskGroup';

const now = { today: '2026-11-12', weekStart: 1 };
const tasks = [
  createTask({ id: 1, dueDate: '2026-11-10' }),
  createTask({ id: 2, dueDate: '2026-11-11' }),
  createTask({ id: 3, dueDate: '2026-11-13' }),
  createTask({ id: 4, dueDate: '2026-11-20', isCompleted: true }),
  createTask({ id: 5 }),
];
const ids = (groups: readonly TaskGroup[]) => groups.map(({ key, tasks: found }) => [key, found.map(({ id }) => id)]);

test.each<[TaskSort, TaskPlace, [string, number[]][]]>([
  [
    'latest',
    {},
    [
      ['open', [1, 2, 3, 5]],
      ['completed', [4]],
    ],
  ],
  [
    'due-date',
    {},
    [
      ['overdue', [1, 2]],
      ['week', [3]],
      ['none', [5]],
      ['completed', [4]],
    ],
  ],
  ['latest', { filter: 'completed' }, [['open', [1, 2, 3, 4, 5]]]],
  ['due-date', { filter: 'deleted' }, [['open', [1, 2, 3, 4, 5]]]],
])('ordered by %s in %j', (sort, place, expected) =>
  expect(ids(groupTasks(tasks, sort, place, now))).toEqual(expected),
);

test('what is ahead comes by day, after what is overdue', () =>
  expect(ids(groupTasks(tasks.slice(0, 3), 'due-date', { filter: 'upcoming' }, now))).toEqual([
    ['overdue', [1, 2]],
    ['day 2026-11-13', [3]],
  ]));

test.each<[number, number, [string, number[]][]]>([
  [0, 0, []],
  [0, 1, [['open', [1]]]],
  [
    0,
    5,
    [
      ['open', [1, 2, 3, 5]],
      ['completed', [4]],
    ],
  ],
  [
    3,
    9,
    [
      ['open', [5]],
      ['completed', [4]],
    ],
  ],
  [4, 9, [['completed', [4]]]],
])('from %i up to %i', (from, to, expected) =>
  expect(ids(sliceGroups(groupTasks(tasks, 'latest', {}, now), from, to))).toEqual(expected),
);
