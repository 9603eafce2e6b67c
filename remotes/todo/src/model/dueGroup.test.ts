import { createTask } from '../testing/createTask';
import { dueDay, dueGroupOf, groupByDue, isOverdue } from './dueGroup';
import { dueMoment } from './dueMoment';

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

test.each([
  ['2026-11-12', '17:00', 'Europe/Berlin', '2026-11-12T16:00:00.000Z'],
  ['2026-07-12', '17:00', 'Europe/Berlin', '2026-07-12T15:00:00.000Z'],
  ['2026-11-12', '00:30', 'Asia/Kathmandu', '2026-11-11T18:45:00.000Z'],
  ['2026-11-12', '23:30', 'America/New_York', '2026-11-13T04:30:00.000Z'],
  // The clocks change in the night: an hour before and an hour after.
  ['2026-03-29', '01:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-04', '03:00', 'Australia/Lord_Howe', '2026-10-03T16:00:00.000Z'],
])('%s %s in %s', (dueDate, dueTime, timeZone, moment) =>
  expect(new Date(dueMoment({ dueDate, dueTime, timeZone }) ?? 0).toISOString()).toBe(moment),
);

test.each([
  { dueDate: null, dueTime: '17:00', timeZone: 'UTC' },
  { dueDate: '2026-11-12', dueTime: null, timeZone: 'UTC' },
  { dueDate: '2026-11-12', dueTime: '17:00', timeZone: null },
])('none of %j', (task) => expect(dueMoment(task)).toBeNull());
