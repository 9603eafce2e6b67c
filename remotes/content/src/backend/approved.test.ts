import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { Blog, BlogPage, BlogSidebar } from '../api/blog/schemas';
import type { ContentItem, ItemDetail, ItemPage, ItemQuery, Transition, TransitionAnswer } from '../api/schemas';
import manifest from '../manifest';
import { createItem } from '../testing/createItem';
import backend from '.';
import { putItem } from './shownItems';
import { versionsTable } from './tables';

const [blog, newsletter, shop] = [1, 2, 4];

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('author');
});

const read = async (id: number) => (await api.get<ItemDetail>(`/apps/content/items/${id}`)).data;
const list = async (query: ItemQuery) => (await api.get<ItemPage>('/apps/content/items', query)).data.items;
const posts = async (params = {}) => (await api.get<Blog[]>('/blog/list/data', params)).data;
const update = (change: object) => api.post<{ item: ContentItem }>('/apps/content/update-item', change);
const step = async (id: number, action: Transition['action'], more: Partial<Transition> = {}) =>
  (await api.post<TransitionAnswer>('/apps/content/transition', { ids: [id], action, ...more })).data;

async function submitted(change: object = {}): Promise<number> {
  const sent = {
    type: 'article',
    title: 'Fog',
    body: '<p>Fog.</p>',
    reviewerId: 3,
    channelIds: [newsletter],
    ...change,
  };
  const { id } = (await api.post<{ item: ContentItem }>('/apps/content/add-item', sent)).data.item;
  await step(id, 'submit');
  return id;
}

async function publish(id: number): Promise<void> {
  await api.signIn('editor');
  await step(id, 'approve');
  expect(await step(id, 'publishNow')).toMatchObject({ refused: [] });
  await api.signIn('author');
}

test('a channel that an author adds to what is live has no readers before it is approved', async () => {
  const id = await submitted();
  await publish(id);
  const { item } = (await update({ id, channelIds: [newsletter, blog] })).data;
  expect(item).toMatchObject({ status: 'draft', version: 2, publishedVersion: 1 });
  await api.signIn('subscriber');
  expect((await posts()).map((post) => post.id)).not.toContain(id);
  expect((await api.get('/blog/list/data/detail', { id })).status).toBe(404);
  expect((await list({ channel: blog })).map((one) => one.id)).not.toContain(id);
  expect((await read(id)).item).toMatchObject({ channelIds: [newsletter], version: 1 });
  await api.signIn('author');
  await step(id, 'submit');
  await publish(id);
  expect((await posts()).map((post) => post.id)).toContain(id);
});

test('a channel that is taken away keeps its readers until that is approved', async () => {
  const id = await submitted({ channelIds: [blog], tags: ['Fog'] });
  await publish(id);
  await update({ id, channelIds: [newsletter], tags: ['Rain'], title: 'Rain', cover: { src: '/rain.svg', alt: '' } });
  await api.signIn('subscriber');
  expect((await api.get<BlogPage>('/blog/list/data/detail', { id })).data.blog).toMatchObject({
    title: 'Fog',
    tags: ['Fog'],
    img: '/assets/demo/blog/1.svg',
  });
  expect((await posts({ category: 'rain' })).map((post) => post.id)).toEqual([]);
  expect((await posts({ category: 'fog' })).map((post) => post.id)).toEqual([id]);
  const { categories } = (await api.get<BlogSidebar>('/blog/list/data/sidebar')).data;
  expect(categories.map(({ category }) => category)).toContain('Fog');
  expect(categories.map(({ category }) => category)).not.toContain('Rain');
});

test('readers find nothing by words, tags and states of what is being written', async () => {
  const id = await submitted({ channelIds: [blog], tags: ['Seen'] });
  await publish(id);
  await update({ id, title: 'Zanzibar', summary: 'Zanzibar', tags: ['Zanzibar'] });
  await api.signIn('subscriber');
  for (const query of [{ q: 'zanzibar' }, { tag: 'Zanzibar' }, { status: ['draft'] }, { queue: 'changes_requested' }])
    expect(await list(query)).toEqual([]);
  expect((await list({ tag: 'seen' })).map((one) => one.id)).toEqual([id]);
  expect(JSON.stringify((await api.get('/api/main-search/data', { q: 'zanzibar' })).data)).not.toContain('Zanzibar');
  await api.signIn('editor');
  expect((await list({ isLive: '1', tag: 'seen' }))[0]).toMatchObject({ title: 'Fog', version: 2, status: 'draft' });
  expect(await list({ isLive: '1', q: 'zanzibar' })).toEqual([]);
  expect((await list({ q: 'zanzibar' })).map((one) => one.id)).toEqual([id]);
});

test('the schedule shows what went out as it went out', async () => {
  const id = await submitted();
  await publish(id);
  await update({ id, title: 'Rain', channelIds: [blog] });
  const at = (distance: number) => new Date(api.clock.now + distance).toISOString();
  const { items } = (await api.get<ItemPage>('/apps/content/schedule', { from: at(-60_000), to: at(60_000) })).data;
  expect(items).toMatchObject([{ id, title: 'Fog', channelIds: [newsletter] }]);
});

