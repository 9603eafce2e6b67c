import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { DatedTask, ProjectAnswer, TagAnswer, Task, TaskCounts, TaskProject, TaskTag } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const list = async (params = {}) => (await api.get<Task[]>('/apps/todo/tasks', params)).data;
const tags = async () => (await api.get<TaskTag[]>('/apps/todo/tags')).data;
const projects = async () => (await api.get<TaskProject[]>('/apps/todo/projects')).data;
const saveTag = (tag: unknown) => api.post<TagAnswer>('/apps/todo/save-tag', { tag });
const saveProject = (project: unknown) => api.post<ProjectAnswer>('/apps/todo/save-project', { project });

test('own tags follow the five that are always there, are renamed, and come off tasks when they go', async () => {
  const { data } = await saveTag({ name: ' Büro & Ost ', tone: 'plum' });
  expect(data.tag).toEqual({ id: 'buro-ost', name: 'Büro & Ost', tone: 'plum', rev: 1 });
  await saveTag({ id: 'team', name: 'Crew', tone: 'teal' });
  expect((await tags()).map(({ id, name }) => [id, name])).toEqual([
    ['team', 'Crew'],
    ['low', null],
    ['medium', null],
    ['high', null],
    ['update', null],
    ['buro-ost', 'Büro & Ost'],
  ]);
  await api.post('/apps/todo/update-tasks', { taskIds: [30], dataToUpdate: { addTags: ['buro-ost'] } });
  expect((await list({ tag: 'buro-ost' })).map(({ id, tags: own }) => [id, own])).toEqual([[30, ['team', 'buro-ost']]]);
  await api.delete('/apps/todo/delete-tag', { id: 'buro-ost' });
  expect((await list()).find(({ id }) => id === 30)?.tags).toEqual(['team']);
});

test.each([
  [{ name: '', tone: 'plum' }, 400],
  [{ name: 'x'.repeat(41), tone: 'plum' }, 400],
  [{ name: 'Mauve', tone: 'mauve' }, 400],
  [{ id: 'nothing', name: 'Nothing', tone: 'red' }, 404],
])('the tag %j is refused with %i', async (tag, status) => {
  const before = await tags();
  expect((await saveTag(tag)).status).toBe(status);
  expect(await tags()).toEqual(before);
});

test('what is based on an older tag or project is refused with the newer one; what is not sent stays', async () => {
  const coloured = (await saveTag({ id: 'low', tone: 'teal', rev: 0 })).data.tag;
  expect(coloured).toEqual({ id: 'low', name: null, tone: 'teal', rev: 1 });
  expect(await saveTag({ id: 'low', name: 'Calm', rev: 0 })).toMatchObject({ status: 409, data: { record: coloured } });
  const [project] = await projects();
  const renamed = (await saveProject({ id: project?.id, name: 'Winter', rev: project?.rev })).data.project;
  expect(renamed).toEqual({ ...project, name: 'Winter', rev: 2 });
  expect(await saveProject({ id: project?.id, tone: 'red', rev: project?.rev })).toMatchObject({ status: 409 });
  expect((await saveTag({ tone: 'red' })).data).toMatchObject({ error: { name: ['This field is required.'] } });
});

test('a name is one tag’s or one project’s alone', async () => {
  await saveTag({ name: 'Cover', tone: 'plum' });
  expect(await saveTag({ name: 'cover', tone: 'red' })).toMatchObject({
    status: 400,
    data: { codes: { name: 'taken' } },
  });
  expect(await saveProject({ name: 'SPRING ISSUE', tone: 'red' })).toMatchObject({ status: 400 });
});

test.each([[false], [true]])('a project goes; with its tasks: %s', async (withTasks) => {
  const [project] = await projects();
  const before = await list({ projectId: project?.id });
  expect(before.length).toBeGreaterThan(0);
  await api.post('/apps/todo/delete-project', { id: project?.id, withTasks });
  expect(await list({ projectId: project?.id })).toEqual([]);
  const everything = [...(await list()), ...(await list({ filter: 'deleted' }))];
  for (const { id } of before)
    expect(everything.find((task) => task.id === id)).toMatchObject({ projectId: null, isDeleted: withTasks });
});

test.each([[{ projectId: 99 }], [{ tags: ['nothing'] }]])('a task is in no unknown list: %j', async (fields) => {
  expect(await api.post('/apps/todo/add-tasks', { task: { title: 'x', ...fields } })).toMatchObject({ status: 400 });
});

test('counts say what the lists hold', async () => {
  const tasks = await list();
  const today = tasks.find(({ title }) => title === 'Approve four invoices')?.dueDate ?? '';
  const { data } = await api.get<TaskCounts>('/apps/todo/task-counts', { today });
  const isOpen = ({ isCompleted }: Task) => !isCompleted;
  for (const filter of ['today', 'upcoming', 'important'] as const)
    expect(data[filter]).toBe((await list({ filter, today })).filter(isOpen).length);
  expect(data.all).toBe(tasks.filter(isOpen).length);
  expect(data.deleted).toBe((await list({ filter: 'deleted' })).length);
  expect(data.tags.high).toBe((await list({ tag: 'high' })).filter(isOpen).length);
  expect(data.projects['1']).toBe((await list({ projectId: 1 })).filter(isOpen).length);
});

test('other apps learn which tasks have a day, and where these open', async () => {
  await api.post('/apps/todo/add-tasks', { task: { title: 'Tea', dueDate: '2031-05-01', dueTime: '16:00' } });
  const { data } = await api.get<DatedTask[]>('/apps/todo/dated-tasks', { from: '2031-05-01', to: '2031-05-31' });
  expect(data).toEqual([
    { id: 31, title: 'Tea', date: '2031-05-01', time: '16:00', isCompleted: false, link: '/apps/todo?task=31' },
  ]);
});
