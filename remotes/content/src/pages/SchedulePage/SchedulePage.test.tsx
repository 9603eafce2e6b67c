import { renderApp } from '@atrium/standalone/testing';
import { toDay } from '@atrium/ui';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const open = (search = '') => renderApp(app, { ...testOptions, route: `/content/schedule${search}` });

const tray = async () => within(await screen.findByRole('region', { name: 'Approved, not scheduled' }));

test('lists what goes out day by day, what waits for a time, and what failed', async () => {
  await open('?view=list');
  expect(await screen.findByRole('link', { name: 'Newsletter 47' })).toBeVisible();
  expect(screen.getByText('20 minutes after another item of the same channel')).toBeVisible();
  expect((await tray()).getAllByRole('listitem')).toHaveLength(5);
  const failed = within(screen.getByRole('region', { name: 'Failed' }));
  expect(failed.getAllByText(/The sign-in to Photo stream has expired\. Tried 3 times\./)).toHaveLength(2);
});

test('gives an approved item a time, and takes it away', async () => {
  const { user } = await open();
  const waiting = await tray();
  await user.click(waiting.getAllByRole('button', { name: /^Schedule for/ })[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: /^When should/ }));
  await user.click(dialog.getByRole('button', { name: 'Schedule…' }));
  expect(await screen.findByText(/is scheduled$/)).toBeVisible();
  await waitFor(() => expect(waiting.getAllByRole('listitem')).toHaveLength(4));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(waiting.getAllByRole('listitem')).toHaveLength(5));
});

test('keys hold an item over another day: not over the past, and Escape leaves it where it is @all', async () => {
  const { user } = await open(`?view=month&day=${toDay(Date.now() + 86_400_000)}`);
  const link = await screen.findByRole('link', { name: 'Newsletter 47' });
  link.focus();
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(await screen.findByText('Choose a time more than a minute ahead.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Choose a time more than a minute ahead.')).toBeNull();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}');
  expect(await screen.findByText('“Newsletter 47” moved')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('“Newsletter 47” is as it was before')).toBeVisible();
});

test('a failed one goes out once its channel is connected again', async () => {
  const { user } = await open();
  const failed = within(await screen.findByRole('region', { name: 'Failed' }));
  const [first] = failed.getAllByRole('listitem').map((item) => within(item));
  if (!first) throw new Error('Nothing has failed');
  await user.click(first.getByRole('button', { name: 'Try again' }));
  expect(await failed.findByText(/Tried 4 times/)).toBeVisible();
  await user.click(first.getByRole('button', { name: 'Reconnect' }));
  await waitFor(() => expect(failed.queryByRole('button', { name: 'Reconnect' })).toBeNull());
  await user.click(failed.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
  await waitFor(() => expect(failed.getAllByRole('listitem')).toHaveLength(1));
});
