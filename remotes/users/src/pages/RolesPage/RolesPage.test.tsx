import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

type Options = Partial<Parameters<typeof renderApp>[1]>;
const open = (role: string, options: Options = {}) =>
  renderApp(app, { ...testOptions, route: `/apps/user/roles?role=${role}`, ...options });

const cell = (name: string) => screen.findByRole('checkbox', { name });

test('a tick holds at once, is marked as a change, and is taken back', async () => {
  const { user } = await open('editor');
  expect(await cell('Change: Users')).not.toBeChecked();
  await user.click(await cell('Change: Users'));
  expect(await cell('Change: Users (differs from the default)')).toBeChecked();
  expect(screen.getByText('Editor can now: Change, Users')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo 1 change' }));
  await waitFor(async () => expect(await cell('Change: Users')).not.toBeChecked());
});

test('admins keep everything', async () => {
  await open('admin');
  expect(await cell('Delete: Users')).toBeDisabled();
  expect(screen.getByText(/Admins can always do everything/)).toBeVisible();
});

test('nobody ticks what they may not do themselves', async () => {
  await open('editor', { role: 'maintainer' });
  expect(await cell('Delete: Users')).toBeDisabled();
  expect(await cell('Change: Users')).toBeEnabled();
});

test('what is taken is gone from a session that is open: its token is exchanged by the next call', async () => {
  const { user } = await open('maintainer', { role: 'maintainer' });
  await user.click(await cell('Create: Users'));
  expect(await cell('Create: Users (differs from the default)')).not.toBeChecked();
  await user.click(screen.getByRole('tab', { name: 'Editor' }));
  await waitFor(async () => expect(await cell('Create: Users')).toBeDisabled());
  expect(await cell('Change: Users')).toBeEnabled();
});
