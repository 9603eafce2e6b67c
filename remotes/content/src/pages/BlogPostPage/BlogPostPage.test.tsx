import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { Blog } from '../../api/blog/schemas';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const open = (path: string, more = {}) => renderApp(app, { ...testOptions, route: `/pages/blog/${path}`, ...more });
const posts = async () => within(await screen.findByRole('region', { name: 'Posts' }));

test('shows published posts, newest first, page by page', async () => {
  const { user, getPath } = await open('list');
  const list = await posts();
  expect(await list.findByRole('heading', { name: 'Fourteen seconds of fog' })).toBeVisible();
  expect(list.getAllByRole('article')).toHaveLength(6);
  expect(list.queryByText('Reader’s evening')).toBeNull();
  await user.click(await list.findByRole('link', { name: 'Older posts' }));
  expect(await list.findByRole('heading', { name: 'Who reads whom' })).toBeVisible();
  expect(getPath()).toBe('/pages/blog/list?page=2');
  expect(list.queryByRole('link', { name: 'Older posts' })).toBeNull();
  expect(list.getByRole('link', { name: 'Newer posts' })).toBeVisible();
});

test('shows posts of a category, and those that match a search', async () => {
  const { user, getPath } = await open('list');
  const categories = within(await screen.findByRole('navigation', { name: 'Categories' }));
  await user.click(categories.getByRole('link', { name: /^Reporting/ }));
  const list = await posts();
  await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(1));
  expect(getPath()).toBe('/pages/blog/list?category=Reporting');
  await user.type(screen.getByRole('searchbox'), 'fog');
  await user.click(await screen.findByRole('button', { name: 'Show all posts' }));
  expect(await list.findByRole('heading', { name: 'Fourteen seconds of fog' })).toBeVisible();
});

test('shows a post with its author, and keeps a bookmark', async () => {
  const { user, demo } = await open('detail/16');
  expect(await screen.findByRole('heading', { level: 1, name: 'Who reads whom' })).toBeVisible();
  expect(await screen.findByText(/The eye forgives/)).toBeVisible();
  const bookmark = screen.getByRole('button', { name: 'Bookmark 19' });
  await user.click(bookmark);
  expect(await screen.findByRole('button', { name: 'Bookmark 20', pressed: true })).toBeVisible();
  demo.settings.failureRate = 1;
  await user.click(bookmark);
  expect(await screen.findByText('The bookmark could not be saved')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bookmark 20', pressed: true })).toBeVisible();
});

const head = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name);

test('describes a post for search engines and networks, and no longer where another page is open', async () => {
  const { user } = await open('detail/16');
  expect(await screen.findByRole('heading', { level: 1, name: 'Who reads whom' })).toBeVisible();
  await waitFor(() =>
    expect(head('link[rel="canonical"]', 'href')).toBe(`${location.origin}/pages/blog/post/who-reads-whom`),
  );
  expect(head('meta[property="og:title"]', 'content')).toBe('Who reads whom');
  expect(head('meta[name="description"]', 'content')).toBe(head('meta[property="og:description"]', 'content'));
  await user.click(screen.getByRole('link', { name: 'Blog' }));
  await waitFor(() => expect(head('link[rel="canonical"]', 'href')).toBeUndefined());
});

test('takes a comment and a reply, deletes one and brings it back @all', async () => {
  const { user } = await open('detail/8');
  expect(await screen.findByRole('heading', { name: '1 comment' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Write a comment' }), 'So do I.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('So do I.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveValue(''));

  await user.click(screen.getByRole('button', { name: 'Reply to Inês Carvalho' }));
  await user.type(screen.getByRole('textbox', { name: 'Reply to Inês Carvalho' }), 'From which side?');
  await user.click(screen.getAllByRole('button', { name: 'Send' })[0] ?? document.body);
  expect(await screen.findByRole('heading', { name: '3 comments' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete Inês Carvalho’s comment' })).toBeNull();

  await user.click(screen.getAllByRole('button', { name: /^Delete Joana.*’s comment$/ })[1] ?? document.body);
  expect(await screen.findByRole('heading', { name: '2 comments' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('So do I.')).toBeVisible();
});

test('lets somebody who may only read read', async () => {
  await open('detail/8', { role: 'subscriber' });
  expect(await screen.findByRole('heading', { name: '1 comment' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Reply|Delete/ })).toBeNull();
});

test('leads from the short address to the newest post', async () => {
  const { getPath, runtime } = await open('detail');
  // Late in the evening it is the post planned for today.
  const [newest] = (await runtime.http.get<Blog[]>('/blog/list/data')).data;
  expect(await screen.findByRole('heading', { level: 1, name: newest?.title ?? '' })).toBeVisible();
  expect(getPath()).toBe(`/pages/blog/detail/${newest?.id}`);
});

test.each(['4711', 'nothing'])('knows no post %s, and leads back', async (id) => {
  const { user } = await open(`detail/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such post' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'To the blog' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
});
