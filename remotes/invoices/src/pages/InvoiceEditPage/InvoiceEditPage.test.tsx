import { renderApp } from '@atrium/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../api/calls';
import type { InvoicePage, InvoiceWithPayment } from '../../api/schemas';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const open = async () => {
  const page = await renderApp(app, { ...testOptions, route: '/apps/invoice/edit/5036' });
  const note = await screen.findByRole('textbox', { name: 'Note' });
  const { http } = page.runtime;
  const stored = async () =>
    (await http.get<InvoiceWithPayment>(calls.getInvoice.path.replace('{id}', '5036'))).data.invoice;
  return { ...page, note, stored, update: (invoice: object) => http.post(calls.updateInvoice.path, { invoice }) };
};
const euros = (amount: number) => amount.toLocaleString('en', { style: 'currency', currency: 'EUR' });
const thanks = 'Thank you for the quick turnaround.';

test('what somebody else changes meanwhile is kept: only the changed fields are sent @all', async () => {
  const { user, note, stored, update } = await open();
  await user.type(note, ' Thanks!');
  await act(async () => void (await update({ id: 5036, tax: 21 })));
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await screen.findByText('All changes saved');
  expect(await stored()).toMatchObject({ tax: 21, note: `${thanks} Thanks!` });
});

test('sending an invoice with changes asks to save them first, and the letter has the new total', async () => {
  const { user, note, stored } = await open();
  await user.type(note, ' Thanks!');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const question = await screen.findByRole('dialog', { name: 'Save the changes first?' });
  await user.click(within(question).getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByRole('dialog', { name: 'Send Draft 5036' })).toBeVisible();
  expect(await stored()).toMatchObject({ note: `${thanks} Thanks!` });
});

test('a letter of an invoice that somebody changes meanwhile stays, says what changed, and is sent at the second press', async () => {
  const { user, stored, update, getPath } = await open();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const form = within(await screen.findByRole('dialog', { name: 'Send Draft 5036' }));
  await user.type(form.getByRole('textbox', { name: 'Subject' }), ', hello');
  const { total } = await stored();
  await act(async () => void (await update({ id: 5036, tax: 21 })));
  await user.click(form.getByRole('button', { name: 'Note as sent' }));
  expect(await form.findByText(/has changed since you opened this form/)).toBeVisible();
  const now = await stored();
  expect(now).toMatchObject({ invoiceStatus: 'Draft' });
  for (const amount of [total, now.total]) expect(form.getAllByText(euros(amount))).not.toHaveLength(0);
  // The untouched message contains the new amount, in the client's language.
  const amount = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' }).format(now.total);
  expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toContain(amount);
  expect(form.getByRole('textbox', { name: 'Subject' })).toHaveDisplayValue(/, hello$/);
  await user.click(form.getByRole('button', { name: 'Note as sent' }));
  expect(await screen.findByText(/^Noted as sent to /)).toBeVisible();
  expect(await stored()).toMatchObject({ invoiceStatus: 'Sent', number: 5036 });
  // The form is left after issue.
  await waitFor(() => expect(getPath()).toBe('/apps/invoice/preview/5036'));
});

test('a fixed discount is checked beside its field, and comes off the total of the preview @all', async () => {
  const { user, stored } = await open();
  const field = screen.getByRole('textbox', { name: 'Fixed discount' });
  await user.clear(field);
  await user.type(field, '3000');
  expect(await screen.findByText('The discount is more than the lines add up to')).toBeVisible();
  await user.clear(field);
  await user.type(field, '18.08');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const preview = await screen.findByRole('dialog');
  expect(within(preview).getByText('Fixed discount').parentElement?.parentElement).toHaveTextContent('−€18.08');
  expect(within(preview).getAllByText('€2,380.00')).not.toHaveLength(0);
  await user.click(within(preview).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await screen.findByText('All changes saved');
  expect(await stored()).toMatchObject({ discount: 5, discountAmount: 18.08, total: 2380 });
});

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
  expect(screen.getByText(/^Invoice 5037 was issued on .+ and stays as its recipient has it/)).toBeVisible();
  for (const field of ['textbox', 'combobox', 'spinbutton', 'switch']) expect(screen.queryByRole(field)).toBeNull();
  const ways = within(screen.getByRole('list', { name: 'What you can do' }));
  expect(ways.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/apps/invoice/preview/5037');
  for (const name of ['Credit and reissue', 'Create a credit note', 'Duplicate', 'Edit the internal note'])
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
