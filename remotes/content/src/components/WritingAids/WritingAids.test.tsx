import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const slowly = { timeout: 20_000 };
const draft = 19;

const panel = async () => within(await screen.findByRole('region', { name: 'Writing aids' }, slowly));

test('a word of the glossary leads to its place, and a better one is taken into the text', async () => {
  const { user, runtime } = await renderApp(app, {
    ...testOptions,
    route: `/content/items/${draft}`,
    role: 'admin',
  });
  const aids = await panel();
  expect(aids.getByRole('status')).toHaveTextContent('No hints');
  const body = '<p>Fog. We utilise the the fog.</p><p>It was made by hand.</p>';
  await runtime.http.post('/apps/content/update-item', { id: draft, body });
  await waitFor(() => expect(aids.getByRole('status')).toHaveTextContent('3 hints'), slowly);
  const hint = aids.getByRole('button', { name: /utilise.*Write “use” instead.*Shorter/ });
  expect(aids.getByRole('button', { name: /the the.*Twice in a row/ })).toBeVisible();
  expect(aids.getByRole('button', { name: /was made.*Passive/ })).toBeVisible();
  await user.click(hint);
  await waitFor(() => expect(document.getSelection()?.toString()).toBe('utilise'));
  await user.click(aids.getByRole('button', { name: 'Replace “utilise” with “use”' }));
  expect(await screen.findByText(/We use the the fog\./)).toBeVisible();
  await waitFor(() => expect(aids.getByRole('status')).toHaveTextContent('2 hints'), slowly);
  expect(aids.getByRole('status')).toHaveFocus();
});

test('admins keep the glossary: a term that is there is refused beside the field, a deleted one comes back', async () => {
  const { user } = await renderApp(app, { ...testOptions, route: '/content/glossary?locale=en', role: 'admin' });
  const table = within(await screen.findByRole('table', {}, slowly));
  expect(await table.findByText('utilise')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add term' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add term' }, slowly));
  await user.type(dialog.getByRole('textbox', { name: 'Not this' }), 'utilise');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('It is already in the glossary of this language')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Not this' }), ' further');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await table.findByText('utilise further')).toBeVisible();
  await user.click(table.getByRole('button', { name: 'Actions for “utilise further”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete term' }));
  await waitFor(() => expect(table.queryByText('utilise further')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await table.findByText('utilise further')).toBeVisible();
});
