import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { Entry } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const list = async (q?: string) => (await api.get<Entry[]>('/apps/new-app/entries', { q })).data;
const add = (title: unknown) => api.post<Entry>('/apps/new-app/add-entry', { title });
const update = (entry: object) => api.post<Entry>('/apps/new-app/update-entry', entry);
const remove = (...ids: number[]) => api.delete('/apps/new-app/remove-entries', { ids });
const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id);

test('the newest come first, and a search narrows them down', async () => {
  expect(idsOf(await list())).toEqual([3, 2, 1]);
  expect(idsOf(await list('HARBOUR'))).toEqual([2]);
  expect(idsOf(await list('route map'))).toEqual([3]);
});

test('an entry that is added is the newest', async () => {
  expect(await add('  Fog over the bridge ')).toEqual({
    status: 201,
    data: { id: 4, title: 'Fog over the bridge', addedAt: new Date(api.clock.now).toISOString(), rev: 1 },
  });
  expect(idsOf(await list())).toEqual([4, 3, 2, 1]);
});

test.each([
  [undefined, undefined],
  ['   ', undefined],
  ['x'.repeat(121), undefined],
  ['A MAP for the walking route', { title: 'taken' }],
])('the title %j is refused', async (title, codes) => {
  const before = await list();
  const { status, data } = await add(title);
  expect([status, data]).toEqual([400, { error: { title: [expect.any(String)] }, ...(codes && { codes }) }]);
  expect(await list()).toEqual(before);
});

test('a change counts in rev; one based on an older entry is refused with the newer one', async () => {
  expect((await update({ id: 3, title: 'A map', rev: 1 })).data).toMatchObject({ title: 'A map', rev: 2 });
  const { status, data } = await update({ id: 3, title: 'Another map', rev: 1 });
  expect(status).toBe(409);
  expect(data).toMatchObject({ record: { id: 3, title: 'A map', rev: 2 } });
  expect((await update({ id: 3, title: 'a MAP' })).status).toBe(200);
  expect((await update({ id: 4711, title: 'Gone' })).status).toBe(404);
});

test('what is removed comes back, unless another entry has its title by now', async () => {
  await remove(1, 2, 4711);
  expect(idsOf(await list())).toEqual([3]);
  await add('Photos of the harbour at dawn');
  const restore = { kind: 'new-app-entry', ids: [1, 2] };
  expect((await api.post('/apps/restore', restore)).data).toEqual({ restored: [1] });
});

test.each([
  ['editor', 201],
  ['subscriber', 403],
] as const)('an entry that %s adds is answered with %d', async (role, status) => {
  await api.signIn(role);
  expect((await add('Fog over the bridge')).status).toBe(status);
});
