import { act, screen } from '@testing-library/react';
import { renderApp } from 'shared/testing';
import { calls } from '../../api/calls';
import type { InvoiceWithPayment } from '../../api/schemas';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

test('what somebody else changes while one types is kept, and so is what was typed', async () => {
  const { user, runtime } = await renderApp(app, { ...testOptions, route: '/apps/invoice/edit/5036' });
  const note = await screen.findByRole('textbox', { name: 'Note' });
  await user.type(note, ' Thanks!');
  const typed = 'Thank you for the quick turnaround. Thanks!';
  await act(async () => void (await runtime.http.post(calls.updateInvoice.path, { invoice: { id: 5036, tax: 21 } })));
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('Everything is saved')).toBeVisible();
  expect(note).toHaveValue(typed);
  const { data } = await runtime.http.get<InvoiceWithPayment>(calls.getInvoice.path.replace('{id}', '5036'));
  expect(data.invoice).toMatchObject({ tax: 21, note: typed });
});
