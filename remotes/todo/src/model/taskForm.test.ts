import { createTask } from '../testing/createTask';
import { changedContent, fromFormValues, toFormValues, toPlainText } from './taskForm';

const ann = { fullName: 'Ann Fischer', avatar: '/ann.svg' };
const task = createTask({
  title: 'Proofread',
  dueDate: '2026-11-12',
  dueTime: '09:30',
  tags: ['team', 'high'],
  assignee: ann,
  projectId: 3,
  description: '<p>Read <b>twice</b></p>',
});
const values = toFormValues(task);

test('shows a priority apart from the tags, and what a task has not as nothing', () => {
  expect(values).toEqual({
    title: 'Proofread',
    assignee: 'Ann Fischer',
    projectId: 3,
    dueDate: '2026-11-12',
    dueTime: '09:30',
    recurrence: null,
    priority: 'high',
    tags: ['team'],
    subtasks: [],
    description: '<p>Read <b>twice</b></p>',
  });
});

test('sends nothing of a form that nobody touched', () => expect(changedContent(values, values, [])).toEqual({}));

const steps = [
  { id: '1', title: ' Read ', isDone: true },
  { id: '2', title: '  ', isDone: false },
];

test.each([
  [{ title: '  Proofread it ' }, { title: 'Proofread it' }],
  [{ dueDate: null }, { dueDate: null, dueTime: null }],
  [{ priority: 'low' as const }, { tags: ['team', 'low'] }],
  [{ priority: null }, { tags: ['team'] }],
  [{ tags: [] }, { tags: ['high'] }],
  [{ description: '<p>Once</p>' }, { description: '<p>Once</p>' }],
  [{ subtasks: steps }, { subtasks: [{ id: '1', title: 'Read', isDone: true }] }],
  [{ assignee: null }, { assignee: null }],
])('of %j it sends %j', (change, expected) =>
  expect(changedContent({ ...values, ...change }, values, [], ann)).toEqual(expected),
);

test.each([
  [null, null],
  ['Ann Fischer', ann],
  ['Ben Ortiz', { fullName: 'Ben Ortiz', avatar: '/ben.svg' }],
  ['Somebody Else', { fullName: 'Somebody Else', avatar: null }],
])('given to %s', (name, expected) => {
  const people = [{ fullName: 'Ben Ortiz', avatar: '/ben.svg' }];
  expect(fromFormValues({ ...values, assignee: name }, people, task).assignee).toEqual(expected);
});

test.each([
  ['', ''],
  ['plain', 'plain'],
  ['<p>One</p><p>Two &amp; three</p>', 'One\nTwo & three'],
  ['<p>One<br>Two<br/>Three</p>', 'One\nTwo\nThree'],
  ['<p>First:</p><ul><li>a</li><li><b>b</b></li></ul>', 'First:\n\n- a\n- b'],
  ['<p>5 &lt; 6 &#8211; &#x41;</p>', '5 < 6 – A'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['&lt;b&gt; &bogus; &#0;', '<b> &bogus; &#0;'],
])('%j reads as %j', (html, text) => expect(toPlainText(html)).toBe(text));
