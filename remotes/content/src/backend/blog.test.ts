import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { Blog, BlogDraft, BlogPage, BlogSidebar } from '../api/blog/schemas';
import type { ContentItem, ItemDetail } from '../api/schemas';
import manifest from '../manifest';
import backend from './';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const list = async (params = {}) => (await api.get<Blog[]>('/blog/list/data', params)).data;
const detail = async (id?: number) => (await api.get<BlogPage>('/blog/list/data/detail', { id })).data;
const save = (body: unknown) => api.post<{ blog: BlogDraft }>('/blog/list/data/edit', body);
const comment = (body: unknown) => api.post<{ comment: { id: number } }>('/blog/comments', body);
const idOf = async (title: string, status = 'Published') => {
  const post = (await list({ status })).find((one) => one.title === title);
  if (!post) throw new Error(`No post is called ${title}`);
  return post.id;
};

test('published posts come newest first', async () => {
  const posts = await list();
  expect(posts.length).toBeGreaterThanOrEqual(6);
  expect(new Set(posts.map(({ status }) => status))).toEqual(new Set(['Published']));
  const days = posts.map(({ blogPosted }) => blogPosted);
  expect(days).toEqual([...days].sort().reverse());
});

test.each([
  [{ q: 'FOG' }, ['Fourteen seconds of fog']],
  [{ category: 'nothing' }, []],
])('%j finds %j', async (params, titles) => {
  expect((await list(params)).map(({ title }) => title)).toEqual(titles);
});

test('all states are listed on demand, and pages are parts of the list', async () => {
  const all = await list({ status: 'all' });
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['Published', 'Pending', 'Draft']));
  expect(await list({ status: 'all', page: 2, perPage: 4 })).toEqual(all.slice(4, 8));
});

test('the sidebar counts published posts', async () => {
  const { recentPosts, categories } = (await api.get<BlogSidebar>('/blog/list/data/sidebar')).data;
  expect(recentPosts.map(({ id }) => id)).toEqual((await list()).slice(0, 4).map(({ id }) => id));
  for (const { category, count } of categories) expect(await list({ category })).toHaveLength(count);
});

test('what is not live is there for nobody who may not edit it', async () => {
  const draft = await idOf('The last tram up the hill', 'all');
  const changed = await idOf('One price, soon');
  expect((await detail(draft)).blog.status).toBe('Draft');
  await api.signIn('subscriber');
  expect((await list({ status: 'all' })).every(({ status }) => status === 'Published')).toBe(true);
  expect(await list({ status: 'Draft' })).toEqual([]);
  expect((await api.get('/blog/list/data/detail', { id: draft })).status).toBe(404);
  expect((await api.get('/blog/list/data/edit', { id: changed })).status).toBe(403);
  expect((await comment({ blogId: draft, commentText: 'x' })).status).toBe(403);
  expect((await detail(changed)).blog.title).toBe('One price, soon');
});

test('a post comes with its comments, oldest first', async () => {
  const id = await idOf('What we learned from the autumn issue');
  const { blog, comments } = await detail(id);
  expect(blog).toMatchObject({ id, comments: 3, imgAlt: expect.stringContaining('autumn') });
  expect(comments.map(({ replyTo }) => replyTo)).toEqual([null, comments[0]?.id, null]);
  expect((await detail()).blog.id).toBe((await list())[0]?.id);
  expect((await api.get('/blog/list/data/detail', { id: 4711 })).status).toBe(404);
  expect((await api.get('/blog/list/data/edit', { id: 4711 })).status).toBe(404);
});

test('a comment is kept under the name of the person who is signed in, whatever name is sent', async () => {
  const { userData } = await api.signIn('editor');
  const id = await idOf('Fourteen seconds of fog');
  const [first] = (await detail(id)).comments;
  const asAnother = { userFullName: 'Joana Duarte', avatar: '/x.svg', authorId: 1, userId: 1 };
  const { status, data } = await comment({ ...asAnother, blogId: id, commentText: ' Yes. ', replyTo: first?.id });
  expect(status).toBe(201);
  expect(data.comment).toMatchObject({ userFullName: 'Amira Haddad', commentText: 'Yes.', replyTo: first?.id });
  expect(data.comment).toMatchObject({ authorId: userData.id, avatar: userData.avatar });
  expect((await list()).find((post) => post.id === id)?.comment).toBe(2);
});

