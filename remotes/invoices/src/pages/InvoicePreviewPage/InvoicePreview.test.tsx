import { addDays, toDay } from '@atrium/contract/values';
import { renderApp } from '@atrium/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../api/calls';
import type { InvoiceAnswer, InvoiceWithPayment } from '../../api/schemas';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const lines = [
  { service: 'Pens', cost: 0.99, qty: 10 },
  { service: 'Paper', cost: 100, qty: 1 },
];

/** That of the page: numbers are given in the order of days. */
const today = toDay(new Date());

async function open(changes: object = {}) {
  const page = await renderApp(app, { ...testOptions, route: '/apps/invoice/list' });
  const { http } = page.runtime;
  const invoice = {
    client: { name: 'Ann' },
    issuedDate: today,
    dueDate: addDays(today, 14),
    items: lines,
    tax: 19,
    ...changes,
  };
  await screen.findByRole('table', { name: 'Invoices' });
  const id = 5039;
  await act(async () => void (await http.post<InvoiceAnswer>(calls.addInvoice.path, { invoice })));
  const read = async () =>
    (await http.get<InvoiceWithPayment>(calls.getInvoice.path.replace('{id}', String(id)))).data.invoice;
  const post = (call: { path: string }, body: object) =>
    act(async () => void (await http.post(call.path, { id, ...body })));
  await page.user.click(await screen.findByRole('link', { name: /(#|Draft )5039/ }));
  await screen.findByRole('article');
  const choose = async (action: string) => {
    await page.user.click(await screen.findByRole('button', { name: /^Actions for (Invoice|Draft)/ }));
    await page.user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...page, id, read, post, choose };
}

test('a draft is called so, on screen and on paper, and gets its number when it is sent', async () => {
  const { id, post } = await open();
  expect(screen.getByRole('heading', { level: 1, name: `Draft ${id}` })).toBeVisible();
  const paper = screen.getByRole('article', { name: 'Draft' });
  expect(paper).not.toHaveTextContent(String(id));
  await post(calls.sendInvoice, {});
  expect(await screen.findByRole('heading', { level: 1, name: 'Invoice 5039' })).toBeVisible();
  expect(screen.getByRole('article', { name: 'Invoice 5039' })).toBeVisible();
});

test('a letter with a draft says when the number is given, and names none', async () => {
  const { user, id } = await open();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const form = within(await screen.findByRole('dialog', { name: `Send Draft ${id}` }));
  expect(form.getByText(/^The invoice gets its number when it is sent/)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue('Invoice from Atrium');
  expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).not.toContain(String(id));
});

test('of each line the credit note offers what is left; the last one takes the cents that are left', async () => {
  const { user, post, choose, read } = await open({ invoiceStatus: 'Sent' });
  for (let piece = 0; piece < 9; piece += 1) await post(calls.creditInvoice, { items: [{ line: 0, qty: 1 }] });
  await post(calls.creditInvoice, { items: [{ line: 1, qty: 1 }] });
  await choose('Create a credit note');
  const form = within(await screen.findByRole('dialog', { name: 'Credit note for invoice 5039' }));
  expect(form.queryByRole('textbox', { name: 'Paper' })).toBeNull();
  expect(form.getByText('1 of 10 left')).toBeVisible();
  const field = form.getByRole('textbox', { name: 'Pens' });
  const submit = form.getByRole('button', { name: 'Create credit note' });
  await user.click(submit);
  expect(await form.findByText('Choose what to credit')).toBeVisible();
  await user.clear(field);
  await user.type(field, '2');
  await user.click(submit);
  expect(await form.findByText('Not more than is left')).toBeVisible();
  await user.clear(field);
  await user.type(field, '1');
  expect(await form.findByText('Credits €1.16 of €1.16')).toBeVisible();
  await user.click(submit);
  expect(await screen.findByText(/^Credit note \d+ created$/)).toBeVisible();
  expect(await read()).toMatchObject({ credited: 130.78, balance: 0, invoiceStatus: 'Void' });
});

test('a payment before the date of issue is refused beside its field', async () => {
  const { user, choose, read } = await open({ invoiceStatus: 'Sent' });
  await choose('Record a payment');
  const form = within(await screen.findByRole('dialog', { name: 'Payment for invoice 5039' }));
  const field = form.getByRole('textbox', { name: 'Date' });
  await user.clear(field);
  await user.type(field, '1 Jan 2019{Enter}');
  expect(await form.findByText(/^Not before .+: the invoice did not exist yet$/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Record payment' }));
  expect((await read()).payments).toEqual([]);
});

test('the internal note is kept of what was issued, and is not on the document', async () => {
  const { user, choose, read } = await open({ invoiceStatus: 'Sent' });
  await choose('Edit the internal note');
  const form = within(await screen.findByRole('dialog', { name: 'Internal note' }));
  await user.type(form.getByRole('textbox', { name: 'Internal note' }), 'Pays late');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const note = await screen.findByRole('region', { name: 'Internal note' });
  expect(await within(note).findByText('Pays late')).toBeVisible();
  expect(screen.getByRole('article')).not.toHaveTextContent('Pays late');
  expect(await read()).toMatchObject({ internalNote: 'Pays late', number: 5039 });
});

test('an e-invoice that cannot be made names what is missing, and where that is entered', async () => {
  const { choose, id } = await open({ tax: 0 });
  await choose('Download e-invoice');
  const dialog = within(await screen.findByRole('dialog', { name: 'Download e-invoice' }));
  const xrechnung = within(await dialog.findByRole('region', { name: 'XRechnung' }));
  expect(xrechnung.getByRole('button', { name: 'Download XRechnung' })).toHaveAttribute('aria-disabled', 'true');
  const missing = within(xrechnung.getByRole('list')).getAllByRole('listitem');
  expect(missing.map(({ textContent }) => textContent)).toEqual([
    'Number: it is given when the invoice is sent BT-1',
    'Country of the client BT-55 · Edit the draft',
    'Reason for 0% tax BT-151 · Edit the draft',
    'Client’s reference or Leitweg-ID BT-10 · Edit the draft',
    'City of the client BT-52 · Edit the draft',
    'Postcode of the client BT-53 · Edit the draft',
    'Email of the client BT-49 · Edit the draft',
  ]);
  expect(xrechnung.getAllByRole('link', { name: 'Edit the draft' })[0]).toHaveAttribute(
    'href',
    `/apps/invoice/edit/${id}`,
  );
  const facturX = within(dialog.getByRole('region', { name: 'Factur-X / ZUGFeRD' }));
  expect(within(facturX.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
});

test('what was issued is completed by another invoice; one that states all can be downloaded', async () => {
  const client = {
    name: 'Ann',
    companyEmail: 'ann@example.com',
    address: 'Torstraße 1',
    postcode: '10119',
    city: 'Berlin',
    countryCode: 'DE',
  };
  const { choose } = await open({ client, invoiceStatus: 'Sent' });
  await choose('Download e-invoice');
  const dialog = within(await screen.findByRole('dialog', { name: 'Download e-invoice' }));
  expect(await dialog.findByRole('button', { name: 'Download Factur-X / ZUGFeRD' })).toBeEnabled();
  const xrechnung = within(dialog.getByRole('region', { name: 'XRechnung' }));
  expect(xrechnung.getByRole('listitem')).toHaveTextContent(/^Client’s reference or Leitweg-ID BT-10$/);
  expect(xrechnung.getByText(/^Issued (documents|invoices) can’t be changed/)).toBeVisible();
});

test('an invoice is repeated from its menu, and paused in the list of those', async () => {
  const { user, choose } = await open();
  await choose('Repeat…');
  const form = within(await screen.findByRole('dialog', { name: 'Recurring invoice' }));
  await user.click(form.getByRole('button', { name: 'Repeat' }));
  expect(await screen.findByText(/^Saved\. Next draft on /)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All invoices' }));
  await user.click(await screen.findByRole('link', { name: 'Recurring' }));
  const row = within(await screen.findByRole('table', { name: 'Recurring invoices' }));
  expect(await row.findByText('Every month')).toBeVisible();
  await user.click(row.getByRole('button', { name: /^Actions for Ann/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pause' }));
  expect(await row.findByText('Paused')).toBeVisible();
});

test('what is past due is reminded of by steps, each with its letter', async () => {
  const { user, runtime } = await renderApp(app, { ...testOptions, route: '/apps/invoice/list?status=Past Due' });
  const list = within(await screen.findByRole('table', { name: 'Invoices' }));
  const settings = { reminders: [1, 365] };
  await act(async () => void (await runtime.http.post(calls.updateSettings.path, { settings })));
  await user.click((await list.findAllByRole('link', { name: /^#/ }))[0] ?? document.body);
  expect(await screen.findByText('Reminder 1 of 2 can be sent')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const form = within(await screen.findByRole('dialog', { name: /^Reminder 1 of 2: / }));
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toMatch(/^Reminder: invoice /);
  await user.click(form.getByRole('button', { name: 'Note as sent' }));
  expect(await screen.findByText('Reminder 1 sent')).toBeVisible();
  expect(screen.getByText(/^Reminder 2 of 2 from /)).toBeVisible();
});

test('a letter is in the language of its client, and follows another choice unless it was changed', async () => {
  const client = { name: 'Zoë', country: 'Germany', companyEmail: '' };
  const { user } = await open({ client, invoiceStatus: 'Sent' });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const form = within(await screen.findByRole('dialog', { name: 'Send Invoice 5039' }));
  expect(form.getByText('Zoë has no email address. Enter the one to send to.')).toBeVisible();
  expect(await form.findByText('No email is sent from here')).toBeVisible();
  const subject = form.getByRole<HTMLInputElement>('textbox', { name: 'Subject' });
  const message = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  expect(subject).toHaveValue('Rechnung 5039 von Atrium');
  const choose = async (language: string) => {
    await user.click(form.getByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByRole('option', { name: language }));
  };
  await user.type(message, ' Bis bald');
  await choose('Français');
  await waitFor(() => expect(subject).toHaveValue('Facture 5039 de Atrium'));
  expect(message.value).toMatch(/^Guten Tag Zoë,.* Bis bald$/s);
  await user.click(form.getByRole('button', { name: 'Note as sent' }));
  expect(await form.findByText('This field is required')).toBeVisible();
});
