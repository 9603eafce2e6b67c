import { createTestApi, type TestApi } from '@atrium/core/testing';
import type {
  BundleAnswer,
  BundleDetail,
  BundlePage,
  BundleStep,
  ContentItem,
  ItemDetail,
  Transition,
} from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('editor');
});

const step = (id: number, action: Transition['action'], more: Partial<Transition> = {}) =>
  api.post('/apps/content/transition', { ids: [id], action, ...more });
const read = async (id: number) => (await api.get<ItemDetail>(`/apps/content/items/${id}`)).data;
const add = async (title: string, isApproved = true) => {
  await api.signIn('author');
  const sent = { type: 'article', title, body: '<p>Fog.</p>', channelIds: [1], reviewerId: 3 };
  const { id } = (await api.post<{ item: ContentItem }>('/apps/content/add-item', sent)).data.item;
  await step(id, 'submit');
  await api.signIn('editor');
  if (isApproved) await step(id, 'approve');
  return id;
};
const bundle = async (itemIds: number[], name = 'Launch') =>
  (await api.post<BundleAnswer>('/apps/content/add-bundle', { name, itemIds })).data;
const take = async (id: number, action: BundleStep['action'], more: Partial<BundleStep> = {}) =>
  api.post<BundleAnswer>('/apps/content/step-bundle', { id, action, ...more });
const update = (change: object) => api.post<BundleAnswer>('/apps/content/update-bundle', change);
const show = async (id: number) => (await api.get<BundleDetail>(`/apps/content/bundles/${id}`)).data;
const inAnHour = () => ({ scheduledAt: new Date(api.clock.now + 3_600_000).toISOString(), zone: 'Europe/Lisbon' });
const statesOf = (ids: number[]) => Promise.all(ids.map(async (id) => (await read(id)).item.status));

test('all items go out at the time of their bundle, and come back together', async () => {
  const ids = [await add('Fog'), await add('Rain')];
  const { id } = (await bundle(ids)).bundle;
  const at = inAnHour();
  await take(id, 'schedule', at);
  expect(await statesOf(ids)).toEqual(['scheduled', 'scheduled']);
  expect((await read(ids[0] ?? 0)).item).toMatchObject({ bundleId: id, scheduledAt: at.scheduledAt });
  api.clock.now += 3_599_000;
  await api.signIn('editor');
  expect(await statesOf(ids)).toEqual(['scheduled', 'scheduled']);
  api.clock.now += 1_000;
  expect(await statesOf(ids)).toEqual(['published', 'published']);
  expect((await read(ids[0] ?? 0)).item).toMatchObject({ bundleId: null, publishedAt: at.scheduledAt });
  expect((await show(id)).bundle).toMatchObject({ state: 'published', publishedAt: at.scheduledAt, hindrances: [] });
  await take(id, 'unpublish', { reason: 'Too early' });
  expect(await statesOf(ids)).toEqual(['draft', 'draft']);
  expect((await read(ids[1] ?? 0)).item).toMatchObject({ bundleId: id, publishedVersion: null });
  expect((await show(id)).bundle).toMatchObject({ state: 'open', hindrances: [{ reason: 'notApproved' }, {}] });
});

test('one that is not ready keeps all of them back, by name', async () => {
  const [ready, waiting] = [await add('Fog'), await add('Rain', false)];
  const { id } = (await bundle([ready, waiting])).bundle;
  for (const action of ['schedule', 'publishNow'] as const) {
    const { data } = await take(id, action, inAnHour());
    expect(data).toMatchObject({
      bundle: { state: 'open' },
      refused: [{ id: waiting, title: 'Rain', reason: 'notApproved' }],
    });
  }
  expect(await statesOf([ready, waiting])).toEqual(['approved', 'in_review']);
  await step(waiting, 'approve');
  expect((await take(id, 'publishNow')).data).toMatchObject({ bundle: { state: 'published' }, refused: [] });
  expect(await statesOf([ready, waiting])).toEqual(['published', 'published']);
});

