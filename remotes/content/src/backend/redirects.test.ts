import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { AddressAnswer } from '../api/blog/schemas';
import type { ContentItem, RedirectPage, Transition } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

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
const step = (id: number, action: Transition['action']) =>
  api.post('/apps/content/transition', { ids: [id], action, reason: 'Too early.' });
const publish = async (id: number) => {
  for (const action of ['submit', 'approve', 'publishNow'] as const) await step(id, action);
};
const rename = async (id: number, slug: string) => {
  await update({ id, slug });
  await publish(id);
};
const at = async (slug: string) => (await api.get<AddressAnswer>('/blog/address', { slug })).data;
const listed = async () =>
  (await api.get<RedirectPage>('/apps/content/redirects')).data.redirects.map(({ slug, itemId }) => [slug, itemId]);

test('the former address of a live item leads to it, once the new one is live', async () => {
  const id = await add('alpha');
  await publish(id);
  await update({ id, slug: 'beta' });
  expect(await at('alpha')).toEqual({ id, slug: 'alpha' });
  await publish(id);
  expect(await at('alpha')).toEqual({ id, slug: 'beta' });
  expect(await listed()).toEqual([['alpha', id]]);
});

test('however often it changes, there are neither chains nor circles', async () => {
  const id = await add('alpha');
  await publish(id);
  for (const slug of ['beta', 'gamma', 'alpha', 'beta']) await rename(id, slug);
  expect((await listed()).toSorted()).toEqual([
    ['alpha', id],
    ['gamma', id],
  ]);
  for (const slug of ['alpha', 'beta', 'gamma']) expect(await at(slug)).toEqual({ id, slug: 'beta' });
});

test('an address that was never live leads nowhere', async () => {
  const id = await add('alpha');
  await update({ id, slug: 'beta' });
  await publish(id);
  expect(await listed()).toEqual([]);
  expect((await api.get('/blog/address', { slug: 'alpha' })).status).toBe(404);
});

test('no other item gets an address that leads readers, until an editor frees it', async () => {
  const id = await add('alpha');
  await publish(id);
  await rename(id, 'beta');
  const other = await add('other');
  expect(await update({ id: other, slug: 'alpha' })).toMatchObject({ status: 400, data: { codes: { slug: 'taken' } } });
  await api.signIn('author');
  expect((await api.post('/apps/content/delete-redirect', { slug: 'alpha' })).status).toBe(403);
  await api.signIn('editor');
  await api.post('/apps/content/delete-redirect', { slug: 'alpha' });
  expect((await update({ id: other, slug: 'alpha' })).status).toBe(200);
});

test('an editor leads readers from an address; not from one that an item has', async () => {
  const id = await add('alpha');
  await publish(id);
  const lead = (slug: string) => api.post('/apps/content/add-redirect', { slug, itemId: id });
  expect((await lead('printed')).status).toBe(200);
  expect(await at('printed')).toEqual({ id, slug: 'alpha' });
  for (const slug of ['alpha', '', 'A b']) expect((await lead(slug)).status).toBe(400);
  await api.signIn('author');
  expect((await lead('mine')).status).toBe(403);
});

test('what is not live is not there for readers, at any address', async () => {
  const id = await add('alpha');
  await publish(id);
  await rename(id, 'beta');
  await step(id, 'unpublish');
  await api.signIn('subscriber');
  for (const slug of ['alpha', 'beta', '']) expect((await api.get('/blog/address', { slug })).status).toBe(404);
});
