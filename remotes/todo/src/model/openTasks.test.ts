import { createTask } from '../testing/createTask';
import { openTasks } from './openTasks';

test('tasks that are done or deleted are not open', () => {
  const tasks = [
    createTask({ title: 'a' }),
    createTask({ title: 'b', isCompleted: true }),
    createTask({ title: 'c', isDeleted: true }),
    createTask({ title: 'd' }),
  ];
  expect(openTasks(tasks, 5).map(({ title }) => title)).toEqual(['a', 'd']);
  expect(openTasks(tasks, 1)).toHaveLength(1);
});
