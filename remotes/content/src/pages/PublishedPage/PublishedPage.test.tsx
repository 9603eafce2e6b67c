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
  await user.type(await screen.findByRole('textbox', { name: 'Why is it being unpublished?' }), 'Too early');
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

test('several items are taken back at once, with one reason', async () => {
  const { user, runtime } = await renderApp(app, { ...testOptions, route: '/content/published', role: 'admin' });
  const table = within(await screen.findByRole('table'));
  const live = async () => (await runtime.http.get('/apps/content/items', { params: { isLive: '1' } })).data.total;
  const before = await live();
  const boxes = await table.findAllByRole('checkbox');
  await user.click(boxes[1] ?? document.body);
  await user.click(boxes[2] ?? document.body);
  const bar = within(screen.getByRole('toolbar', { name: 'Actions for the selection' }));
  await user.click(bar.getByRole('button', { name: 'Unpublish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unpublish 2 items' }));
  await user.type(dialog.getByRole('textbox'), 'Too early');
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }));
  await waitFor(async () => expect(await live()).toBe(before - 2));
});
