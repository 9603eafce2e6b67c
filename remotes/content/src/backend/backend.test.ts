import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { ContentItem, ItemDetail, ItemPage, ItemQuery, Transition, TransitionAnswer } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const list = async (query: ItemQuery = {}) => (await api.get<ItemPage>('/apps/content/items', query)).data;
const read = async (id: number) => (await api.get<ItemDetail>(`/apps/content/items/${id}`)).data;
const step = async (id: number, action: Transition['action'], more: Partial<Transition> = {}) =>
  (await api.post<TransitionAnswer>('/apps/content/transition', { ids: [id], action, ...more })).data;
const update = (change: object) => api.post<{ item: ContentItem }>('/apps/content/update-item', change);
const byTitle = async (title: string) => {
  const found = (await list({ q: title })).items.find((item) => item.title === title);
  if (!found) throw new Error(`No item is called ${title}`);
  return found.id;
};

test('lists a page of what matches, and counts the pills for the person who asks', async () => {
  await api.signIn('admin');
  const mine = await list({ queue: 'mine', sortBy: 'dueAt', perPage: 4 });
  expect(mine.items.map(({ title }) => title)).toEqual([
    'One price, from 1 December',
    'Correction: the map on page 96',
    'Lisbon story: the gallery',
    'Spring issue, Portuguese',
  ]);
  expect(mine).toMatchObject({
    total: 6,
    counts: { mine: 6, in_review: 11, changes_requested: 4, approved: 5, all: 57 },
  });
  expect(mine.items[0]).toMatchObject({ author: { fullName: 'Amira Haddad' }, openComments: 2, blockingComments: 0 });
  expect(mine.items[0]).not.toHaveProperty('body');
  expect((await list({ status: ['failed', 'archived'] })).total).toBe(5);
});

test('the badge says to each person how many wait for their own review, before and after a decision', async () => {
  const badge = async () => (await api.get<{ contentReview: number }>('/apps/counts')).data.contentReview;
  await api.signIn('subscriber');
  expect(await badge()).toBe(0);
  await api.signIn('editor');
  expect(await badge()).toBe(4);
  expect((await list({ queue: 'mine' })).total).toBe(4);
  await api.signIn('admin');
  expect(await badge()).toBe(6);
  const title = 'Spring issue, Portuguese';
  expect(
    await step(await byTitle(title), 'requestChanges', { reason: 'The second paragraph repeats the first.' }),
  ).toMatchObject({ refused: [] });
  expect(await badge()).toBe(5);
  expect((await list({ queue: 'mine' })).total).toBe(5);
  await api.signIn('editor');
  expect(await badge()).toBe(4);
});

test('readers get what is live, as it is live, and nothing else', async () => {
  const [changed, unseen] = [await byTitle('One price, from 1 December'), await byTitle('The last tram up the hill')];
  await api.signIn('subscriber');
  expect((await read(changed)).item).toMatchObject({ title: 'One price, soon', status: 'published', version: 1 });
  expect(await read(changed)).toMatchObject({ comments: [], events: [], base: null });
  expect((await api.get(`/apps/content/items/${unseen}`)).status).toBe(404);
  const { items, total } = await list({ perPage: 100 });
  expect(total).toBe(18);
  expect(items.every(({ publishedVersion }) => publishedVersion !== null)).toBe(true);
  expect((await api.get('/apps/content/versions', { id: changed })).status).toBe(403);
});

test('an article goes from its author to the readers: written, sent back, corrected, approved, scheduled, out', async () => {
  await api.signIn('author');
  const sent = { type: 'article', title: 'Fog', body: '<p>Fog over the bridge.</p>', channelIds: [1], reviewerId: 3 };
  const { id } = (await api.post<{ item: ContentItem }>('/apps/content/add-item', sent)).data.item;
  expect(await step(id, 'approve')).toMatchObject({ refused: [{ id, reason: 'notAllowed' }] });
  await step(id, 'submit');
  expect((await update({ id, title: 'More fog' })).data).toMatchObject({ code: 'inReview' });
  await api.signIn('editor');
  expect(await step(id, 'requestChanges', { reason: 'Why?' })).toMatchObject({ refused: [{ reason: 'shortReason' }] });
  await step(id, 'requestChanges', { reason: 'Which bridge is it?' });
  await api.signIn('author');
  await update({ id, body: '<p>Fog over the old bridge.</p>', session: 'tab' });
  await update({ id, body: '<p>Fog over the oldest bridge.</p>', session: 'tab' });
  await step(id, 'submit');
  await api.signIn('editor');
  expect(await step(id, 'approve', { version: 1 })).toMatchObject({ refused: [{ reason: 'oldVersion' }] });
  await step(id, 'approve', { version: 2 });
  const scheduledAt = new Date(api.clock.now + 3_600_000).toISOString();
  await step(id, 'schedule', { scheduledAt, zone: 'Europe/Lisbon' });
  api.clock.now += 3_599_000;
  await api.signIn('editor');
  expect((await read(id)).item.status).toBe('scheduled');
  api.clock.now += 1_000;
  const { item, events } = await read(id);
  expect(item).toMatchObject({ status: 'published', publishedVersion: 2, publishedAt: scheduledAt });
  expect(events.map(({ action }) => action).toReversed()).toEqual([
    'create',
    'submit',
    'requestChanges',
    'edit',
    'submit',
    'approve',
    'schedule',
    'run',
  ]);
  expect(events[0]?.actor).toBeNull();
});