test('an edit takes the approval away: nothing goes out, the cause is said, and it can be tried again', async () => {
  const ids = [await add('Fog'), await add('Rain')];
  const [first = 0, second = 0] = ids;
  const { id } = (await bundle(ids)).bundle;
  await take(id, 'schedule', inAnHour());
  await api.post('/apps/content/update-item', { id: second, body: '<p>Hail.</p>' });
  const hindrances = [{ id: second, title: 'Rain', reason: 'notApproved' }];
  expect((await show(id)).bundle).toMatchObject({ state: 'scheduled', hindrances });
  api.clock.now += 3_600_000;
  await api.signIn('editor');
  expect(await statesOf(ids)).toEqual(['approved', 'draft']);
  expect((await show(id)).bundle).toMatchObject({ state: 'failed', failure: { attempts: 1, hindrances } });
  expect((await take(id, 'retry')).data.refused).toEqual(hindrances);
  await api.signIn('author');
  await step(second, 'submit');
  const { notifications } = (await api.get<{ notifications: { code: string }[] }>('/api/notifications', {})).data;
  expect(notifications.map(({ code }) => code)).toContain('content.bundleFailed');
  await api.signIn('editor');
  await step(second, 'approve');
  expect((await take(id, 'retry')).data.bundle).toMatchObject({ state: 'published', failure: null });
  expect(await statesOf([first, second])).toEqual(['published', 'published']);
});

test('one that is approved again goes out with the bundle that is still scheduled', async () => {
  const ids = [await add('Fog'), await add('Rain')];
  const { id } = (await bundle(ids)).bundle;
  await take(id, 'schedule', inAnHour());
  await api.signIn('author');
  await api.post('/apps/content/update-item', { id: ids[1], body: '<p>Hail.</p>' });
  await step(ids[1] ?? 0, 'submit');
  await api.signIn('editor');
  await step(ids[1] ?? 0, 'approve');
  api.clock.now += 3_600_000;
  await api.signIn('editor');
  expect(await statesOf(ids)).toEqual(['published', 'published']);
  expect((await show(id)).bundle.state).toBe('published');
});

test('an item of a bundle has no time of its own, and its schedule is not taken back alone', async () => {
  const one = await add('Fog');
  const { id } = (await bundle([one])).bundle;
  const reasonOf = async (action: Transition['action'], more = {}) => (await step(one, action, more)).data;
  expect(await reasonOf('schedule', inAnHour())).toMatchObject({ refused: [{ reason: 'inBundle' }] });
  await take(id, 'schedule', inAnHour());
  for (const action of ['publishNow', 'unschedule', 'reschedule'] as const)
    expect(await reasonOf(action, inAnHour())).toMatchObject({ refused: [{ reason: 'inBundle' }] });
  expect(await reasonOf('undo')).toMatchObject({ refused: [{ reason: 'nothingToUndo' }] });
});

test('an item is in one bundle, and not one that is scheduled by itself', async () => {
  const [taken, planned] = [await add('Fog'), await add('Rain')];
  await bundle([taken]);
  await step(planned, 'schedule', inAnHour());
  const { bundle: second, refused } = await bundle([taken, planned, 4711], 'Other');
  expect(second.itemIds).toEqual([]);
  expect(refused.map(({ reason }) => reason)).toEqual(['inBundle', 'scheduledAlone', 'gone']);
});

test('items join and leave a scheduled bundle: what leaves is approved and free', async () => {
  const [first, second] = [await add('Fog'), await add('Rain')];
  const { id } = (await bundle([first])).bundle;
  await take(id, 'schedule', inAnHour());
  await update({ id, addItems: [second], removeItems: [first], name: 'Rain alone' });
  expect(await statesOf([first, second])).toEqual(['approved', 'scheduled']);
  expect((await read(first)).item).toMatchObject({ bundleId: null, scheduledAt: null });
  expect((await show(id)).bundle).toMatchObject({ name: 'Rain alone', itemIds: [second] });
  await take(id, 'unschedule');
  expect(await statesOf([second])).toEqual(['approved']);
  await api.post('/apps/content/delete-bundle', { id });
  expect((await read(second)).item.bundleId).toBeNull();
  expect((await api.get(`/apps/content/bundles/${id}`)).status).toBe(404);
});

test('editors change bundles, authors read them, readers know of none; a newer one is not overwritten', async () => {
  const { rev } = (await show(1)).bundle;
  expect((await update({ id: 1, rev: rev + 1, name: 'Mine' })).status).toBe(409);
  expect((await take(1, 'retry')).data).toMatchObject({ code: 'notFailedBundle' });
  expect((await api.post('/apps/content/delete-bundle', { id: 1 })).data).toMatchObject({ code: 'scheduledBundle' });
  await api.signIn('author');
  expect((await api.get<BundlePage>('/apps/content/bundles', { state: ['failed'] })).data).toMatchObject({ total: 1 });
  expect((await api.post('/apps/content/add-bundle', { name: 'Mine' })).status).toBe(403);
  expect((await take(1, 'publishNow')).status).toBe(403);
  await api.signIn('subscriber');
  expect((await api.get('/apps/content/bundles')).status).toBe(403);
});
