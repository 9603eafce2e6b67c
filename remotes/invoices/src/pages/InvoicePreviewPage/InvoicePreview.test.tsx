import { renderApp } from '@atrium/standalone/testing';
import { act, screen, within } from '@testing-library/react';
import { calls } from '../../api/calls';
import type { InvoiceAnswer, InvoiceWithPayment } from '../../api/schemas';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const lines = [
  { service: 'Pens', cost: 0.99, qty: 10 },
  { service: 'Paper', cost: 100, qty: 1 },
];

async function open(changes: object = {}) {
  const page = await renderApp(app, { ...testOptions, route: '/apps/invoice/list' });
  const { http } = page.runtime;
  const invoice = {
    client: { name: 'Ann' },
    issuedDate: '2026-11-13',
    dueDate: '2026-12-04',
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
  await choose('Write a credit note');
  const form = within(await screen.findByRole('dialog', { name: 'Credit note for invoice 5039' }));
  expect(form.queryByRole('textbox', { name: 'Paper' })).toBeNull();
  expect(form.getByText('1 of 10 are left')).toBeVisible();
  const field = form.getByRole('textbox', { name: 'Pens' });
  const submit = form.getByRole('button', { name: 'Write credit note' });
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
  expect(await screen.findByText(/^Credit note \d+ is written$/)).toBeVisible();
  expect(await read()).toMatchObject({ credited: 130.78, balance: 0, invoiceStatus: 'Void' });
});

test('a payment before the date of issue is refused beside its field', async () => {
  const { user, choose, read } = await open({ invoiceStatus: 'Sent' });
  await choose('Record a payment');
  const form = within(await screen.findByRole('dialog', { name: 'Payment for invoice 5039' }));
  const field = form.getByRole('textbox', { name: 'Date' });
  await user.clear(field);
  await user.type(field, '1 Jan 2019{Enter}');
  expect(await form.findByText('Not before 13 Nov 2026: the invoice did not exist yet')).toBeVisible();
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
