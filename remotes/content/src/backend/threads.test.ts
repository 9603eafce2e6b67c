import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { ContentComment, ItemDetail, ListedItem, MentionList } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('author');
});

const item = 46;
const add = (sent: object) =>
  api.post<{ comment: ContentComment }>('/apps/content/comments', { itemId: item, text: 'Is that so?', ...sent });
const begin = async (sent: object = {}) => (await add(sent)).data.comment.id;
const detail = async () => (await api.get<ItemDetail>(`/apps/content/items/${item}`)).data;
const listed = async () =>
  (await api.get<{ items: ListedItem[] }>('/apps/content/items', { perPage: 200 })).data.items.find(
    ({ id }) => id === item,
  );
const refused = (field: string, code: string) => ({ status: 400, data: { codes: { [field]: code } } });

test('a reply joins the thread, also one to a reply, and only the thread counts as open', async () => {
  const before = (await listed())?.openComments ?? 0;
  const first = await begin({ isBlocking: true });
  const reply = await begin({ replyTo: first });
  const { data } = await add({ replyTo: reply });
  expect(data.comment.replyTo).toBe(first);
  expect((await listed())?.openComments).toBe(before + 1);
  expect(await api.post('/apps/content/resolve-comment', { id: reply, isResolved: true })).toMatchObject(
    refused('id', 'ofReply'),
  );
  await api.post('/apps/content/resolve-comment', { id: first, isResolved: true });
  expect((await listed())?.openComments).toBe(before);
});

test.each<[what: string, sent: object, field: string, code: string]>([
  ['to a comment of another item', { replyTo: 1, itemId: 47 }, 'replyTo', 'gone'],
  ['to what is not there', { replyTo: 4711 }, 'replyTo', 'gone'],
  ['with a quote', { replyTo: 'first', quote: 'one price' }, 'quote', 'ofReply'],
  ['that blocks', { replyTo: 'first', isBlocking: true }, 'isBlocking', 'ofReply'],
])('a reply %s is refused', async (_what, sent, field, code) => {
  const first = await begin();
  const count = (await detail()).comments.length;
  const replyTo = 'replyTo' in sent && sent.replyTo === 'first' ? { replyTo: first } : {};
  expect(await add({ ...sent, ...replyTo })).toMatchObject(refused(field, code));
  expect((await detail()).comments).toHaveLength(count);
});

test('the first comment of a thread stays while there are replies', async () => {
  const first = await begin();
  const reply = await begin({ replyTo: first });
  expect(await api.post('/apps/content/delete-comment', { id: first })).toMatchObject(refused('id', 'hasReplies'));
  await api.post('/apps/content/delete-comment', { id: reply });
  expect((await api.post('/apps/content/delete-comment', { id: first })).status).toBe(200);
});

test('words are kept with what stands around them', async () => {
  const context = { prefix: 'from ', suffix: ' on', start: 12 };
  const id = await begin({ quote: 'one price', context });
  expect((await detail()).comments.find((one) => one.id === id)).toMatchObject({ quote: 'one price', context });
  expect((await add({ quote: 'one', context: { ...context, prefix: 'x'.repeat(65) } })).status).toBe(400);
});

test('who has written in a thread learns of a reply, and the notification leads to it', async () => {
  const first = await begin();
  await api.signIn('maintainer');
  const reply = await begin({ replyTo: first });
  await api.signIn('author');
  const { data } = await api.get<{ notifications: { link: string }[] }>('/api/notifications', {});
  expect(data.notifications.map(({ link }) => link)).toContain(`/content/items/${item}?tab=comments&comment=${reply}`);
});

test('those are offered to be mentioned who may read drafts, and nobody else is told', async () => {
  const offered = async (q: string) => (await api.get<MentionList>('/apps/content/mentions', { q })).data.people;
  const names = (await offered('')).map(({ fullName }) => fullName);
  expect(names).toHaveLength(8);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  const [first] = names;
  expect((await offered((first ?? '').slice(0, 3).toLowerCase())).map(({ fullName }) => fullName)).toContain(first);
  expect(await offered('Zzz')).toEqual([]);
  await api.signIn('subscriber');
  expect((await api.get('/apps/content/mentions', { q: '' })).status).toBe(403);
});
