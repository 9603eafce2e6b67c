import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../api/calls';
import type { InvoicePage, InvoiceWithPayment } from '../../api/schemas';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

/** The page on which one would change an invoice that was paid. */
async function openPaid() {
  const page = await renderApp(app, { ...testOptions, route: '/apps/invoice/edit/5037' });
  await screen.findByRole('heading', { level: 1, name: 'Invoice 5037' });
  const { http } = page.runtime;
  const read = async (id: number | string) =>
    (await http.get<InvoiceWithPayment>(calls.getInvoice.path.replace('{id}', String(id)))).data.invoice;
  return { ...page, http, read };
}

test('of an invoice that was issued there is no form: the page says why, and offers what there is', async () => {
  await openPaid();
  expect(screen.getByText(/^Invoice 5037 was issued on .+ and stays as its reader has it/)).toBeVisible();
  for (const field of ['textbox', 'combobox', 'spinbutton', 'switch']) expect(screen.queryByRole(field)).toBeNull();
  const ways = within(screen.getByRole('list', { name: 'What you can do' }));
  expect(ways.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/apps/invoice/preview/5037');
  for (const name of ['Credit and reissue', 'Write a credit note', 'Duplicate', 'Edit the internal note'])
    expect(ways.getByRole('button', { name })).toBeVisible();
  expect(ways.queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('crediting and reissuing leads to a draft with the lines, and the document says what it replaces', async () => {
  const { user, http, read, getPath } = await openPaid();
  const before = await read(5037);
  await user.click(screen.getByRole('button', { name: 'Credit and reissue' }));
  const form = within(await screen.findByRole('dialog', { name: 'Credit and reissue invoice 5037' }));
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Wrong address');
  await user.click(form.getByRole('button', { name: 'Credit and open the draft' }));
  await waitFor(() => expect(getPath()).toBe('/apps/invoice/edit/5040'));
  const id = getPath().split('/').at(-1) ?? '';
  expect(await screen.findByRole('heading', { level: 1, name: `Draft ${id}` })).toBeVisible();
  const draft = await read(id);
  expect(draft).toMatchObject({ number: null, items: before.items, total: before.total });
  const { data } = await http.get<InvoicePage>(calls.getInvoices.path, { params: { status: 'Credit Note' } });
  expect(data.invoices).toMatchObject([{ number: 5039, total: -before.total, creditOf: 5037 }]);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const paper = within(await screen.findByRole('dialog', { name: 'Preview' }));
  expect(paper.getByText('Replaces invoice').nextSibling).toHaveTextContent('5037');
  expect(paper.getAllByText('Draft')).not.toHaveLength(0);
});

test('what was typed in a draft that somebody sends meanwhile stays, and it is said why it cannot be saved', async () => {
  const { user, runtime } = await renderApp(app, { ...testOptions, route: '/apps/invoice/edit/5036' });
  const note = await screen.findByRole('textbox', { name: 'Note' });
  await user.type(note, ' Thanks!');
  await runtime.http.post(calls.sendInvoice.path, { id: 5036 });
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText(/^It was issued and can no longer be changed/)).toBeVisible();
  expect(note).toHaveDisplayValue(/ Thanks!$/);
});
