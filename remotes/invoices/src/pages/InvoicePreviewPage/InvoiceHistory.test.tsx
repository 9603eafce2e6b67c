import { renderInApp } from '@atrium/standalone/testing';
import { screen } from '@testing-library/react';
import type { InvoiceEvent } from '../../api/schemas';
import app from '../../app';
import { testInvoice } from '../../testing/testInvoice';
import { testOptions } from '../../testing/testOptions';
import { InvoiceHistory } from './InvoiceHistory';

const sent: InvoiceEvent = { kind: 'sent', at: '2026-11-20T10:00:00Z', by: 'Ann', text: 'zoe@example.com' };

test.each<[InvoiceEvent['delivery'], string | null]>([
  [undefined, null],
  ['waiting', 'On its way to the mail server'],
  ['delayed', 'The mail server hasn’t accepted it yet. It is tried again automatically.'],
  ['sent', 'Accepted by the mail server'],
  ['failed', 'Not delivered: the mail server did not accept it'],
])('the history says what became of an email: %s', async (delivery, text) => {
  const onTask = jest.fn();
  const invoice = { ...testInvoice, history: [{ ...sent, ...(delivery && { delivery }) }] };
  const { user } = await renderInApp(app, <InvoiceHistory invoice={invoice} onTask={onTask} />, {
    ...testOptions,
    route: '/apps/invoice/preview/5036',
  });
  const row = await screen.findByRole('listitem');
  if (text) expect(row).toHaveTextContent(text);
  const again = screen.queryByRole('button', { name: 'Send again' });
  if (delivery !== 'failed') return expect(again).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(onTask).toHaveBeenCalledWith({ kind: 'send', invoice });
});
