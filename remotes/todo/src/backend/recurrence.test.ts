import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { Task, TaskAnswer } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const today = '2026-11-12';
const list = async (params = {}) => (await api.get<Task[]>('/apps/todo/tasks', params)).data;
const add = async (task: unknown) => (await api.post<TaskAnswer>('/apps/todo/add-tasks', { task })).data.task;
const update = async (task: unknown) =>
  (await api.post<TaskAnswer>('/apps/todo/update-task', { task, today })).data.task;

const monthly = {
  title: 'Rent',
  dueDate: '2026-10-31',
  dueTime: '09:00',
  recurrence: { unit: 'month', every: 1 },
  subtasks: [{ id: '1', title: 'Pay', isDone: true }],
};

test('completing a task that recurs makes the next one, with its steps to do again', async () => {
  const task = await add(monthly);
  expect(task.recurrence).toEqual({ unit: 'month', every: 1, monthDay: 31 });
  const done = await update({ id: task.id, isCompleted: true });
  const [next] = await list({ q: 'Rent' });
  expect(next).toMatchObject({
    id: done.nextTaskId,
    dueDate: '2026-11-30',
    dueTime: '09:00',
    isCompleted: false,
    subtasks: [{ id: '1', title: 'Pay', isDone: false }],
  });
});

test('opening it again takes the next one back, unless somebody has changed it', async () => {
  const task = await add(monthly);
  await update({ id: task.id, isCompleted: true });
  await update({ id: task.id, isCompleted: false });
  expect(await list({ q: 'Rent' })).toHaveLength(1);
  const { nextTaskId } = await update({ id: task.id, isCompleted: true });
  await update({ id: nextTaskId, isImportant: true });
  await update({ id: task.id, isCompleted: false });
  await update({ id: task.id, isCompleted: true });
  expect((await list({ q: 'Rent' })).map(({ id }) => id)).toEqual([nextTaskId, task.id]);
});

test('several are completed alike', async () => {
  const { id } = await add(monthly);
  await api.post('/apps/todo/update-tasks', { taskIds: [id], dataToUpdate: { isCompleted: true }, today });
  expect((await list({ q: 'Rent' })).map(({ dueDate }) => dueDate)).toEqual(['2026-11-30', '2026-10-31']);
});

test('a task without a day has no time', async () => {
  const task = await add({ title: 'Tea', dueTime: '16:00' });
  expect(task.dueTime ?? null).toBeNull();
  const dated = await update({ id: task.id, dueDate: '2026-11-13', dueTime: '16:00' });
  expect(dated).toMatchObject({ dueDate: '2026-11-13', dueTime: '16:00' });
  expect((await update({ id: task.id, dueDate: null })).dueTime).toBeNull();
});

test('a week has no more weekdays than seven', async () => {
  const add = async (weekdays: number[]) =>
    (await api.post('/apps/todo/add-tasks', { task: { ...monthly, recurrence: { unit: 'week', every: 1, weekdays } } }))
      .status;
  expect(await add([1, 2, 3, 4, 5, 6, 7])).toBe(201);
  expect(await add(Array.from({ length: 800 }, () => 1))).toBe(400);
});

test('completing the last one of a series that ends makes no next one', async () => {
  const task = await add({ ...monthly, recurrence: { unit: 'month', every: 1, until: '2026-11-29' } });
  const done = await update({ id: task.id, isCompleted: true });
  expect(done.nextTaskId ?? null).toBeNull();
  expect(await list({ q: 'Rent' })).toHaveLength(1);
});

test('the first Monday of a month stays one', async () => {
  const task = await add({
    title: 'Meet',
    dueDate: '2026-12-07',
    recurrence: { unit: 'month', every: 1, nth: 1, weekdays: [1] },
  });
  await update({ id: task.id, isCompleted: true });
  expect((await list({ q: 'Meet' })).map(({ dueDate }) => dueDate)).toContain('2027-01-04');
});
