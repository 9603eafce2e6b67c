import { createTask } from '../testing/createTask';
import { dueDay, dueGroupOf, groupByDue, isOverdue } from './dueGroup';

// A Thursday, in a week that starts on Monday.
const now = { today: '2026-11-12', weekStart: 1 };

test.each([
  ['2026-11-11', 'overdue'],
  ['2026-11-12', 'today'],
  ['2026-11-13', 'week'],
  ['2026-11-15', 'week'],
  ['2026-11-16', 'later'],
  [null, 'none'],
])('what is due on %s belongs to %s', (dueDate, group) => expect(dueGroupOf(createTask({ dueDate }), now)).toBe(group));

test('the week ends where the language ends it', () => {
  expect(dueGroupOf(createTask({ dueDate: '2026-11-15' }), { ...now, weekStart: 7 })).toBe('later');
});

test('what is done is never overdue', () => {
  const task = createTask({ dueDate: '2026-11-01', isCompleted: true });
  expect(isOverdue(task, now.today)).toBe(false);
  expect(dueGroupOf(task, now)).toBe('completed');
  expect(isOverdue({ ...task, isCompleted: false }, now.today)).toBe(true);
});

test('takes the day of a moment where the person is', () => {
  expect(dueDay({ dueDate: new Date(2026, 10, 12, 0, 30).toISOString() })).toBe('2026-11-12');
});

test('groups come in order, keep the order of the list, and are left out when empty', () => {
  const tasks = [
    createTask({ id: 1 }),
    createTask({ id: 2, dueDate: '2026-11-12' }),
    createTask({ id: 3, dueDate: '2026-11-02' }),
    createTask({ id: 4, dueDate: '2026-11-01' }),
  ];
  expect(groupByDue(tasks, now).map(({ group, tasks: found }) => [group, found.map(({ id }) => id)])).toEqual([
    ['overdue', [3, 4]],
    ['today', [2]],
    ['none', [1]],
  ]);
});
