import { giveElementsASize, renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

giveElementsASize({ width: 1200 });

type Role = NonNullable<Parameters<typeof renderApp>[1]['role']>;
const open = (role: Role = 'admin') =>
  renderApp(app, { ...testOptions, route: '/content/published?q=one+price', role });

test('takes an item back from its readers, with a reason @all', async () => {
  const { user } = await open();
  const table = within(await screen.findByRole('table'));
  expect(await table.findByText('Changed')).toBeVisible();
  await user.click(table.getByRole('button', { name: 'Actions for “One price, soon”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }));
  await user.type(await screen.findByRole('textbox', { name: 'Why is it taken back?' }), 'Too early');
  await user.click(screen.getByRole('button', { name: 'Unpublish' }));
  expect(await screen.findByText('“One price, from 1 December” is no longer live')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Nothing matches')).toBeVisible());
});

test('a reader sees what is live, and no way to change it', async () => {
  const { user } = await open('subscriber');
  await user.click(await screen.findByRole('link', { name: 'One price, soon' }));
  expect(await screen.findByText(/and so did you/)).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Unpublish' })).toBeNull();
});
