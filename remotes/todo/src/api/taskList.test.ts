import type { Task } from '../api/schemas';
import { createTask } from '../testing/createTask';
import { changeInList, isInPlace, moveInList, newTaskIn, toMarks } from './taskList';
import type { TaskPlace } from './taskPlace';

const cases: [Partial<Task>, TaskPlace, boolean][] = [
  [{}, {}, true],
  [{ isCompleted: true }, {}, true],
  [{ isDeleted: true }, {}, false],
  [{ isImportant: true }, { filter: 'important' }, true],
  [{}, { filter: 'important' }, false],
  [{ isImportant: true, isDeleted: true }, { filter: 'important' }, false],
  [{ isCompleted: true }, { filter: 'completed' }, true],
  [{}, { filter: 'completed' }, false],
  [{ isCompleted: true, isDeleted: true }, { filter: 'completed' }, false],
  [{ isDeleted: true }, { filter: 'deleted' }, true],
  [{}, { filter: 'deleted' }, false],
  [{ tags: ['team'] }, { tag: 'team' }, true],
  [{ tags: ['team'] }, { tag: 'high' }, false],
  [{ tags: ['team'] }, { filter: 'completed', tag: 'team' }, false],
];

test.each(cases)('a task with %j in %j: %s', (given, place, expected) =>
  expect(isInPlace(createTask(given), place)).toBe(expected),
);

describe('after a change', () => {
  const tasks = [createTask({ id: 1, isImportant: true }), createTask({ id: 2, isImportant: true })];

  it('the task stays where it belongs', () => {
    const changed = changeInList(tasks, [2], { isCompleted: true }, { filter: 'important' });
    expect(changed.map(({ id, isCompleted }) => [id, isCompleted])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('the task leaves a list that it does not belong into any more', () => {
    expect(changeInList(tasks, [1], { isImportant: false }, { filter: 'important' })).toEqual([tasks[1]]);
  });

  it('several leave it together', () => {
    expect(changeInList(tasks, [2, 1], { isDeleted: true }, {})).toEqual([]);
  });

  it('a list that lacks the task is the same', () => {
    expect(changeInList(tasks, [9], { isDeleted: true }, {})).toEqual(tasks);
  });
});

test.each([
  [{}, { isImportant: false, tags: [] }],
  [{ filter: 'important' }, { isImportant: true, tags: [] }],
  [{ tag: 'high' }, { isImportant: false, tags: ['high'] }],
] satisfies [TaskPlace, object][])('a task written in %j has %j', (place, expected) =>
  expect(newTaskIn(place)).toEqual(expected),
);

test.each([
  [1, 3, [2, 3, 1]],
  [3, 1, [3, 1, 2]],
  [2, 2, [1, 2, 3]],
  [2, 9, [1, 2, 3]],
  [9, 1, [1, 2, 3]],
])('%i put into the place of %i', (id, target, expected) =>
  expect(moveInList([{ id: 1 }, { id: 2 }, { id: 3 }], id, target).map((item) => item.id)).toEqual(expected),
);

test('what brings tasks back is one change for all that were marked the same', () => {
  const tasks = [
    createTask({ id: 1 }),
    createTask({ id: 2, isCompleted: true }),
    createTask({ id: 3, isCompleted: true, tags: ['team'] }),
  ];
  const marks = { isImportant: false, isDeleted: false };
  expect(toMarks(tasks)).toEqual([
    { ids: [1], change: { isCompleted: false, ...marks } },
    { ids: [2, 3], change: { isCompleted: true, ...marks } },
  ]);
});
