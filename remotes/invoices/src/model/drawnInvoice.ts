import type { Invoice, InvoiceClient, InvoiceItem } from '../api/schemas';
import type { InvoiceDraft } from './invoiceDraft';
import { invoiceTotals } from './invoiceTotals';
import { add, fromMinor, multiply, toDecimal, toMinor } from './minorUnits';

/** What the document shows. One that is still being written may have neither a number nor a client. */
export interface DrawnInvoice
  extends Pick<Invoice, 'issuedDate' | 'dueDate' | 'items' | 'discount' | 'tax' | 'total' | 'balance' | 'note'>,
    Pick<Invoice, 'salesperson' | 'acceptedMethod' | 'hasNote' | 'hasStub'> {
  id?: number;
  client: InvoiceClient | null;
}

const minusOne = toDecimal(-1);

/** What was paid of an invoice, in minor units. */
const paidOf = ({ total, balance }: Invoice): number =>
  toMinor(add(toDecimal(total), multiply(minusOne, toDecimal(balance))));

/** The draft as its document would be; lines that say nothing yet are left out. */
export function drawDraft({ items, discount, tax, ...draft }: InvoiceDraft, stored: Invoice | undefined): DrawnInvoice {
  const drawn: InvoiceItem[] = items.flatMap(({ service = '', description, cost, qty }) =>
    service || cost ? [{ service, cost: cost ?? 0, qty: qty ?? 0, ...(description && { description }) }] : [],
  );
  const { total } = invoiceTotals(drawn, discount ?? 0, tax ?? 0);
  return {
    ...draft,
    ...(stored && { id: stored.id }),
    items: drawn,
    discount: discount ?? 0,
    tax: tax ?? 0,
    total: fromMinor(total),
    balance: fromMinor(total - (stored ? paidOf(stored) : 0)),
  };
}