test.each(['approved', 'scheduled'] as const)('tags of what is %s: a change makes a draft of it', async (status) => {
  const id = await submitted();
  await api.signIn('editor');
  await step(id, 'approve');
  const scheduledAt = new Date(api.clock.now + 3_600_000).toISOString();
  if (status === 'scheduled') await step(id, 'schedule', { scheduledAt, zone: 'Europe/Lisbon' });
  expect((await read(id)).item).toMatchObject({ status, version: 1 });
  expect((await update({ id, tags: ['Fog'] })).data.item).toMatchObject({
    status: 'draft',
    version: 2,
    scheduledAt: null,
  });
  expect((await read(id)).base?.snapshot).toMatchObject({ tags: [], channelIds: [newsletter], locale: 'en' });
});

test('what is sent again as it is changes nothing', async () => {
  const id = await submitted({ tags: ['Fog'] });
  await publish(id);
  const same = { title: 'Fog', body: '<p>Fog.</p>', tags: ['Fog', 'fog '], channelIds: [newsletter], cover: null };
  expect((await update({ id, ...same, dueAt: '2026-12-01T10:00:00Z' })).data.item).toMatchObject({
    status: 'published',
    version: 1,
    dueAt: '2026-12-01T10:00:00Z',
  });
});

test('while it is in review, its author changes nothing that is approved, nor who approves it and by what', async () => {
  const id = await submitted({ checklist: [{ label: 'Names', isDone: false }] });
  const refused = { status: 400, data: { code: 'inReview' } };
  for (const change of [{ tags: ['Fog'] }, { channelIds: [shop] }, { reviewerId: 12 }, { checklist: [] }])
    expect(await update({ id, ...change })).toMatchObject(refused);
  expect((await update({ id, projectId: 3, dueAt: '2026-12-01T10:00:00Z' })).status).toBe(200);
  await api.signIn('editor');
  expect((await update({ id, tags: ['Fog'] })).data).toMatchObject({ code: 'inReview' });
  const checklist = [{ label: 'Names', isDone: true }];
  expect((await update({ id, reviewerId: 12, checklist })).data.item).toMatchObject({ reviewerId: 12, checklist });
});

test('an editor who wrote it is an author like any other, an admin is not', async () => {
  await api.signIn('editor');
  const id = await submitted({ reviewerId: 12, checklist: [{ label: 'Names', isDone: false }] });
  const change = { id, checklist: [{ label: 'Names', isDone: true }] };
  expect((await update(change)).data).toMatchObject({ code: 'inReview' });
  await api.signIn('admin');
  expect((await update(change)).status).toBe(200);
});

test('discarding changes brings back channels and tags', async () => {
  const id = await submitted({ tags: ['Fog'] });
  await publish(id);
  await update({ id, tags: ['Rain'], channelIds: [blog] });
  expect(await step(id, 'discard')).toMatchObject({
    done: [{ status: 'published', tags: ['Fog'], channelIds: [newsletter] }],
  });
});

describe('an item whose versions were kept before tags and channels were part of them', () => {
  const id = 900;
  const old = { title: 'Old fog', slug: 'old-fog', summary: '', body: '<p>Fog.</p>', cover: null };

  beforeEach(async () => {
    // Item of the author who signs in; the first call has created the tables.
    const own = await read(await submitted());
    await (await api.opening).change('content', async (store) => {
      await store.table(versionsTable).put({
        id: `${id}:1`,
        itemId: id,
        version: 1,
        snapshot: old,
        authorId: 4,
        createdAt: '2026-11-01T09:00:00.000Z',
        note: '',
      });
      await putItem(store, null, {
        ...createItem({ id, title: 'Newer fog', slug: 'newer-fog', status: 'draft', version: 2, publishedVersion: 1 }),
        channelIds: [newsletter],
        tags: ['News', 'news'],
        authorId: own.item.authorId,
        publishedAt: '2026-11-01T09:00:00.000Z',
      });
    });
  });

  test('is live with those of the item', async () => {
    const { base, item } = await read(id);
    expect(base?.snapshot).toEqual({ ...old, channelIds: [newsletter], tags: ['News'], locale: 'en' });
    expect(item.tags).toEqual(['News']);
    await api.signIn('subscriber');
    expect((await read(id)).item).toMatchObject({ title: 'Old fog', channelIds: [newsletter], tags: ['News'] });
  });

  test('stays live with them once they are changed', async () => {
    expect((await update({ id, channelIds: [blog], tags: ['Rain'] })).status).toBe(200);
    await api.signIn('subscriber');
    expect((await read(id)).item).toMatchObject({ title: 'Old fog', channelIds: [newsletter], tags: ['News'] });
    expect((await posts()).map((post) => post.id)).not.toContain(id);
  });
});
