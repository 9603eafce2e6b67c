import { renderApp } from '@atrium/standalone/testing';
import { screen, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

test('a service gets a token, which is shown once and revoked', async () => {
  const { user } = await renderApp(app, { ...testOptions, route: '/apps/user/organisation/services' });
  expect(await screen.findByText('No services yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New service token' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Nightly import');
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText(/^atrium_/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I’ve saved it' }));
  expect(await screen.findByText('Nightly import')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Revoke the token for Nightly import' }));
  const question = await screen.findByRole('dialog', { name: 'Revoke the token for Nightly import?' });
  await user.click(within(question).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('No services yet')).toBeVisible();
});
