import { createTask } from '../testing/createTask';
import { withTicked } from './ticked';

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
