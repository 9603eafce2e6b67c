import { giveElementsASize, renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

giveElementsASize({ width: 1200 });

type Role = NonNullable<Parameters<typeof renderApp>[1]['role']>;
const open = (route = '/content/projects', role: Role = 'admin') => renderApp(app, { ...testOptions, route, role });

test('shows how far projects are, and begins another one @all', async () => {
  const { user, getPath } = await open();
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(6);
  expect(rows[0]).toHaveTextContent(/Portrait series.*Overdue/);
  await user.click(screen.getByRole('button', { name: 'New project' }));
  const form = within(await screen.findByRole('dialog', { name: 'New project' }));
  await user.type(await form.findByRole('textbox', { name: 'Name' }), 'Spring issue');
  await user.click(form.getByRole('button', { name: 'Add project' }));
  expect(await form.findByText('Another project has this name.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Name' }), ' 2027');
  await user.click(form.getByRole('button', { name: 'Add project' }));
  await waitFor(() => expect(getPath()).toBe('/content/projects/8'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring issue 2027' })).toBeVisible();
  expect((await screen.findAllByText('No items yet'))[0]).toBeVisible();
});

test('says that nothing matches, and leads back', async () => {
  const { user } = await open('/content/projects?q=zeppelin');
  expect(await screen.findByText('No project contains “zeppelin”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('link', { name: 'Portrait series' })).toBeVisible();
});

test('a project shows its items and people; it is put away, and restored by Undo', async () => {
  const { user } = await open('/content/projects/1');
  const table = within(await screen.findByRole('table', { name: 'Items of the project' }));
  expect(await table.findByRole('link', { name: /One price, from 1 December/ })).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'Dates and people' })).toHaveTextContent('Oskar');
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('“Launch: one price” archived')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('“Launch: one price” is active again')).toBeVisible();
});

test('an author reads projects and finds no way to change them', async () => {
  await open('/content/projects/1', 'author');
  expect(await screen.findByRole('heading', { level: 1, name: 'Launch: one price' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'New' })).toBeVisible();
  for (const name of ['Archive', 'Edit']) expect(screen.queryByRole('button', { name })).toBeNull();
});
