import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { BulkAnswer, BulkEdit, ContentItem, ItemDetail } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('author');
});

const add = async (change: object = {}) =>
  (
    await api.post<{ item: ContentItem }>('/apps/content/add-item', {
      type: 'article',
      title: 'Fog',
      body: '<p>Fog.</p>',
      channelIds: [2],
      tags: ['City'],
      ...change,
    })
  ).data.item;
const read = async (id: number) => (await api.get<ItemDetail>(`/apps/content/items/${id}`)).data.item;
const edit = (change: BulkEdit) => api.post<BulkAnswer>('/apps/content/edit-items', change);
const step = (id: number, action: string) => api.post('/apps/content/transition', { ids: [id], action });

test('changes what differs of each item, and makes a version where readers see it', async () => {
  const [a, b] = [await add(), await add({ tags: ['city', 'Night'] })];
  const { data } = await edit({
    ids: [a.id, b.id],
    addTags: ['night'],
    addChannels: [4],
    removeTags: ['CITY'],
    projectId: 1,
  });
  expect(data).toEqual({ done: [a.id, b.id], refused: [] });
  expect(await read(a.id)).toMatchObject({ tags: ['night'], channelIds: [2, 4], projectId: 1, version: 2 });
  expect(await read(b.id)).toMatchObject({ tags: ['Night'], channelIds: [2, 4], projectId: 1, version: 2 });
  await edit({ ids: [a.id], dueAt: '2027-01-04T17:00:00Z', projectId: null });
  expect(await read(a.id)).toMatchObject({ dueAt: '2027-01-04T17:00:00Z', projectId: null, version: 2 });
});

test('nothing is written where nothing differs', async () => {
  const { id, rev } = await add();
  expect((await edit({ ids: [id], addTags: ['CITY'], addChannels: [2] })).data.done).toEqual([id]);
  expect((await read(id)).rev).toBe(rev);
});

test('an approval is taken back by tags, and stays with another day', async () => {
  const { id } = await add({ reviewerId: 3 });
  await step(id, 'submit');
  await api.signIn('admin');
  await step(id, 'approve');
  await edit({ ids: [id], dueAt: '2027-01-04T17:00:00Z' });
  expect((await read(id)).status).toBe('approved');
  await edit({ ids: [id], addTags: ['Night'] });
  expect((await read(id)).status).toBe('draft');
});

test('those that cannot are named with the reason, and the others are changed', async () => {
  const [mine, waiting, full] = [
    await add(),
    await add({ reviewerId: 3 }),
    await add({ tags: Array.from({ length: 20 }, (_, place) => `t${place}`) }),
  ];
  await step(waiting.id, 'submit');
  const { data } = await edit({
    ids: [mine.id, waiting.id, full.id, 18, 4711, mine.id],
    revs: [mine.rev, waiting.rev + 1, full.rev, 0, 0, mine.rev + 40],
    addTags: ['Night'],
  });
  expect(data).toEqual({
    done: [mine.id],
    refused: [
      { id: waiting.id, reason: 'inReview' },
      { id: full.id, reason: 'tooManyTags' },
      { id: 18, reason: 'stale' },
      { id: 4711, reason: 'gone' },
      { id: mine.id, reason: 'stale' },
    ],
  });
  await api.signIn('editor');
  const { id } = await add();
  await api.signIn('author');
  expect((await edit({ ids: [id], addTags: ['Night'] })).data.refused).toEqual([{ id, reason: 'notAllowed' }]);
});

test.each<[field: string, change: object, code?: string]>([
  ['addTags', { addTags: ['x'.repeat(51)] }, 'tooLong'],
  ['addChannels', { addChannels: [99] }, 'unknown'],
  ['projectId', { projectId: 99 }, 'unknown'],
  ['reviewerId', { reviewerId: 4 }, 'notReviewer'],
])('a wrong %s is refused for all', async (field, change, code) => {
  const { id, rev } = await add();
  expect(await edit({ ids: [id], ...change })).toMatchObject({ status: 400, data: { codes: { [field]: code } } });
  expect((await read(id)).rev).toBe(rev);
});

test('an author cannot become their own reviewer, and readers change nothing', async () => {
  await api.signIn('editor');
  const { id, authorId } = await add();
  expect((await edit({ ids: [id], reviewerId: authorId })).data.refused).toEqual([{ id, reason: 'ownReviewer' }]);
  await api.signIn('subscriber');
  expect((await edit({ ids: [id], addTags: ['Night'] })).status).toBe(403);
});
