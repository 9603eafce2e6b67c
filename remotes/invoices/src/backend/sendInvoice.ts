import { answerCall, ok, refuse, refuseStale, unknown } from 'shared/backend';
import { calls } from '../api/calls';
import { type Invoice, InvoiceAnswer } from '../api/schemas';
import { InvoiceToSend } from '../api/writeSchemas';
import { isUnsent } from '../model/invoiceSteps';
import { recount, remember } from './recount';
import { findInvoice, putInvoice } from './tables';

/** The invoice once it was sent: what is further on stays so. */
export const toSentInvoice = (invoice: Invoice): Invoice =>
  isUnsent(invoice) ? recount({ ...invoice, invoiceStatus: 'Sent' }) : invoice;

export const sendCall = answerCall(calls.sendInvoice, {
  summary: 'Mark an invoice as sent, where it was a draft or only downloaded',
  notes:
    'With an address it is noted in the history, however often it is sent. What is void is not sent, and a rev that is no longer the latest of the invoice is refused.',
  input: InvoiceToSend,
  answer: InvoiceAnswer,
  refusals: [404, 409],
  handle(store, { input, user }) {
    const before = findInvoice(store, input.id);
    if (!before) return unknown('invoice');
    const stale = refuseStale(before, input.rev);
    if (stale) return stale;
    if (before.invoiceStatus === 'Void') return refuse(400, 'This invoice is void.', 'is-final');
    if (!isUnsent(before) && !input.to) return ok({ invoice: before });
    const event = { kind: 'sent', ...(input.to && { text: input.to }) } as const;
    return ok({ invoice: putInvoice(store, remember(toSentInvoice(before), store, user, event)) });
  },
});
