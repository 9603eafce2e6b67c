import { createTestApi, type TestApi } from '@atrium/core/testing';
import Parser from 'rss-parser';
import type { ContentItem } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const hostile = '<b>Fog & "rain"</b> ]]> <!-- \u0001 \ud800 &amp;amp; 😀';

async function publish(change: object): Promise<number> {
  const { item } = (
    await api.post<{ item: ContentItem }>('/apps/content/add-item', {
      type: 'article',
      body: '<p>Fog.</p>',
      channelIds: [1],
      reviewerId: 3,
      ...change,
    })
  ).data;
  for (const action of ['submit', 'approve', 'publishNow'])
    await api.post('/apps/content/transition', { ids: [item.id], action });
  return item.id;
}

const feed = async (kind: 'rss' | 'atom' | 'json', query = {}) =>
  (await api.get<string>(`/blog/feed/${kind}`, query)).data;
const parse = async (kind: 'rss' | 'atom', query = {}) => new Parser().parseString(await feed(kind, query));

test.each(['rss', 'atom'] as const)('the newest live posts are read from %s, without a sign-in', async (kind) => {
  const { title, items } = await parse(kind);
  expect(title).toBe('Blog');
  expect(items[0]).toMatchObject({ title: 'Fourteen seconds of fog' });
  const times = items.map(({ isoDate }) => isoDate);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(items.map((item) => item.title)).not.toContain('Reader’s evening');
  expect(items[0]?.link).toMatch(/\/pages\/blog\/post\/[a-z0-9-]+$/);
});

test.each(['rss', 'atom'] as const)(
  'hostile words arrive in %s as they are, without what XML forbids',
  async (kind) => {
    await api.signIn('admin');
    await publish({ title: hostile, summary: hostile, tags: ['<News> & co'], slug: 'hostile' });
    const [item] = (await parse(kind)).items;
    expect(item?.title?.trim()).toBe(hostile.replace('\u0001', '').replace('\ud800', '\ufffd'));
    expect(item?.contentSnippet ?? item?.summary).toContain('rain');
  },
);

// JSON Feed 1.1: version, title and items; each item has an id, and content_text or content_html.
test('JSON Feed has what its specification asks for', async () => {
  await api.signIn('admin');
  const id = await publish({ title: 'Fog', tags: ['Weather'], slug: 'fog-now', locale: 'de' });
  const { version, title, items } = JSON.parse(await feed('json', { category: 'weather' }));
  expect([version, title]).toEqual(['https://jsonfeed.org/version/1.1', 'Blog · weather']);
  expect(items).toMatchObject([
    {
      id: expect.stringMatching(new RegExp(`/detail/${id}$`)),
      content_text: 'Fog.',
      language: 'de',
      tags: ['Weather'],
    },
  ]);
});

test('a feed of an author has their posts alone; nobody has none', async () => {
  const all = JSON.parse(await feed('json')).items;
  const { data } = await api.get<string>('/blog/feed/json', { author: 4 });
  const own: { authors: { name: string }[] }[] = JSON.parse(data).items;
  expect(new Set(own.map(({ authors }) => authors[0]?.name)).size).toBe(1);
  expect(own.length).toBeLessThan(all.length);
  expect((await api.get('/blog/feed/rss', { author: 4711 })).status).toBe(404);
});

test('a post keeps its id when its address changes', async () => {
  await api.signIn('admin');
  const id = await publish({ title: 'Fog', slug: 'fog-now' });
  const first = (await parse('rss')).items[0];
  await api.post('/apps/content/update-item', { id, slug: 'fog-then' });
  for (const action of ['submit', 'approve', 'publishNow'])
    await api.post('/apps/content/transition', { ids: [id], action });
  const second = (await parse('rss')).items.find(({ guid }) => guid === first?.guid);
  expect([first?.link, second?.link]).toEqual([
    expect.stringMatching(/\/fog-now$/),
    expect.stringMatching(/\/fog-then$/),
  ]);
});

test('the site map lists the live posts (sitemaps.org)', async () => {
  const map = (await api.get<string>('/blog/sitemap.xml')).data;
  const all = JSON.parse(await feed('json')).items;
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(all.map(({ url }: { url: string }) => url));
  expect(map).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas/);
});
