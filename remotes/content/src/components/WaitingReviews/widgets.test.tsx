import { renderInApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { Blog } from '../../api/blog/schemas';
import type { ItemPage } from '../../api/schemas';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';
import LatestPosts from '../LatestPosts';
import MyWriting from '../MyWriting';
import NextPublished from '../NextPublished';
import WaitingReviews from '.';

test('shows what waits for my review; a row leads to it', async () => {
  const { user, getPath } = await renderInApp(app, <WaitingReviews />, { ...testOptions, route: '/' });
  const card = within(await screen.findByRole('region', { name: 'Waiting for my review' }));
  expect(await card.findAllByRole('listitem')).toHaveLength(4);
  await user.click(card.getByRole('link', { name: /One price/ }));
  expect(getPath()).toBe('/content/review?item=46');
});

test('what nothing stops is approved from its row, and waits again by Undo', async () => {
  const { user } = await renderInApp(app, <WaitingReviews />, { ...testOptions, route: '/' });
  const card = within(await screen.findByRole('region', { name: 'Waiting for my review' }));
  const [approve] = await card.findAllByRole('button', { name: /^Approve “/ });
  const title = /“(.*)”/.exec(approve?.getAttribute('aria-label') ?? '')?.[1] ?? '';
  expect(title).not.toBe('');
  await user.click(approve ?? document.body);
  await waitFor(() => expect(card.queryByRole('link', { name: title })).toBeNull());
  expect(card.getAllByRole('link')).toContain(document.activeElement);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await card.findByRole('link', { name: title })).toBeVisible();
});

test('shows what goes out next, the first at first', async () => {
  const { runtime } = await renderInApp(app, <NextPublished />, { ...testOptions, route: '/' });
  const card = within(await screen.findByRole('region', { name: 'Next to be published' }));
  const [first] = await card.findAllByRole('listitem');
  // Late in the evening, today's planned items are published.
  const plan = await runtime.http.get<ItemPage>('/apps/content/items', { params: { status: ['scheduled'] } });
  const soonest = plan.data.items.toSorted((a, b) => (a.scheduledAt ?? '').localeCompare(b.scheduledAt ?? ''))[0];
  expect(first).toHaveTextContent(soonest?.title ?? '');
  expect(soonest?.title).toBeTruthy();
});

test('shows what I write and is not out, the latest first; a row leads to it', async () => {
  const { user, runtime, getPath } = await renderInApp(app, <MyWriting />, { ...testOptions, route: '/' });
  const card = within(await screen.findByRole('region', { name: 'What I am writing' }));
  const rows = within(await card.findByRole('list')).getAllByRole('link');
  const { data } = await runtime.http.get<ItemPage>('/apps/content/items', { params: { author: 1, perPage: 200 } });
  const unfinished = data.items.filter(
    ({ status }) => !['scheduled', 'published', 'failed', 'archived'].includes(status),
  );
  const latest = unfinished.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))[0];
  expect(rows[0]).toHaveTextContent(latest?.title ?? '');
  await user.click(rows[0] ?? document.body);
  expect(getPath()).toBe(`/content/items/${latest?.id}`);
});

test('shows the latest posts of the blog, and leads to them', async () => {
  const { user, runtime, getPath } = await renderInApp(app, <LatestPosts />, { ...testOptions, route: '/' });
  const card = within(await screen.findByRole('region', { name: 'Latest posts' }));
  const [first] = within(await card.findByRole('list')).getAllByRole('link');
  const { data } = await runtime.http.get<Blog[]>('/blog/list/data', { params: { status: 'Published', perPage: 1 } });
  expect(first).toHaveTextContent(data[0]?.title ?? '');
  await user.click(first ?? document.body);
  expect(getPath()).toBe(`/pages/blog/detail/${data[0]?.id}`);
});
