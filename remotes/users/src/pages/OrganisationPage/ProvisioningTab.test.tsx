import { renderApp } from '@atrium/standalone/testing';
import { screen } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

test('the page says where a provider connects, and that it needs a token, until there is one', async () => {
  const { user, runtime } = await renderApp(app, { ...testOptions, route: '/apps/user/organisation/provisioning' });
  expect(await screen.findByText('No groups yet')).toBeVisible();
  expect(screen.getByText(/\/scim\/v2$/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to Services' }));
  await user.click(await screen.findByRole('button', { name: 'New service token' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Okta');
  expect(screen.getByRole('combobox', { name: 'Role' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Manage accounts (SCIM)' }));
  expect(screen.queryByRole('combobox', { name: 'Role' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  await user.click(await screen.findByRole('button', { name: 'I’ve saved it' }));
  expect(await screen.findByText('Okta')).toBeVisible();
  expect(screen.getByText('SCIM')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Provisioning' }));
  expect(await screen.findByText('0 accounts are managed by the provider.')).toBeVisible();
  expect((await runtime.http.get('/api/provisioning')).data.tokens).toBe(1);
});
