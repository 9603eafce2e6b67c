import { createTask } from '../testing/createTask';
import type { Task } from './schemas';
import {
  changeInList,
  changeOf,
  isInPlace,
  movedOf,
  moveInList,
  newTaskIn,
  type SeveralChange,
  severalChangeOf,
  toUndo,
} from './taskList';
import type { TaskPlace } from './taskPlace';

const today = '2026-11-12';

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
  [{ dueDate: '2026-11-12' }, { filter: 'today' }, true],
  [{ dueDate: '2026-11-02' }, { filter: 'today' }, true],
  [{ dueDate: '2026-11-13' }, { filter: 'today' }, false],
  [{ dueDate: '2026-11-12', isCompleted: true }, { filter: 'today' }, false],
  [{}, { filter: 'today' }, false],
  [{ dueDate: '2026-11-13' }, { filter: 'upcoming' }, true],
  [{}, { filter: 'upcoming' }, false],
  [{ tags: ['team'] }, { tag: 'team' }, true],
  [{ tags: ['team'] }, { tag: 'high' }, false],
  [{ tags: ['team'] }, { filter: 'completed', tag: 'team' }, false],
  [{ projectId: 3 }, { projectId: 3 }, true],
  [{ projectId: 3 }, { projectId: 4 }, false],
  [{}, { projectId: 4 }, false],
];

test.each(cases)('a task with %j in %j: %s', (given, place, expected) =>
  expect(isInPlace(createTask(given), place, today)).toBe(expected),
);

describe('after a change', () => {
  const tasks = [createTask({ id: 1, isImportant: true }), createTask({ id: 2, isImportant: true })];

  it('the task stays where it belongs', () => {
    const changed = changeInList(tasks, changeOf([2], { isCompleted: true }), { filter: 'important' }, today);
    expect(changed.map(({ id, isCompleted }) => [id, isCompleted])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('the task leaves a list that it does not belong into any more', () => {
    const change = changeOf([1], { isImportant: false });
    expect(changeInList(tasks, change, { filter: 'important' }, today)).toEqual([tasks[1]]);
  });

  it('several leave it together', () => {
    expect(changeInList(tasks, severalChangeOf([2, 1], { isDeleted: true }), {}, today)).toEqual([]);
  });

  it('a list that lacks the task is the same', () => {
    expect(changeInList(tasks, changeOf([9], { isDeleted: true }), {}, today)).toEqual(tasks);
  });
});

test('several tasks get and lose tags, and keep their others', () => {
  const change = severalChangeOf([1], { addTags: ['high'], removeTags: ['low'], projectId: '4', assignee: null });
  const before = createTask({ id: 1, tags: ['team', 'low'], assignee: { fullName: 'Ann', avatar: null } });
  expect(change(before)).toEqual({ ...before, tags: ['team', 'high'], projectId: 4, assignee: null });
});

test.each([
  [{}, { isImportant: false, tags: [], dueDate: null, projectId: null }],
  [{ filter: 'important' }, { isImportant: true, tags: [], dueDate: null, projectId: null }],
  [{ filter: 'today' }, { isImportant: false, tags: [], dueDate: today, projectId: null }],
  [{ tag: 'high' }, { isImportant: false, tags: ['high'], dueDate: null, projectId: null }],
  [{ projectId: 3 }, { isImportant: false, tags: [], dueDate: null, projectId: 3 }],
] satisfies [TaskPlace, object][])('a task written in %j has %j', (place, expected) =>
  expect(newTaskIn(place, today)).toEqual(expected),
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

const several = [
  createTask({ id: 1, tags: ['team'], dueDate: '2026-11-01', dueTime: '09:00' }),
  createTask({ id: 2, isCompleted: true }),
  createTask({ id: 3, isCompleted: true }),
];

test.each<[SeveralChange, ReturnType<typeof toUndo>]>([
  [
    { isCompleted: true },
    [
      { ids: [1], change: { isCompleted: false } },
      { ids: [2, 3], change: { isCompleted: true } },
    ],
  ],
  [
    { addTags: ['team'] },
    [
      { ids: [1], change: {} },
      { ids: [2, 3], change: { removeTags: ['team'] } },
    ],
  ],
  [
    { addTags: ['high'], removeTags: ['team'] },
    [
      { ids: [1], change: { addTags: ['team'], removeTags: ['high'] } },
      { ids: [2, 3], change: { removeTags: ['high'] } },
    ],
  ],
  [
    { dueDate: null },
    [
      { ids: [1], change: { dueDate: '2026-11-01', dueTime: '09:00' } },
      { ids: [2, 3], change: { dueDate: null, dueTime: null } },
    ],
  ],
])('%j is taken back by one change for all that were the same', (change, expected) =>
  expect(toUndo(several, change)).toEqual(expected),
);

test('of a list in a new order those are named whose places change: a call takes a thousand', () => {
  const tasks = Array.from({ length: 5_000 }, (_, index) => createTask({ id: index + 1, position: index + 1 }));
  expect(movedOf(tasks)).toEqual([]);
  expect(movedOf(moveInList(tasks, 3, 6))).toEqual([4, 5, 6, 3]);
  expect(movedOf(moveInList(tasks, 6, 3))).toEqual([6, 3, 4, 5]);
});
