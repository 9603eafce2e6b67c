import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from 'shared/testing';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const open = () => renderApp(app, { ...testOptions, route: '/content/schedule' });

test('shows what goes out day by day, what waits for a time, and what failed', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Newsletter 47' })).toBeVisible();
  expect(screen.getByText('20 minutes after another item of the same channel')).toBeVisible();
  const tray = within(screen.getByRole('region', { name: 'Approved, not scheduled' }));
  expect(tray.getAllByRole('listitem')).toHaveLength(5);
  const failed = within(screen.getByRole('region', { name: 'Failed' }));
  expect(failed.getAllByText(/The sign-in to Photo stream has expired\. Tried 3 times\./)).toHaveLength(2);
});

test('gives an approved item a time, and takes it away', async () => {
  const { user } = await open();
  const tray = within(await screen.findByRole('region', { name: 'Approved, not scheduled' }));
  const item = within(tray.getAllByRole('listitem')[0] ?? document.body);
  await user.click(item.getByRole('button', { name: 'Schedule…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^When does/ }));
  await user.click(dialog.getByRole('button', { name: 'Schedule…' }));
  expect(await screen.findByText(/is scheduled$/)).toBeVisible();
  await waitFor(() => expect(tray.getAllByRole('listitem')).toHaveLength(4));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(tray.getAllByRole('listitem')).toHaveLength(5));
});

test('a failed one goes out once its channel is connected again', async () => {
  const { user } = await open();
  const failed = within(await screen.findByRole('region', { name: 'Failed' }));
  const [first] = failed.getAllByRole('listitem').map((item) => within(item));
  if (!first) throw new Error('Nothing has failed');
  await user.click(first.getByRole('button', { name: 'Retry' }));
  expect(await failed.findByText(/Tried 4 times/)).toBeVisible();
  await user.click(first.getByRole('button', { name: 'Reconnect' }));
  await waitFor(() => expect(failed.queryByRole('button', { name: 'Reconnect' })).toBeNull());
  await user.click(failed.getAllByRole('button', { name: 'Retry' })[0] ?? document.body);
  await waitFor(() => expect(failed.getAllByRole('listitem')).toHaveLength(1));
});
