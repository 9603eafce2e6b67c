import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { Blog } from '../api/blog/schemas';
import type { HistoryPage, HistoryQuery, ItemPage } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';
import { shownItemsTable } from './itemTables';
import { eventsTable } from './tables';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('admin');
});

const list = async (query: HistoryQuery = {}) => (await api.get<HistoryPage>('/apps/content/history', query)).data;
const update = (change: object) => api.post('/apps/content/update-item', change);

test('lists the newest first, with titles as they are now', async () => {
  const [first] = (await list({ q: 'tram', perPage: 1 })).events;
  expect(first?.title).toBe('The last tram up the hill');
  const id = first?.itemId;
  await update({ id, title: 'The very last bus' });
  const renamed = await list({ q: 'LAST bus' });
  expect(new Set(renamed.events.map(({ itemId, title }) => `${itemId} ${title}`))).toEqual(
    new Set([`${id} The very last bus`]),
  );
  expect((await list({ q: 'tram' })).events.map(({ itemId }) => itemId)).not.toContain(id);
  expect(renamed.events[0]).toMatchObject({ action: 'edit', actor: { fullName: 'Joana Duarte' } });
  expect(renamed.events[0]).not.toHaveProperty('before');
});

test('is filtered by person, step, project and day', async () => {
  const { total } = await list();
  const totals = await Promise.all(
    ['approve', '!approve'].map(async (action) => (await list({ action, perPage: 1 })).total),
  );
  expect(totals.reduce((sum, one) => sum + one)).toBe(total);
  const { events } = await list({ person: '3', project: '1,2', day: '2020-01-01..' });
  expect(events.length).toBeGreaterThan(0);
  expect(events.every(({ actorId, projectId }) => actorId === 3 && (projectId === 1 || projectId === 2))).toBe(true);
  expect((await list({ person: '0' })).events.every(({ actorId }) => actorId === null)).toBe(true);
  expect((await list({ day: '..2020-01-01' })).total).toBe(0);
  const [{ itemId: id, projectId } = {}] = events;
  await update({ id, projectId: null });
  expect((await list({ project: String(projectId) })).events.map(({ itemId }) => itemId)).not.toContain(id);
});

test('a store of an earlier release gets what readers and the history need', async () => {
  const read = async () => ({
    items: (await api.get<ItemPage>('/apps/content/items', { isLive: '1' })).data,
    posts: (await api.get<Blog[]>('/blog/list/data', { status: 'all', q: 'haddad' })).data,
    history: await list({ q: 'one price' }),
  });
  const before = await read();
  expect(before.posts.length).toBeGreaterThan(0);
  expect(before.history.total).toBeGreaterThan(0);
  await (await api.opening).change('content', async (store) => {
    const [shown, events] = [store.table(shownItemsTable), store.table(eventsTable)];
    for await (const { id } of shown.each()) await shown.delete(id);
    for await (const { title: _title, projectId: _projectId, ...event } of events.each()) await events.put(event);
  });
  expect(await read()).toEqual(before);
});
