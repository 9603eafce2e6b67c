import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { ContentItem, ItemDetail, PreviewAnswer, PreviewList } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('author');
});

const add = async () =>
  (
    await api.post<{ item: ContentItem }>('/apps/content/add-item', {
      type: 'article',
      title: 'Fog & <b>rain</b>',
      body: '<p>One.</p><script>alert(1)</script>"quoted"',
      locale: 'de',
    })
  ).data.item.id;
const share = (itemId: number, change = {}) =>
  api.post<PreviewAnswer>('/apps/content/add-preview', {
    itemId,
    version: 1,
    days: 7,
    mayComment: true,
    name: 'Press office',
    ...change,
  });
const tokenOf = ({ path }: PreviewAnswer) => new URLSearchParams(path.split('?')[1]).get('token') ?? '';
const open = async (token: string) => (await api.get<string>('/apps/content/preview', { token })).data;
const say = (token: string, change = {}) =>
  api.post('/apps/content/comment-preview', { token, name: 'Ann', text: 'Good.', ...change });
const ended = 'This preview has ended';

test('a link shows the one version that it is of, whatever is written later', async () => {
  const id = await add();
  const token = tokenOf((await share(id)).data);
  await api.post('/apps/content/update-item', { id, body: '<p>Two.</p>' });
  const page = await open(token);
  expect(page).toContain('One.');
  expect(page).not.toContain('Two.');
  expect(page).toContain('Vorschau für Press office');
});

test('markup of others runs nowhere: it is in a frame that may do nothing, and words are words', async () => {
  const page = await open(tokenOf((await share(await add())).data));
  expect(page).toContain('<h1 dir="auto">Fog &amp; &lt;b&gt;rain&lt;/b&gt;</h1>');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;quoted&quot;');
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).toMatch(/<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(page).toContain('default-src &#39;none&#39;');
});

test('it ends by itself, and at once when it is revoked', async () => {
  const id = await add();
  const [first, second] = [(await share(id)).data, (await share(id, { days: 90 })).data];
  api.clock.now += 7 * 24 * 60 * 60_000 - 1;
  expect(await open(tokenOf(first))).not.toContain(ended);
  api.clock.now += 1;
  expect(await open(tokenOf(first))).toContain(ended);
  expect((await say(tokenOf(first))).status).toBe(404);
  await api.signIn('author');
  await api.post('/apps/content/revoke-preview', { id: second.link.id });
  expect(await open(tokenOf(second))).toContain(ended);
  expect(await open(`${tokenOf(second)}x`)).toContain(ended);
});

test('a token is stored nowhere', async () => {
  const id = await add();
  const token = tokenOf((await share(id)).data);
  const { data } = await api.get<PreviewList>('/apps/content/previews', { id });
  expect(data.links).toMatchObject([{ name: 'Press office', version: 1, comments: 0, by: { id: expect.any(Number) } }]);
  expect(JSON.stringify(data)).not.toContain(token);
});

test('guests comment under their name where the link allows it', async () => {
  const id = await add();
  const [open, closed] = [(await share(id)).data, (await share(id, { mayComment: false })).data];
  expect((await say(tokenOf(open))).status).toBe(201);
  expect((await say(tokenOf(closed))).status).toBe(403);
  for (const wrong of [{ name: ' ' }, { text: '' }, { text: 'x'.repeat(4001) }])
    expect((await say(tokenOf(open), wrong)).status).toBe(400);
  const { comments } = (await api.get<ItemDetail>(`/apps/content/items/${id}`)).data;
  expect(comments).toMatchObject([{ guest: 'Ann', author: null, text: 'Good.', isBlocking: false }]);
});

test.each([
  ['no days', { days: 0 }],
  ['too many days', { days: 91 }],
  ['no name', { name: '' }],
])('%s is refused', async (_what, change) => {
  expect((await share(await add(), change)).status).toBe(400);
});

test('only its author and editors share an item, and end a link', async () => {
  const id = await add();
  const { link } = (await share(id)).data;
  await api.signIn('editor');
  const theirs = await add();
  expect((await share(id, { version: 9 })).status).toBe(404);
  await api.signIn('author');
  expect((await share(theirs)).status).toBe(403);
  await api.signIn('subscriber');
  expect((await share(id)).status).toBe(403);
  expect((await api.post('/apps/content/revoke-preview', { id: link.id })).status).toBe(403);
});
