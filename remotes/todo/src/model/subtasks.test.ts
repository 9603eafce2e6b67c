import { addSubtask, changeSubtask, progressOf, removeSubtask } from './subtasks';

test('steps are added, ticked off and removed, each with an id of its own', () => {
  const two = addSubtask(addSubtask([], 'Read'), 'Write');
  expect(two.map(({ id, title }) => [id, title])).toEqual([
    ['1', 'Read'],
    ['2', 'Write'],
  ]);
  const ticked = changeSubtask(two, '1', { isDone: true });
  expect(progressOf(ticked)).toEqual({ done: 1, total: 2 });
  const left = removeSubtask(ticked, '1');
  expect(addSubtask(left, 'Send').map(({ id }) => id)).toEqual(['2', '3']);
  expect(progressOf([])).toBeUndefined();
});
