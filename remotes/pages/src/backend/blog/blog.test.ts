/** @jest-environment node */
import { createTestApi, type TestApi } from 'mock/testing';
import type { Blog, BlogDraft, BlogPage, BlogSidebar } from '../../api/blog/schemas';
import manifest from '../../manifest';
import backend from '..';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const list = async (params = {}) => (await api.get<Blog[]>('/blog/list/data', params)).data;
const detail = async (id?: number) => (await api.get<BlogPage>('/blog/list/data/detail', { id })).data;
const save = (body: unknown) => api.post<{ blog: BlogDraft }>('/blog/list/data/edit', body);
const comment = (body: unknown) => api.post<{ comment: { id: number } }>('/blog/comments', body);

test('published posts come newest first', async () => {
  const posts = await list();
  expect(posts.length).toBeGreaterThanOrEqual(6);
  expect(new Set(posts.map(({ status }) => status))).toEqual(new Set(['Published']));
  const days = posts.map(({ blogPosted }) => blogPosted);
  expect(days).toEqual([...days].sort().reverse());
});

test.each([
  [{ q: 'FOG' }, ['Fourteen seconds of fog']],
  [{ category: 'newsletter' }, ['The subject line asks a question']],
  [{ status: 'Draft' }, ['A page for our mistakes']],
  [{ category: 'nothing' }, []],
])('%j finds %j', async (params, titles) => {
  expect((await list(params)).map(({ title }) => title)).toEqual(titles);
});

test('all states are listed on demand, and pages are parts of the list', async () => {
  const all = await list({ status: 'all' });
  expect(all).toHaveLength(9);
  expect(await list({ status: 'all', page: 2, perPage: 4 })).toEqual(all.slice(4, 8));
});

test('the sidebar counts published posts', async () => {
  const { recentPosts, categories } = (await api.get<BlogSidebar>('/blog/list/data/sidebar')).data;
  expect(recentPosts.map(({ id }) => id)).toEqual((await list()).slice(0, 4).map(({ id }) => id));
  for (const { category, count } of categories) expect(await list({ category })).toHaveLength(count);
});

test('a post comes with its comments, oldest first', async () => {
  const { blog, comments } = await detail(3);
  expect(blog).toMatchObject({ id: 3, title: 'A glossary that forgets', comments: 3 });
  expect(comments.map(({ replyTo }) => replyTo)).toEqual([null, comments[0]?.id, null]);
  expect((await detail()).blog.id).toBe((await list())[0]?.id);
  expect((await api.get('/blog/list/data/detail', { id: 99 })).status).toBe(404);
  expect((await api.get('/blog/list/data/edit', { id: 99 })).status).toBe(404);
});

test('a comment is kept under the name of the person who is signed in', async () => {
  await api.signIn('editor');
  const { status, data } = await comment({ blogId: 3, commentText: ' Yes. ', replyTo: 4 });
  expect(status).toBe(201);
  expect(data.comment).toMatchObject({ userFullName: 'Amira Haddad', commentText: 'Yes.', replyTo: 4 });
  expect((await detail(3)).blog.comments).toBe(4);
  expect((await list()).find(({ id }) => id === 3)?.comment).toBe(4);
});

test.each([
  [{ blogId: 3 }, 400],
  [{ blogId: 3, commentText: ' ' }, 400],
  [{ blogId: 99, commentText: 'x' }, 404],
  [{ blogId: 1, commentText: 'x', replyTo: 4 }, 404],
])('the comment %j is %i', async (body, status) => {
  expect((await comment(body)).status).toBe(status);
});

test('a comment with replies stays; one without goes, and comes back', async () => {
  const { comments } = await detail(3);
  const remove = (id?: number) => api.delete('/blog/comments', { id });
  expect((await remove(comments[0]?.id)).status).toBe(400);
  expect((await remove(comments[2]?.id)).status).toBe(200);
  await api.post('/apps/restore', { kind: 'comment', ids: [comments[2]?.id] });
  expect((await detail(3)).comments).toEqual(comments);
});

test('an edit changes what it names; the excerpt follows the text', async () => {
  const before = (await api.get<BlogDraft>('/blog/list/data/edit', { id: 9 })).data;
  const { status, data } = await save({ id: 9, status: 'Published', content: '<p>We were <b>wrong</b>.</p>' });
  expect(status).toBe(200);
  expect(data.blog).toEqual({ ...before, status: 'Published', content: '<p>We were <b>wrong</b>.</p>' });
  expect((await list())[0]).toMatchObject({ id: 9, excerpt: 'We were wrong.' });
});

test('a new post needs a title and an address that nobody has', async () => {
  expect((await save({ content: 'x' })).status).toBe(400);
  expect(await save({ blogTitle: 'New', slug: 'why-we-read-aloud' })).toMatchObject({
    status: 400,
    data: { error: { slug: expect.any(Array) } },
  });
  expect((await save({ blogTitle: 'New', slug: 'No Slug' })).status).toBe(400);
  expect(await save({ blogTitle: 'New', slug: 'new' })).toMatchObject({
    status: 201,
    data: { blog: { id: 10, status: 'Draft' } },
  });
  expect((await save({ id: 99, blogTitle: 'x' })).status).toBe(404);
});

test('a bookmark is set and taken away', async () => {
  const { bookmarked } = (await detail(1)).blog;
  await api.post('/blog/bookmark', { id: 1 });
  expect((await detail(1)).blog).toMatchObject({ bookmarked: bookmarked + 1, isBookmarked: true });
  await api.post('/blog/bookmark', { id: 1 });
  expect((await detail(1)).blog).toMatchObject({ bookmarked, isBookmarked: false });
  expect((await api.post('/blog/bookmark', { id: 99 })).status).toBe(404);
});
