import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { ContentItem, Transition, TransitionAnswer } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';
import { itemsTable } from './itemTables';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('admin');
});

const add = async (slug: string) =>
  (
    await api.post<{ item: ContentItem }>('/apps/content/add-item', {
      type: 'article',
      title: slug,
      slug,
      body: '<p>Fog.</p>',
      channelIds: [1],
      reviewerId: 3,
    })
  ).data.item.id;
const update = (change: object) => api.post<{ item: ContentItem }>('/apps/content/update-item', change);
const restore = (change: object) => api.post<{ item: ContentItem }>('/apps/content/restore-version', change);
const step = async (id: number, action: Transition['action']) =>
  (await api.post<TransitionAnswer>('/apps/content/transition', { ids: [id], action, reason: 'Too early.' })).data;

async function publish(id: number): Promise<void> {
  await step(id, 'submit');
  await step(id, 'approve');
  expect(await step(id, 'publishNow')).toMatchObject({ refused: [] });
}

async function doubles(): Promise<string[]> {
  const items = await (await api.opening).change('content', (store) => store.table(itemsTable).find({ limit: 1000 }));
  const slugs = items.map(({ slug }) => slug);
  return slugs.filter((slug, place) => slugs.indexOf(slug) !== place);
}

test('a version whose address another item has by now comes back without it', async () => {
  const a = await add('alpha-x');
  await update({ id: a, slug: 'alpha-y', body: '<p>Rain.</p>' });
  await add('alpha-x');
  const { status, data } = await restore({ id: a, version: 1 });
  expect([status, data.item]).toMatchObject([200, { slug: 'alpha-y', body: '<p>Fog.</p>', version: 3 }]);
  expect(await doubles()).toEqual([]);
});

test('a version comes back with its address where that is free', async () => {
  const a = await add('alpha-x');
  await update({ id: a, slug: 'alpha-y' });
  expect((await restore({ id: a, version: 1 })).data.item.slug).toBe('alpha-x');
});

test('an address at which an item is live is taken, also while a newer version has another one', async () => {
  const a = await add('alpha-x');
  await publish(a);
  await update({ id: a, slug: 'alpha-y' });
  const b = await add('beta');
  const taken = { status: 400, data: { codes: { slug: 'taken' } } };
  expect(await update({ id: b, slug: 'alpha-x' })).toMatchObject(taken);
  expect(await update({ id: b, slug: 'alpha-y' })).toMatchObject(taken);
  expect(await api.post('/blog/list/data/edit', { id: b, slug: 'alpha-x' })).toMatchObject({ status: 400 });
  expect((await api.get('/apps/content/slug', { slug: 'alpha-x', id: b })).data).toEqual({
    isFree: false,
    free: 'alpha-x-2',
  });
  // Changes are undone: the item keeps the slug at which it was live.
  expect(await step(a, 'discard')).toMatchObject({ done: [{ slug: 'alpha-x' }] });
  expect(await doubles()).toEqual([]);
});

test('an item from the archive has its address still', async () => {
  const a = await add('alpha-x');
  await step(a, 'archive');
  expect(await update({ id: await add('beta'), slug: 'alpha-x' })).toMatchObject({ status: 400 });
  expect(await step(a, 'restore')).toMatchObject({ done: [{ slug: 'alpha-x' }] });
  expect(await doubles()).toEqual([]);
});
