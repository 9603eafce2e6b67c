import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { ExportPage, ImportAnswer, ItemDetail, ItemPage } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('author');
});

const take = (items: object[], more = {}) => api.post<ImportAnswer>('/apps/content/import', { items, ...more });

test('items arrive as drafts of the caller, each by itself', async () => {
  const { data } = await take(
    [
      { type: 'article', title: 'Fog', slug: 'fog-import', body: '<p>Fog.</p>', tags: ['City'], status: 'published' },
      { type: 'poem', title: 'Rain' },
      { type: 'page', title: 'x'.repeat(201) },
      { type: 'page', title: 'Fog', slug: 'fog-import' },
    ],
    { channelIds: [2], projectId: 1 },
  );
  expect(data.done).toMatchObject([
    { place: 0, slug: 'fog-import' },
    { place: 3, slug: 'fog' },
  ]);
  expect(data.refused).toMatchObject([
    { place: 1, field: 'type' },
    { place: 2, field: 'title' },
  ]);
  const { item } = (await api.get<ItemDetail>(`/apps/content/items/${data.done[0]?.id}`)).data;
  expect(item).toMatchObject({ status: 'draft', publishedVersion: null, channelIds: [2], projectId: 1, version: 1 });
  expect(item.author?.id).toBe(item.authorId);
});

test.each([
  ['nothing', [], {}],
  ['too many', Array.from({ length: 51 }, () => ({ type: 'page' })), {}],
  ['a channel that is not there', [{ type: 'page', title: 'Fog' }], { channelIds: [99] }],
])('%s is refused as a whole', async (_what, items, more) => {
  const count = async () => (await api.get<ItemPage>('/apps/content/items')).data.total;
  const before = await count();
  expect((await take(items, more)).status).toBe(400);
  expect(await count()).toBe(before);
});

test('readers import nothing, and authors export nothing', async () => {
  expect((await api.get('/apps/content/export')).status).toBe(403);
  await api.signIn('subscriber');
  expect((await take([{ type: 'page', title: 'Fog' }])).status).toBe(403);
});

test('an export has every item once, with versions, comments and history', async () => {
  await api.signIn('editor');
  const ids: number[] = [];
  let comments = 0;
  for (let after: number | null = 0; after !== null; ) {
    const { data }: { data: ExportPage } = await api.get<ExportPage>('/apps/content/export', { after });
    for (const { item, versions, events, comments: said } of data.items) {
      ids.push(item.id);
      comments += said.length;
      expect(versions.map(({ itemId }) => itemId)).toEqual(versions.map(() => item.id));
      expect(events.length).toBeGreaterThan(0);
    }
    after = data.next;
  }
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(ids).toHaveLength(60);
  expect(comments).toBeGreaterThan(0);
});
