import { renderInApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';
import LatestEmails from '.';

const renderComponent = (options = {}) =>
  renderInApp(app, <LatestEmails />, { ...testOptions, route: '/', ...options });
const card = async () => within(await screen.findByRole('region', { name: 'Latest emails' }));

test('shows the newest emails of the inbox, each row leads to its mail', async () => {
  const { user, getPath } = await renderComponent();
  const rows = within(await (await card()).findByRole('list')).getAllByRole('link');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveAccessibleName(/Launch post.*Amira Haddad/);
  await user.click(await (await card()).findByRole('link', { name: /Launch post/ }));
  expect(getPath()).toBe('/apps/email?mail=43');
});

test('an email is archived from its row, and comes back by Undo', async () => {
  const { user } = await renderComponent();
  const list = await card();
  await user.click(await list.findByRole('button', { name: /^Archive “Launch post/ }));
  await waitFor(() => expect(list.queryByRole('link', { name: /Launch post/ })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await list.findByRole('link', { name: /Launch post/ })).toBeVisible();
});

test('leads to the inbox, in the language of the person', async () => {
  const { user, getPath } = await renderComponent({ language: 'de' });
  await user.click(await screen.findByRole('link', { name: 'Posteingang' }));
  expect(getPath()).toBe('/apps/email');
});
