import type { InvoiceClient } from '../api/clientSchemas';
import type { Invoice } from '../api/schemas';
import { type InvoiceDraft, writtenItems } from './invoiceDraft';
import { paidOf } from './invoiceStatus';
import { addUp, totalOf } from './invoiceTotals';

/** Drafts have no number, and may lack a client. */
export interface InvoiceView
  extends Pick<Invoice, 'issuedDate' | 'dueDate' | 'items' | 'discount' | 'tax' | 'currency' | 'note'>,
    Pick<Invoice, 'discountAmount' | 'salesperson' | 'acceptedMethod' | 'hasNote' | 'hasStub' | 'credited' | 'balance'>,
    Pick<Invoice, 'number' | 'series' | 'creditOf' | 'creditOfNumber' | 'replaces' | 'sums'>,
    Pick<Invoice, 'taxCategory' | 'exemptionReason' | 'deliveryDate' | 'buyerReference' | 'paymentTerms'>,
    Pick<Invoice, 'periodFrom' | 'periodTo'> {
  client: InvoiceClient | null;
  paid: number;
  isVoid: boolean;
}

export const toInvoiceView = (invoice: Invoice): InvoiceView => ({
  ...invoice,
  paid: paidOf(invoice),
  isVoid: invoice.invoiceStatus === 'Void',
});

/** Document of a draft, without empty lines. */
export function toDraftView(draft: InvoiceDraft, stored: Invoice | undefined): InvoiceView {
  const items = writtenItems(draft.items);
  const [discount, discountAmount, tax] = [draft.discount ?? 0, draft.discountAmount ?? 0, draft.tax ?? 0];
  const [paid, credited] = stored ? [paidOf(stored), stored.credited] : [0, 0];
  const total = totalOf({ items, discount, discountAmount, tax, currency: draft.currency });
  return {
    ...draft,
    number: null,
    ...(stored?.replaces && { replaces: stored.replaces }),
    items,
    discount,
    discountAmount,
    tax,
    paid,
    credited,
    balance: addUp([total, -paid, -credited], draft.currency),
    isVoid: false,
  };
}
