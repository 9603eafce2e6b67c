import type { Invoice } from '../api/schemas';
import type { InvoiceToCredit } from '../api/writeSchemas';
import { creditedItem, creditedPart } from './creditedPart';
import { addUp, totalOf } from './invoiceTotals';

/** A credit note as its form holds it: how much of each line is taken back. */
export interface CreditDraft {
  quantities: (number | null)[];
  reason: string;
}

/** All of it to begin with; of what was credited in part before, nothing. */
export const toCreditDraft = ({ items, credited }: Invoice): CreditDraft => ({
  quantities: items.map(({ qty }) => (credited > 0 ? 0 : qty)),
  reason: '',
});

const creditedLines = (quantities: readonly (number | null)[]) =>
  quantities.flatMap((qty, line) => (qty ? [{ line, qty }] : []));

/** What the credit note would be worth. */
export function creditTotal(invoice: Invoice, quantities: readonly (number | null)[]): number {
  const items = creditedLines(quantities).flatMap(({ line, qty }) => {
    const item = invoice.items[line];
    return item ? [creditedItem(item, qty, invoice.currency)] : [];
  });
  return totalOf(creditedPart(invoice, items));
}

/** How much of an invoice is not credited yet. */
export const creditableOf = ({ total, credited, currency }: Invoice): number => addUp([total, -credited], currency);

export const toCredit = ({ id, rev, items }: Invoice, { quantities, reason }: CreditDraft): InvoiceToCredit => ({
  id,
  rev,
  // The invoice may have fewer lines than when the form was opened.
  items: creditedLines(quantities.slice(0, items.length)),
  reason,
});
