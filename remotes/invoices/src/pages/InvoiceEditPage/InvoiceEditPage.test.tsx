import { renderApp } from '@atrium/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../api/calls';
import type { InvoiceWithPayment } from '../../api/schemas';
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
  await screen.findByText('Everything is saved');
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
  await user.click(form.getByRole('button', { name: 'Send' }));
  expect(await form.findByText(/has changed since you opened this form/)).toBeVisible();
  const now = await stored();
  expect(now).toMatchObject({ invoiceStatus: 'Draft' });
  for (const amount of [total, now.total]) expect(form.getAllByText(euros(amount))).not.toHaveLength(0);
  // Nobody has written in the message: it tells the new amount.
  expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toContain(euros(now.total));
  expect(form.getByRole('textbox', { name: 'Subject' })).toHaveDisplayValue(/, hello$/);
  await user.click(form.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^The invoice went to /)).toBeVisible();
  expect(await stored()).toMatchObject({ invoiceStatus: 'Sent', number: 5036 });
  // There is nothing left to write: it was issued.
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
  await screen.findByText('Everything is saved');
  expect(await stored()).toMatchObject({ discount: 5, discountAmount: 18.08, total: 2380 });
});
