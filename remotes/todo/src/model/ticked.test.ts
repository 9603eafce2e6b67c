import { createTask } from '../testing/createTask';
import { countDone, withTicked } from './ticked';

const task = (id: number, isCompleted = false) => createTask({ id, isCompleted });
const idsOf = (tasks: readonly { id: number }[]) => tasks.map(({ id }) => id);

test('what was ticked stays at its place, in whichever order it was ticked', () => {
  const ticked = [
    { task: task(3, true), place: 2 },
    { task: task(1, true), place: 0 },
  ];
  const rows = withTicked([task(2), task(4)], ticked);
  expect(idsOf(rows)).toEqual([1, 2, 3, 4]);
  expect(idsOf(rows.filter(({ isCompleted }) => isCompleted))).toEqual([1, 3]);
});

test('what is open again is there once, as it is', () => {
  const rows = withTicked([task(1), task(2)], [{ task: task(1, true), place: 0 }]);
  expect(rows.map(({ id, isCompleted }) => [id, isCompleted])).toEqual([
    [1, false],
    [2, false],
  ]);
});

const open = (id: number) => ({ id, isCompleted: false });
const completed = (id: number) => ({ id, isCompleted: true });

test.each([
  ['nothing is done', [open(1), open(2)], [open(2)], { done: 0, all: 2 }],
  ['one was done before, on its day', [open(1)], [completed(7)], { done: 1, all: 2 }],
  ['one that was overdue is ticked here', [open(1), completed(2)], [], { done: 1, all: 2 }],
  ['one of today is ticked here, and known from both', [completed(1)], [completed(1)], { done: 1, all: 1 }],
  ['one is open again, which the day has yet to hear', [open(1)], [completed(1)], { done: 0, all: 1 }],
])('%s', (_, listed, dated, counted) => expect(countDone(listed, dated)).toEqual(counted));