test('two people who approve at once: the second one is shown the newer item', async () => {
  const id = await byTitle('One price, from 1 December');
  const { rev } = (await read(id)).item;
  await step(id, 'approve', { revs: [rev] });
  const { status, data } = await api.post('/apps/content/transition', { ids: [id], action: 'approve', revs: [rev] });
  expect([status, data]).toMatchObject([409, { record: { id, status: 'approved', rev: rev + 1 } }]);
});

test('a step is taken back by whom it was taken, for a while', async () => {
  const id = await byTitle('The year in colours');
  await api.signIn('admin');
  await step(id, 'publishNow');
  expect((await read(id)).item.publishedVersion).toBe(1);
  expect(await step(id, 'undo')).toMatchObject({ done: [{ status: 'approved', publishedVersion: null }] });
  await step(id, 'archive');
  api.clock.now += 21_000;
  expect(await step(id, 'undo')).toMatchObject({ refused: [{ reason: 'nothingToUndo' }] });
});

test('a publication that failed says why, and goes out once the channel is signed in again', async () => {
  const id = await byTitle('Portrait of a pilot');
  expect(await step(id, 'retry')).toMatchObject({
    done: [{ status: 'failed', failure: { code: 'channelSignedOut', message: 'Photo stream', attempts: 4 } }],
  });
  await api.post('/apps/content/connect-channel', { id: 5 });
  expect(await step(id, 'retry')).toMatchObject({ done: [{ status: 'published', failure: null }] });
});

test('an edit takes back the approval; what is live stays, and can be had again', async () => {
  const id = await byTitle('How to write to us');
  const live = (await read(id)).item.body;
  const { item } = (await update({ id, body: '<p>By hand.</p>' })).data;
  expect(item).toMatchObject({ status: 'draft', version: 2, publishedVersion: 1 });
  const { base, versions } = await read(id);
  expect([base?.snapshot.body, versions]).toEqual([live, 2]);
  expect(await step(id, 'discard')).toMatchObject({ done: [{ status: 'published', body: live, publishedVersion: 3 }] });
});

test('planning does not touch an approval', async () => {
  const id = await byTitle('The year in colours');
  const { item } = (await update({ id, dueAt: '2026-11-25T10:00:00Z', projectId: 3, reviewerId: 12 })).data;
  expect(item).toMatchObject({ status: 'approved', version: 1, reviewerId: 12, projectId: 3 });
  expect((await read(id)).events[0]).toMatchObject({ action: 'assign' });
});

test('authors change what is theirs alone', async () => {
  const [own, other] = [await byTitle('The last tram up the hill'), await byTitle('Eleven letters about a comma')];
  await api.signIn('author');
  expect((await update({ id: own, title: 'The very last tram' })).status).toBe(200);
  expect((await update({ id: other, title: 'A comma' })).status).toBe(403);
  expect((await update({ id: other, dueAt: null })).status).toBe(403);
});

test('two spellings are one tag, and there are no more of them than a screen can show', async () => {
  const id = await byTitle('The last tram up the hill');
  expect((await update({ id, tags: ['News', 'news', ' city  life', 'ＮＥＷＳ'] })).data.item.tags).toEqual([
    'News',
    'city life',
  ]);
  const refused = (code: string) => ({ status: 400, data: { codes: { tags: code } } });
  const many = Array.from({ length: 21 }, (_, index) => `tag ${index}`);
  expect(await update({ id, tags: many })).toMatchObject(refused('tooMany'));
  expect(await update({ id, tags: ['x'.repeat(51)] })).toMatchObject(refused('tooLong'));
  expect((await list({ tag: 'NEWS' })).items.map((item) => item.id)).toContain(id);
});
