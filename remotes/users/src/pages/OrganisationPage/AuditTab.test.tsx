import { renderApp } from '@atrium/standalone/testing';
import { screen } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

test('without a server the audit log says so, and keeps its settings all the same', async () => {
  const { user } = await renderApp(app, { ...testOptions, route: '/apps/user/organisation' });
  expect(await screen.findByText('A server is required')).toBeVisible();
  expect(await screen.findByText('Nothing recorded yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retention' }));
  await user.click(await screen.findByRole('combobox', { name: 'Keep entries for' }));
  await user.click(await screen.findByText('90 days'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
});
