import { createTask } from '../testing/createTask';
import { fromFormValues, toFormValues } from './taskForm';

const ann = { fullName: 'Ann Fischer', avatar: '/ann.svg' };
const task = createTask({
  title: 'Proofread',
  dueDate: '2026-11-12',
  tags: ['team'],
  assignee: ann,
  description: '<p>Read <b>twice</b></p>',
});
const { title, dueDate, tags, assignee } = task;

test('shows a task as text and names', () => {
  expect(toFormValues(task)).toEqual({
    title: 'Proofread',
    dueDate: '2026-11-12',
    tags: ['team'],
    assignee: 'Ann Fischer',
    description: 'Read twice',
  });
});

test('keeps the formatting of a description that nobody touched', () => {
  expect(fromFormValues(toFormValues(task), [], task)).toEqual({ title, dueDate, tags, assignee });
});

test('sends a description that was changed, and a title without space around it', () => {
  const values = { ...toFormValues(task), title: '  Proofread it ', description: 'Read once' };
  expect(fromFormValues(values, [], task)).toMatchObject({ title: 'Proofread it', description: '<p>Read once</p>' });
});

test.each([
  [null, null],
  ['Ann Fischer', ann],
  ['Ben Ortiz', { fullName: 'Ben Ortiz', avatar: '/ben.svg' }],
  ['Somebody Else', { fullName: 'Somebody Else', avatar: null }],
])('given to %s', (name, expected) => {
  const people = [{ fullName: 'Ben Ortiz', avatar: '/ben.svg' }];
  expect(fromFormValues({ ...toFormValues(task), assignee: name }, people, task).assignee).toEqual(expected);
});
