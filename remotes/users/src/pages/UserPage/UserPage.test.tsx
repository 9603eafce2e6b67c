import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const open = (id: number, more = {}) => renderApp(app, { ...testOptions, route: `/apps/user/view/${id}`, ...more });

test('an address that waits is shown, and an admin may answer for it', async () => {
  const { user, runtime } = await open(4);
  await screen.findByRole('heading', { level: 1, name: 'Jonas Weber' });
  expect(screen.queryByText(/confirmed/)).toBeNull();
  await runtime.http.post('/apps/users/update-user', { id: 4, email: 'jonas@example.net' });
  expect(await screen.findByText('Waiting for confirmation at jonas@example.net')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm without the link' }));
  expect(await screen.findByText('jonas@example.net is confirmed')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Waiting for confirmation/)).toBeNull());
  expect(await screen.findByText('Email address confirmed without a link')).toBeVisible();
});

test('who is no admin reads that an address waits, and has no button', async () => {
  const { runtime } = await open(4, { role: 'maintainer' });
  await screen.findByRole('heading', { level: 1, name: 'Jonas Weber' });
  await runtime.http.post('/apps/users/update-user', { id: 4, email: 'jonas@example.net' });
  expect(await screen.findByText('Waiting for confirmation at jonas@example.net')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm without the link' })).toBeNull();
});
