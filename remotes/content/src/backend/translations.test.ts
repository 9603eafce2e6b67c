import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { Blog, BlogPage, BlogSidebar } from '../api/blog/schemas';
import type { ContentItem, TranslationAnswer, TranslationList } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('admin');
});

const steps = async (id: number, ...actions: string[]) => {
  for (const action of actions)
    await api.post('/apps/content/transition', { ids: [id], action, reason: 'Too early for it.' });
};
const publish = (id: number) => steps(id, 'submit', 'approve', 'publishNow');
const update = (id: number, change: object) =>
  api.post<{ item: ContentItem }>('/apps/content/update-item', { id, ...change });
async function add(title: string): Promise<number> {
  const sent = { type: 'article', title, body: '<p>Fog.</p>', summary: 'Damp.', channelIds: [1], reviewerId: 3 };
  const { id } = (await api.post<{ item: ContentItem }>('/apps/content/add-item', { ...sent, tags: ['Mist'] })).data
    .item;
  await publish(id);
  return id;
}
const translate = (id: number, locale: string) =>
  api.post<TranslationAnswer>('/apps/content/add-translation', { id, locale });
async function live(id: number, locale: string, title: string): Promise<number> {
  const { item } = (await translate(id, locale)).data;
  await update(item.id, { title, reviewerId: 3 });
  await publish(item.id);
  return item.id;
}
const list = async (id: number) =>
  (await api.get<TranslationList>('/apps/content/translations', { id })).data.translations;
const titles = async (language?: string) =>
  (await api.get<Blog[]>('/blog/list/data', { category: 'Mist', language, page: 1 })).data.map(({ title }) => title);

test('a translation begins with the text of its source, as an item of its own', async () => {
  const id = await add('Fog');
  const { status, data } = await translate(id, 'de');
  expect(status).toBe(201);
  expect(data.item).toMatchObject({
    title: 'Fog',
    summary: 'Damp.',
    body: '<p>Fog.</p>',
    tags: ['Mist'],
    locale: 'de',
    status: 'draft',
    publishedVersion: null,
    translationOf: id,
    translatedVersion: 1,
  });
  expect(data.item.slug).not.toBe('fog');
  expect((await list(data.item.id)).map(({ locale, status: state }) => [locale, state])).toEqual([
    ['en', 'published'],
    ['de', 'draft'],
  ]);
});

test('a language is there once, also when it is chosen later', async () => {
  const id = await add('Fog');
  const german = (await translate(id, 'de')).data.item.id;
  for (const locale of ['de', 'DE', 'en'])
    expect((await translate(id, locale.toLowerCase())).data).toMatchObject({ codes: { locale: 'taken' } });
  expect((await translate(german, 'en')).status).toBe(400);
  const french = (await translate(german, 'fr')).data.item;
  expect(french.translationOf).toBe(id);
  expect((await update(french.id, { locale: 'de' })).data).toMatchObject({ codes: { locale: 'taken' } });
  await steps(german, 'archive');
  expect((await update(french.id, { locale: 'de' })).status).toBe(200);
});

test('a translation does not come back from the archive beside another one in its language', async () => {
  const id = await add('Fog');
  const first = (await translate(id, 'de')).data.item.id;
  await steps(first, 'archive');
  const second = (await translate(id, 'de')).data.item.id;
  const refused = { done: [], refused: [{ id: first, reason: 'languageTaken' }] };
  for (const action of ['restore', 'undo'])
    expect((await api.post('/apps/content/transition', { ids: [first], action })).data).toEqual(refused);
  await steps(second, 'archive');
  await steps(first, 'restore');
  expect((await list(id)).map(({ id: one, locale }) => [one, locale])).toEqual([
    [id, 'en'],
    [first, 'de'],
  ]);
});

test('it is outdated once readers have a newer source, until somebody says that it agrees', async () => {
  const id = await add('Fog');
  const german = await live(id, 'de', 'Nebel');
  const isOutdated = async () => (await list(id)).find((one) => one.id === german)?.isOutdated;
  await update(id, { body: '<p>More fog.</p>' });
  expect(await isOutdated()).toBe(false);
  await publish(id);
  expect(await isOutdated()).toBe(true);
  const checked = await api.post<TranslationAnswer>('/apps/content/check-translation', { id: german });
  expect(checked.data.item).toMatchObject({ status: 'published', translatedVersion: 2 });
  expect(await isOutdated()).toBe(false);
  expect((await api.post('/apps/content/check-translation', { id })).status).toBe(404);
});

test('readers get each post in the language that fits them best', async () => {
  const id = await add('Fog');
  await live(id, 'de', 'Nebel');
  await live(id, 'fr', 'Brouillard');
  await add('Rain');
  for (const [language, title] of [
    ['de', 'Nebel'],
    ['de-CH, fr;q=0.5', 'Nebel'],
    ['ja, fr;q=0.3, de;q=0.2', 'Brouillard'],
    ['en-GB, de', 'Fog'],
    ['ja', 'Fog'],
    [undefined, 'Fog'],
  ])
    expect(await titles(language)).toEqual(['Rain', title]);
  const { recentPosts, categories } = (await api.get<BlogSidebar>('/blog/list/data/sidebar', { language: 'fr' })).data;
  expect(recentPosts.slice(0, 2).map(({ title, locale }) => [title, locale])).toEqual([
    ['Rain', 'en'],
    ['Brouillard', 'fr'],
  ]);
  expect(categories.find(({ category }) => category === 'Mist')?.count).toBe(2);
});

test('what is no longer live, or in another language now, leaves its place to the others', async () => {
  const id = await add('Fog');
  const german = await live(id, 'de', 'Nebel');
  await steps(id, 'unpublish');
  expect(await titles('en')).toEqual(['Nebel']);
  await steps(german, 'unpublish');
  expect(await titles('de')).toEqual([]);
  await steps(id, 'submit', 'approve', 'publishNow');
  expect(await titles('de')).toEqual(['Fog']);
});

test('a post names its other languages; one that is alone names none', async () => {
  const id = await add('Fog');
  const detail = async (one: number) => (await api.get<BlogPage>('/blog/list/data/detail', { id: one })).data.blog;
  expect((await detail(id)).translations).toEqual([]);
  const german = await live(id, 'de', 'Nebel');
  for (const one of [id, german])
    expect((await detail(one)).translations).toEqual([
      { id, slug: 'fog', locale: 'en', title: 'Fog' },
      { id: german, slug: expect.any(String), locale: 'de', title: 'Nebel' },
    ]);
});

test('a feed is in the language that is asked for, and the site map names all with their alternates', async () => {
  const id = await add('Fog');
  await live(id, 'de', 'Nebel');
  const feed = async (language: string) =>
    JSON.parse((await api.get<string>('/blog/feed/json', { category: 'Mist', language })).data);
  expect((await feed('de')).items).toMatchObject([{ title: 'Nebel', language: 'de' }]);
  expect((await feed('de')).feed_url).toContain('language=de');
  expect((await feed('en')).items).toMatchObject([{ title: 'Fog', language: 'en' }]);
  const map = (await api.get<string>('/blog/sitemap.xml')).data;
  expect(map).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(map.match(/hreflang="de"/g)).toHaveLength(2);
  expect(map).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="/pages/blog/post/fog"/>');
});

test('writers see the translations, and translate; readers do neither', async () => {
  await api.signIn('author');
  expect((await translate(18, 'fr')).status).toBe(201);
  await api.signIn('subscriber');
  expect((await api.get('/apps/content/translations', { id: 18 })).status).toBe(403);
  expect((await translate(18, 'de')).status).toBe(403);
});
