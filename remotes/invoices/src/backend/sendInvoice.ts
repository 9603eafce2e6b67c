import { answerCall, type BackendStore, ok, reject, rejectStale, reportSale, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { maxLetterBytes } from '../api/choices';
import type { InvoicePayment } from '../api/paymentSchemas';
import { type Invoice, InvoiceAnswer } from '../api/schemas';
import { InvoiceToSend } from '../api/writeSchemas';
import { isDraft, isUnsent } from '../model/invoiceSteps';
import { checkIssue, createIssuing, type Issue } from './issueInvoice';
import { leavingTopic, mailLetter } from './mailLetter';
import { recount, remember } from './storedInvoice';
import { findInvoice, putInvoice } from './tables';

type Paid = Pick<InvoicePayment, 'amount' | 'date'>;

/** Reports a payment to the dashboards; refunds are negative. */
export function reportPayment(store: BackendStore, { id, currency, client }: Invoice, { amount, date }: Paid): void {
  const link = `/apps/invoice/preview/${id}`;
  reportSale(store, {
    kind: 'payment',
    id,
    day: date,
    amount,
    currency,
    pieces: 0,
    company: client.company || null,
    link,
  });
}

export const revertPayment = (store: BackendStore, invoice: Invoice, { amount, date }: Paid): void =>
  reportPayment(store, invoice, { amount: -amount, date });

/** Invoice after sending: a draft is issued, later states stay. */
export async function toSentInvoice(invoice: Invoice, issue: Issue): Promise<Invoice> {
  if (!isUnsent(invoice)) return invoice;
  return recount({ ...(isDraft(invoice) ? await issue(invoice) : invoice), invoiceStatus: 'Sent' });
}

export const sendCall = answerCall(calls.sendInvoice, {
  summary: 'Send an invoice: a draft is issued by it, under the next number',
  notes:
    'With an address it is noted in the history, however often it is sent; where emails leave, it is mailed, with the document that is given, and the history says what became of it. What is void is not sent, and a rev that is no longer the latest of the invoice is refused.',
  input: InvoiceToSend,
  answer: InvoiceAnswer,
  rejections: [404, 409],
  sends: [leavingTopic],
  maxBytes: maxLetterBytes,
  async handle(store, { input, user }) {
    const before = await findInvoice(store, input.id);
    if (!before) return unknown('invoice');
    const stale = rejectStale(before, input.rev);
    if (stale) return stale;
    if (before.invoiceStatus === 'Void') return reject(400, 'This invoice is void.', 'is-final');
    if (!isUnsent(before) && !input.to) return ok({ invoice: before });
    const rejection = isDraft(before) ? await checkIssue(store, before) : null;
    if (rejection) return rejection;
    const sent = await toSentInvoice(before, createIssuing(store));
    const event = {
      kind: 'sent',
      ...(input.to && { text: input.to }),
      ...(await mailLetter(store, sent, input)),
    } as const;
    return ok({ invoice: await putInvoice(store, remember(sent, store, user, event)) });
  },
});
