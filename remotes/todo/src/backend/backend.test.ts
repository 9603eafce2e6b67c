import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { Task, TaskAnswer } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const list = async (params = {}) => (await api.get<Task[]>('/apps/todo/tasks', params)).data;
const add = (task: unknown) => api.post<TaskAnswer>('/apps/todo/add-tasks', { task });
const update = (task: unknown) => api.post<TaskAnswer>('/apps/todo/update-task', { task });
const titles = (tasks: readonly Task[]) => tasks.map(({ title }) => title);

test.each([
  [undefined, (task: Task) => !task.isDeleted],
  ['', (task: Task) => !task.isDeleted],
  ['anything', (task: Task) => !task.isDeleted],
  ['important', (task: Task) => task.isImportant && !task.isDeleted],
  ['completed', (task: Task) => task.isCompleted && !task.isDeleted],
  ['deleted', (task: Task) => task.isDeleted],
])('the filter %p holds what it says and nothing else', async (filter, belongs) => {
  const everything = [...(await list()), ...(await list({ filter: 'deleted' }))];
  const found = await list({ filter });
  expect(found.map(({ id }) => id).sort()).toEqual(
    everything
      .filter(belongs)
      .map(({ id }) => id)
      .sort(),
  );
  expect(found.length).toBeGreaterThan(0);
});

test('filter, tag and text hold together', async () => {
  const found = await list({ filter: 'important', tag: 'high', q: 'LAUNCH' });
  expect(titles(found)).toEqual(['Read the launch post once more']);
});

test.each(['latest', 'newest', '', undefined])('sorted by %p the latest comes first', async (sortBy) => {
  const found = (await list({ sortBy })).map(({ id }) => id);
  expect(found).toEqual([...found].sort((a, b) => b - a));
});

test.each([
  ['title-asc', (a: Task, b: Task) => a.title.localeCompare(b.title)],
  ['title-desc', (a: Task, b: Task) => b.title.localeCompare(a.title)],
  ['position', (a: Task, b: Task) => a.position - b.position],
])('sorted by %s they are in that order', async (sortBy, order) => {
  const found = await list({ sortBy });
  expect(titles(found)).toEqual(titles([...found].sort(order)));
});

test.each([
  ['assignee', (task: Task) => task.assignee?.fullName],
  ['due-date', (task: Task) => task.dueDate],
])('sorted by %s those without one come last', async (sortBy, read) => {
  await add({ title: 'Nobody, never' });
  const values = (await list({ sortBy })).map(read);
  const present = values.filter(Boolean);
  expect(values.slice(0, present.length)).toEqual([...present].sort());
  expect(values.length).toBeGreaterThan(present.length);
});

test('a page is a part of the list in its order', async () => {
  const all = await list({ sortBy: 'title-asc' });
  expect(await list({ sortBy: 'title-asc', page: 2, perPage: 7 })).toEqual(all.slice(7, 14));
});

test('a new task needs a title only, gets the next id and comes first by hand', async () => {
  const { status, data } = await add({ title: '  Buy plaster ', id: 5, position: 99, nonsense: true });
  expect(status).toBe(201);
  expect(data.task).toEqual({
    id: 31,
    title: 'Buy plaster',
    dueDate: null,
    description: '',
    assignee: null,
    tags: [],
    isCompleted: false,
    isDeleted: false,
    isImportant: false,
    position: expect.any(Number),
    rev: 1,
    lastChange: { by: null, at: expect.any(String) },
  });
  expect((await list({ sortBy: 'position' }))[0]?.id).toBe(31);
});

test.each([
  [undefined],
  [{}],
  [{ title: '   ' }],
  [{ title: 5 }],
  [{ title: 'x', tags: ['urgent'] }],
  [{ title: 'x', dueDate: 'tomorrow' }],
  [{ title: 'x', assignee: 'Kofi' }],
])('the task %j is refused', async (task) => {
  const before = await list();
  const answer = await add(task);
  expect(answer).toMatchObject({ status: 400, data: { error: expect.any(Object) } });
  expect(await list()).toEqual(before);
});

test('an update changes what it names; null clears a date or an assignee', async () => {
  const [before] = await list({ q: 'French translation' });
  const { data } = await update({ id: String(before?.id), isCompleted: true, dueDate: null, tags: null });
  expect(data.task).toEqual({ ...before, isCompleted: true, dueDate: null, rev: 2, lastChange: expect.any(Object) });
  expect((await update({ id: before?.id, assignee: null, title: 'New' })).data.task).toMatchObject({
    assignee: null,
    title: 'New',
  });
});

test('a moment is taken as its day', async () => {
  expect((await update({ id: 1, dueDate: '2026-12-24T18:00:00Z' })).data.task.dueDate).toBe('2026-12-24');
});

test('an update based on an older record is refused with the newer one, and changes nothing', async () => {
  await update({ id: 19, rev: 1, title: 'Mine' });
  const { status, data } = await update({ id: 19, rev: 1, title: 'Yours' });
  expect(status).toBe(409);
  expect(data).toMatchObject({ record: { id: 19, title: 'Mine', rev: 2 } });
  expect((await update({ id: 19, rev: 2, title: 'Yours' })).data.task).toMatchObject({ title: 'Yours', rev: 3 });
});

test('several tasks are marked at once, and nothing else of them changes; unknown ones are skipped', async () => {
  const before = await list();
  const ids = before.slice(0, 2).map(({ id }) => id);
  const body = { taskIds: [...ids, 4711], dataToUpdate: { isCompleted: true, isImportant: true } };
  expect((await api.post('/apps/todo/update-tasks', body)).status).toBe(200);
  const changed = { ...body.dataToUpdate, rev: 2, lastChange: expect.any(Object) };
  const after = before.map((task) => (ids.includes(task.id) ? { ...task, ...changed } : task));
  expect(await list()).toEqual(after);
});

test('deleting puts a task into the bin, from where it comes back or goes for good', async () => {
  expect((await api.delete('/apps/todo/delete-task', { taskId: 1 })).status).toBe(200);
  expect((await list({ filter: 'deleted' })).map(({ id }) => id)).toContain(1);
  await update({ id: 1, isDeleted: false });
  expect((await list()).map(({ id }) => id)).toContain(1);
  await api.post('/apps/todo/empty-bin', { taskIds: [1, 4, 11, 77] });
  expect(await list({ filter: 'deleted' })).toEqual([]);
  expect((await list()).map(({ id }) => id)).toContain(1);
  expect((await api.post('/apps/restore', { kind: 'task', ids: [4, 1] })).data).toEqual({ restored: [4] });
});

test('an order by hand is kept, and tasks that are not named keep their places', async () => {
  const before = (await list({ sortBy: 'position' })).map(({ id }) => id);
  const [a, b, c, ...others] = before;
  expect((await api.post('/apps/todo/reorder-tasks', { taskIds: [c, a, b] })).status).toBe(200);
  expect((await list({ sortBy: 'position' })).map(({ id }) => id)).toEqual([c, a, b, ...others]);
});

test.each([
  ['POST', '/apps/todo/update-task', { task: { id: 999, title: 'x' } }],
  ['POST', '/apps/todo/reorder-tasks', { taskIds: [1, 999] }],
  ['DELETE', '/apps/todo/delete-task', { taskId: 999 }],
])('%s %s of an unknown id is 404', async (method, url, input) => {
  const before = await list({ sortBy: 'position' });
  const answer = method === 'POST' ? await api.post(url, input) : await api.delete(url, input);
  expect(answer).toMatchObject({ status: 404, data: { error: expect.any(String) } });
  expect(await list({ sortBy: 'position' })).toEqual(before);
});
