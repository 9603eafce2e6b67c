import type { CalendarEvent, Task } from 'shared/api';
import { isOverdue, nextEvents, openTasks } from './agenda';

const now = new Date(2026, 10, 20, 12, 0).getTime();

const event = (title: string, start: string, end: string, allDay = false): CalendarEvent => ({
  id: 1,
  url: '',
  title,
  start,
  end,
  allDay,
  extendedProps: { calendar: 'Business', guests: [], location: '', description: '' },
});

const task = (title: string, change: Partial<Task> = {}): Task => ({
  id: 1,
  title,
  dueDate: null,
  description: '',
  assignee: null,
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
  position: 0,
  ...change,
});

test('the next events are those that are not over, the earliest first', () => {
  const events = [
    event('tomorrow', '2026-11-21T09:00:00.000Z', '2026-11-21T10:00:00.000Z'),
    event('yesterday', '2026-11-19T09:00:00.000Z', '2026-11-19T10:00:00.000Z'),
    event('all of today', '2026-11-20', '2026-11-21', true),
    event('today, as one day', '2026-11-20', '2026-11-20', true),
    event('all of yesterday', '2026-11-19', '2026-11-20', true),
  ];
  expect(nextEvents(events, now, 5).map(({ title }) => title)).toEqual([
    'all of today',
    'today, as one day',
    'tomorrow',
  ]);
  expect(nextEvents(events, now, 1)).toHaveLength(1);
});

test('tasks that are done or deleted are not open', () => {
  const tasks = [task('a'), task('b', { isCompleted: true }), task('c', { isDeleted: true }), task('d')];
  expect(openTasks(tasks, 5).map(({ title }) => title)).toEqual(['a', 'd']);
});

test.each([
  [null, false],
  ['2026-11-19', true],
  ['2026-11-20', false],
  ['2026-11-21', false],
])('a task due on %s is overdue: %s', (dueDate, overdue) => {
  expect(isOverdue(dueDate, now)).toBe(overdue);
});
