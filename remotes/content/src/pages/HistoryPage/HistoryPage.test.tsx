import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

type Role = NonNullable<Parameters<typeof renderApp>[1]['role']>;
const open = (search = '', role: Role = 'admin') =>
  renderApp(app, { ...testOptions, route: `/content/history${search}`, role });

const events = async () =>
  (await screen.findAllByRole('region'))
    .flatMap((day) => within(day).queryAllByRole('listitem'))
    .map((item) => within(item));

test('tells who did what, and leads to the very version', async () => {
  const { user, getPath } = await open('?person=3&action=requestChanges');
  expect(await screen.findAllByText('Amira Haddad requested changes')).toHaveLength(2);
  const [first] = await events();
  expect(screen.getByRole('button', { name: 'Person Amira Haddad' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Action Changes requested' })).toBeVisible();
  await user.click(first?.getByRole('link', { name: 'Repairs come first' }) ?? document.body);
  await waitFor(() => expect(getPath()).toMatch(/^\/content\/items\/\d+\?tab=history$/));
  expect(await screen.findByRole('tab', { name: 'History', selected: true })).toBeVisible();
});

test('what the filters leave nothing of says so, and can be cleared', async () => {
  const { user } = await open('?q=zeppelin');
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(async () => expect(await events()).toHaveLength(10));
});
