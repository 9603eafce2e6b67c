import { giveElementsASize, renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

giveElementsASize({ width: 1200 });

test('a former address is listed, deleted and brought back', async () => {
  const { user, runtime } = await renderApp(app, { ...testOptions, route: '/content/redirects', role: 'editor' });
  await screen.findByText('No redirects', {}, { timeout: 20_000 });
  await runtime.http.post('/apps/content/add-redirect', { slug: 'printed-in-may', itemId: 16 });
  const table = within(await screen.findByRole('table'));
  expect(await table.findByText('/printed-in-may')).toBeVisible();
  expect(table.getByText('Who reads whom')).toBeVisible();
  await user.click(table.getByRole('button', { name: 'Actions for “printed-in-may”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete redirect' }));
  await waitFor(() => expect(screen.queryByText('/printed-in-may')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('/printed-in-may')).toBeVisible();
});

test('an address that an item has is refused beside the field', async () => {
  const { user } = await renderApp(app, { ...testOptions, route: '/content/redirects', role: 'editor' });
  await user.click(await screen.findByRole('button', { name: 'Add redirect' }, { timeout: 20_000 }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Former URL' }), 'who-reads-whom');
  await user.type(dialog.getByRole('combobox', { name: 'Leads to' }), 'fog');
  const [first] = await screen.findAllByTitle(/fog/i);
  await user.click(first ?? document.body);
  await user.click(dialog.getByRole('button', { name: 'Add redirect' }));
  expect(await dialog.findByText('Another item has this URL')).toBeVisible();
});
