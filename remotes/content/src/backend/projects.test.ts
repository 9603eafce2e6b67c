import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { ProjectAnswer, ProjectPage, ProjectQuery, ProjectUpdate } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const list = async (query: ProjectQuery = {}) => (await api.get<ProjectPage>('/apps/content/projects', query)).data;
const read = async (id: number) => (await api.get<ProjectAnswer>(`/apps/content/projects/${id}`)).data.project;
const update = (change: ProjectUpdate) => api.post<ProjectAnswer>('/apps/content/update-project', change);

test('lists what is due first at first, with people and progress, and what is archived apart', async () => {
  await api.signIn('editor');
  const { projects, total } = await list({ state: 'active' });
  expect(total).toBe(6);
  expect(projects.map(({ name }) => name).slice(0, 3)).toEqual([
    'Portrait series',
    'Winter catalogue',
    'December calendar',
  ]);
  expect(projects[0]).toMatchObject({ members: [{ fullName: 'Kofi Mensah' }, { fullName: 'Amira Haddad' }] });
  expect((await list({ state: 'archived' })).projects.map(({ name }) => name)).toEqual(['Autumn issue']);
  expect((await list({ q: 'lighthouses' })).total).toBe(1);
});

test('counts the items of a project as they move on', async () => {
  await api.signIn('admin');
  const before = await read(1);
  expect(before.counts.review).toBeGreaterThan(0);
  const sent = { type: 'article', title: 'Why one price', projectId: 1 };
  await api.post('/apps/content/add-item', sent);
  const after = await read(1);
  expect(after.counts).toEqual({ ...before.counts, writing: before.counts.writing + 1 });
  expect(after.members.find(({ fullName }) => fullName === 'Joana Duarte')?.open).toBe(
    (before.members.find(({ fullName }) => fullName === 'Joana Duarte')?.open ?? 0) + 1,
  );
});

test('a change names the record that it started from; the second of two is shown the newer one', async () => {
  await api.signIn('editor');
  const { id, rev } = await read(3);
  expect((await update({ id, rev, name: 'Spring issue 2027' })).data.project.name).toBe('Spring issue 2027');
  const late = await update({ id, rev, note: 'Late' });
  const record = { name: 'Spring issue 2027', lastChange: { by: 'Amira Haddad' } };
  expect([late.status, late.data]).toMatchObject([409, { record }]);
  expect((await update({ id, isArchived: true })).data.project.archivedAt).not.toBeNull();
  expect((await update({ id, isArchived: false })).data.project.archivedAt).toBeNull();
});

test('authors read projects and change none', async () => {
  await api.signIn('author');
  expect((await list()).total).toBe(7);
  expect((await update({ id: 3, name: 'Mine' })).status).toBe(403);
  expect((await api.post('/apps/content/add-project', { name: 'Mine' })).status).toBe(403);
  await api.signIn('subscriber');
  expect((await api.get('/apps/content/projects')).status).toBe(403);
});
