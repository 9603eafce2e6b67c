import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../app';
import { testOptions } from '../testing/testOptions';

async function open() {
  const page = await renderApp(app, { ...testOptions, route: '/apps/invoice/clients' });
  // Those of the invoices that the demo has.
  expect(await screen.findByText('Weber & Partner')).toBeVisible();
  return page;
}

test('a client is added, is not added twice, and is there to search for', async () => {
  const { user } = await open();
  const add = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'New client' }));
    const form = within(await screen.findByRole('dialog', { name: 'New client' }));
    await user.type(form.getByRole('textbox', { name: 'Name' }), name);
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'zoe@example.com');
    await user.click(form.getByRole('button', { name: 'Save' }));
    return form;
  };
  await add('Zoë Łącka');
  await user.type(screen.getByRole('searchbox', { name: /search/i }), 'Zoë');
  const table = await screen.findByRole('table', { name: 'Clients' });
  expect(await within(table).findByText('Zoë Łącka')).toBeVisible();
  const form = await add('zoe łącka');
  expect(await form.findByText('This client is already in the list')).toBeVisible();
});

test('pasted rows are imported, what is odd is named, and the import is taken back', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await user.click(await screen.findByLabelText('Or paste rows from a spreadsheet'));
  await user.paste('Name\tFirma\tLand\tUSt-IdNr.\nAnn\tCo\tde\tDE136695976\nBo\tCo\tGermany\tDE123456789');
  await user.click(screen.getByRole('button', { name: 'Use these rows' }));
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  expect(await screen.findByText('1 row can be imported')).toBeVisible();
  expect(screen.getByText('The check digits are wrong. Check for a typo.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  const readTable = () => screen.queryByRole('table', { name: 'Clients', hidden: true });
  await waitFor(() => expect(readTable()).toHaveTextContent('AnnCo'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(readTable()).not.toHaveTextContent('AnnCo'));
});