test.each([
  [{ blogId: 3 }, 400],
  [{ blogId: 3, commentText: ' ' }, 400],
  [{ blogId: 4711, commentText: 'x' }, 404],
  [{ blogId: 3, commentText: 'x', replyTo: 4711 }, 404],
])('the comment %j is %i', async (body, status) => {
  expect((await comment(body)).status).toBe(status);
});

test('a comment with replies stays; one without goes, and comes back', async () => {
  const id = await idOf('What we learned from the autumn issue');
  const { comments } = await detail(id);
  const remove = (of?: number) => api.delete('/blog/comments', { id: of });
  expect((await remove(comments[0]?.id)).status).toBe(400);
  expect((await remove(comments[2]?.id)).status).toBe(200);
  await api.post('/apps/restore', { kind: 'comment', ids: [comments[2]?.id] });
  expect((await detail(id)).comments).toEqual(comments);
});

test('a post that is saved is an item of content: it goes through the workflow, by whom that allows it', async () => {
  await api.signIn('author');
  const { status, data } = await save({ blogTitle: 'New', content: '<p>We were <b>wrong</b>.</p>', status: 'Draft' });
  expect(status).toBe(201);
  const { id } = data.blog;
  expect(data.blog).toMatchObject({ slug: 'new', status: 'Draft' });
  expect((await save({ id, status: 'Published' })).status).toBe(400);
  await api.signIn('editor');
  expect((await save({ id, status: 'Published' })).data.blog.status).toBe('Published');
  const { item, events } = (await api.get<ItemDetail>(`/apps/content/items/${id}`)).data;
  expect(item).toMatchObject<Partial<ContentItem>>({ status: 'published', publishedVersion: item.version });
  expect(events.map(({ action }) => action)).toEqual(['publishNow', 'approve', 'submit', 'create']);
  expect((await list())[0]).toMatchObject({ id, excerpt: 'We were wrong.' });
  expect((await save({ id, status: 'Draft' })).data.blog.status).toBe('Draft');
});

test('nobody publishes what they wrote themselves by the form of the blog, but an admin', async () => {
  await api.signIn('editor');
  const { id } = (await save({ blogTitle: 'New', content: '<p>New.</p>' })).data.blog;
  expect(await save({ id, status: 'Published' })).toMatchObject({ status: 400, data: { code: 'ownItem' } });
  expect((await detail(id)).blog.status).toBe('Draft');
});

test('a new post needs a title and an address that nobody has', async () => {
  expect((await save({ content: 'x' })).status).toBe(400);
  expect(await save({ blogTitle: 'New', slug: 'who-reads-whom' })).toMatchObject({
    status: 400,
    data: { error: { slug: expect.any(Array) } },
  });
  expect((await save({ blogTitle: 'New', slug: 'No Slug' })).status).toBe(400);
  expect((await save({ id: 4711, blogTitle: 'x' })).status).toBe(404);
});

test('one tag of two spellings is one category, and leads to one list', async () => {
  await api.signIn('admin');
  const publish = async (blogTitle: string, blogCategories: string[]) =>
    (await save({ blogTitle, blogCategories, content: '<p>New.</p>', status: 'Published' })).data.blog.id;
  const first = await publish('First', ['Fog News', 'fog  news']);
  api.clock.now += 60_000;
  const second = await publish('Second', ['fog news']);
  const { categories } = (await api.get<BlogSidebar>('/blog/list/data/sidebar')).data;
  expect(categories.filter(({ category }) => /fog/i.test(category))).toMatchObject([
    { category: 'Fog News', count: 2 },
  ]);
  for (const category of ['Fog News', 'fog news', 'FOG NEWS '])
    expect((await list({ category })).map(({ id }) => id)).toEqual([second, first]);
  expect(await save({ id: first, blogCategories: ['x'.repeat(51)] })).toMatchObject({
    status: 400,
    data: { error: { blogCategories: [expect.stringContaining('50')] } },
  });
});

test('a bookmark is one’s own: set, and taken away', async () => {
  await api.signIn('editor');
  const { bookmarked } = (await detail(3)).blog;
  await api.post('/blog/bookmark', { id: 3 });
  expect((await detail(3)).blog).toMatchObject({ bookmarked: bookmarked + 1, isBookmarked: true });
  await api.signIn('subscriber');
  expect((await detail(3)).blog).toMatchObject({ bookmarked: bookmarked + 1, isBookmarked: false });
  await api.signIn('editor');
  await api.post('/blog/bookmark', { id: 3 });
  expect((await detail(3)).blog).toMatchObject({ bookmarked, isBookmarked: false });
  expect((await api.post('/blog/bookmark', { id: 4711 })).status).toBe(404);
});
