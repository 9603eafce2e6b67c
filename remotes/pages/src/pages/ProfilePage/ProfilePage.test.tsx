import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const open = () => renderApp(app, { ...testOptions, route: '/pages/profile' });
type Opened = Awaited<ReturnType<typeof open>>;
const stored = async ({ runtime }: Opened) => (await runtime.http.get('/profile/data')).data;
const card = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

test('shows who it is, and leads to the settings', async () => {
  await open();
  expect(await screen.findByText('Managing editor')).toBeVisible();
  expect(screen.getByText('Lisbon, Portugal')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Account settings' })).toHaveAttribute('href', '/pages/account-settings');
});

test('likes a post, comments on it, and keeps both', async () => {
  const opened = await open();
  const like = await screen.findByRole('button', { name: 'Like, 48 so far' });
  await opened.user.click(like);
  expect(await screen.findByRole('button', { name: 'Like, 49 so far', pressed: true })).toBeVisible();
  await opened.user.type(
    screen.getAllByRole('textbox', { name: 'Write a comment' })[0] ?? document.body,
    'The wall!{Enter}',
  );
  expect(await screen.findByText('The wall!')).toBeVisible();
  await waitFor(async () => expect((await stored(opened)).post[0]).toMatchObject({ likes: 49, youLiked: true }));
});

test('votes, follows and makes favourites', async () => {
  const opened = await open();
  const poll = await card('Poll');
  await opened.user.click(poll.getByRole('radio', { name: 'The tram' }));
  expect(await poll.findByText('273 votes')).toBeVisible();
  const follow = screen.getByRole('button', { name: 'Follow Tom Okafor' });
  await opened.user.click(follow);
  await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'true'));
  await opened.user.click(screen.getByRole('button', { name: 'Favourite: The Corridor Readers' }));
  await waitFor(async () => {
    const { polls, suggestions, suggestedPages } = await stored(opened);
    expect(polls[0].yourVote).toBe('The tram');
    expect(suggestions[0].isAdded).toBe(true);
    expect(suggestedPages[0].favorite).toBe(true);
  });
});

test('posts something, deletes it, and opens the page of somebody else', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Write a post' }), 'It is out.');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('It is out.', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Write a post' })).toHaveValue('');
  await user.click(screen.getAllByRole('button', { name: 'Delete this post' })[0] ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('It is out.')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Tom Okafor' }));
  expect(await screen.findByText('Tom Okafor has not posted anything yet')).toBeVisible();
});

test('takes back what could not be kept', async () => {
  const { user, demo } = await open();
  const like = await screen.findByRole('button', { name: 'Like, 48 so far' });
  demo.settings.failureRate = 1;
  await user.click(like);
  expect(await screen.findByText('Your change could not be saved. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Like, 48 so far', pressed: false })).toBeVisible();
});
