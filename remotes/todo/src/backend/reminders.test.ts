import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { TaskAnswer, TaskToAdd } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

interface Inbox {
  notifications: { code?: string; params?: Record<string, string>; link: string | null }[];
}

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('admin');
});

const minute = 60_000;
const hour = 60 * minute;

/** Any call runs due jobs. Sessions expire as the clock advances. */
async function remindersAfter(ms: number) {
  api.clock.now += ms;
  await api.signIn('admin');
  await api.get('/apps/todo/tags', {});
  const { notifications } = (await api.get<Inbox>('/api/notifications', {})).data;
  return notifications.filter(({ code }) => code === 'todo.due');
}

const timesIn = (ms: number) => {
  const due = new Date(api.clock.now + ms).toISOString();
  return { dueDate: due.slice(0, 10), dueTime: due.slice(11, 16), timeZone: 'UTC' };
};

async function addDueIn(ms: number, given: Partial<TaskToAdd['task']> = {}) {
  const task = { title: 'Call Ann', ...timesIn(ms), ...given };
  return (await api.post<TaskAnswer>('/apps/todo/add-tasks', { task })).data.task;
}

test('a task reminds once, at its time, and leads to itself', async () => {
  const { id, dueTime } = await addDueIn(hour);
  expect(await remindersAfter(hour - 2 * minute)).toEqual([]);
  await remindersAfter(3 * minute);
  expect(await remindersAfter(minute)).toMatchObject([
    { params: { title: 'Call Ann', time: dueTime }, link: `/apps/todo?task=${id}` },
  ]);
});

test('what came up while nobody was there reminds as soon as somebody is, within a day', async () => {
  await addDueIn(hour);
  await addDueIn(20 * hour, { title: 'Call Mei' });
  expect(await remindersAfter(28 * hour)).toMatchObject([{ params: { title: 'Call Mei' } }]);
});

test('one that was moved reminds at its new time alone', async () => {
  const { id } = await addDueIn(hour);
  await api.post('/apps/todo/update-task', { task: { id, ...timesIn(3 * hour) } });
  expect(await remindersAfter(2 * hour)).toEqual([]);
  expect(await remindersAfter(2 * hour)).toHaveLength(1);
});

test.each<[string, Partial<TaskToAdd['task']>]>([
  ['has no time', { dueTime: null }],
  ['does not say where its time is meant', { timeZone: null }],
  ['is given to somebody else', { assignee: { fullName: 'Kofi Mensah' } }],
  ['is completed', { isCompleted: true }],
])('one that %s does not remind', async (_, given) => {
  await addDueIn(hour, given);
  expect(await remindersAfter(2 * hour)).toEqual([]);
});

test('one whose time was over when it was written does not remind', async () => {
  await addDueIn(-hour);
  expect(await remindersAfter(minute)).toEqual([]);
});

test('a zone that does not exist is refused', async () =>
  expect(
    (await api.post('/apps/todo/add-tasks', { task: { title: 'A', ...timesIn(0), timeZone: 'Middle/Earth' } })).status,
  ).toBe(400));
