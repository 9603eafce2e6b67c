/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { readTestApps } from '../../tools/api/appModules';
import { createClient, signIn } from '../testing/client';
import { startTestServer } from '../testing/startTestServer';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({ apps: readTestApps(['content']) });
}, 120_000);
afterAll(() => server.close());

const open = (path: string, headers: Record<string, string> = {}) => fetch(server.address + path, { headers });

test.each([
  ['/blog/feed/rss', 'application/rss+xml', /^<\?xml/],
  ['/blog/feed/atom', 'application/atom+xml', /^<\?xml/],
  ['/blog/feed/json', 'application/feed+json', /^\{"version"/],
  ['/blog/sitemap.xml', 'application/xml', /^<\?xml/],
])('%s is open to everybody, also to a browser, as what it is', async (path, type, begins) => {
  for (const accept of ['*/*', 'text/html,application/xhtml+xml,*/*;q=0.8']) {
    const answer = await open(path, { accept });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
    expect(await answer.text()).toMatch(begins);
  }
});

// RFC 9110, 13.1.2 and 15.4.5.
test('who has a feed already gets nothing again', async () => {
  const etag = (await open('/blog/feed/rss')).headers.get('etag') ?? '';
  const again = await open('/blog/feed/rss', { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await open('/blog/feed/atom', { 'if-none-match': etag })).status).toBe(200);
});

test('addresses in it are those of the product, whatever host is asked for', async () => {
  const { home_page_url: home } = JSON.parse(await (await open('/blog/feed/json', { host: 'evil.example' })).text());
  expect(home).not.toContain('evil.example');
  expect(new URL(home).pathname).toBe('/pages/blog/list');
});

test('all other calls ask who calls', async () => {
  expect((await open('/blog/list/data')).status).toBe(401);
  expect((await open('/apps/content/items')).status).toBe(401);
});

// RFC 9110, 15.4.2.
test('a page at a former address is where its post is now, for programs that run no script, too', async () => {
  const client = createClient(server.address);
  await signIn(client, 'admin@demo.com', 'admin');
  const { data } = await client.get('/apps/content/items', { params: { status: ['published'], type: 'article' } });
  const [{ id, slug: to }] = data.items;
  const added = await client.post('/apps/content/add-redirect', { slug: 'old-fog', itemId: id });
  expect(added.status).toBe(200);
  const read = async (path: string, method = 'GET') => {
    const answer = await fetch(server.address + path, { method, redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  expect(await read('/pages/blog/post/old-fog?utm=1')).toEqual([301, `/pages/blog/post/${to}?utm=1`]);
  expect(await read('/pages/blog/post/old-fog', 'HEAD')).toEqual([301, `/pages/blog/post/${to}`]);
  for (const path of [`/pages/blog/post/${to}`, '/pages/blog/post/never', '/pages/blog/post/%ff', '/pages/blog/list'])
    expect((await read(path))[0]).not.toBe(301);
  // One that is not live leads nowhere.
  await client.post('/apps/content/transition', { ids: [id], action: 'unpublish', reason: 'Out of date' });
  expect((await read('/pages/blog/post/old-fog'))[0]).not.toBe(301);
});

// RFC 9110, 12.5.4; RFC 4647, 3.4.
test('a feed is in the language of its reader, and caches keep each of them', async () => {
  const client = createClient(server.address);
  await signIn(client, 'admin@demo.com', 'admin');
  const { data } = await client.get('/apps/content/items', { params: { q: 'Who reads whom' } });
  const added = await client.post('/apps/content/add-translation', { id: data.items[0].id, locale: 'de' });
  const { id } = added.data.item;
  await client.post('/apps/content/update-item', { id, title: 'Wer wen liest', reviewerId: 3 });
  for (const action of ['submit', 'approve', 'publishNow'])
    await client.post('/apps/content/transition', { ids: [id], action });
  const read = async (language: string) => {
    const answer = await open('/blog/feed/json', { 'accept-language': language });
    expect(answer.headers.get('vary')).toContain('accept-language');
    return answer.text();
  };
  const [german, english] = [await read('de-CH,de;q=0.9'), await read('en')];
  expect([german.includes('Wer wen liest'), german.includes('Who reads whom')]).toEqual([true, false]);
  expect([english.includes('Wer wen liest'), english.includes('Who reads whom')]).toEqual([false, true]);
});
