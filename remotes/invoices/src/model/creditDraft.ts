import type { Invoice } from '../api/schemas';
import type { InvoiceToCredit } from '../api/writeSchemas';
import { creditableQuantities, creditSums } from './creditedPart';
import { addUp } from './invoiceTotals';
import { fromMinor } from './minorUnits';

/** Form values of a credit note: quantity per line. */
export interface CreditDraft {
  quantities: (number | null)[];
  reason: string;
}

/** Initially everything; nothing if some was credited before. */
export const toCreditDraft = (invoice: Invoice): CreditDraft => ({
  quantities: creditableQuantities(invoice).map((left) => (invoice.credited > 0 ? 0 : left)),
  reason: '',
});

const creditedLines = (quantities: readonly (number | null)[]) =>
  quantities.flatMap((qty, line) => (qty ? [{ line, qty }] : []));

/** True if any quantity is credited, free lines included. */
export const creditsAny = (quantities: readonly (number | null)[]): boolean => creditedLines(quantities).length > 0;

export const creditTotal = (invoice: Invoice, quantities: readonly (number | null)[]): number =>
  fromMinor(
    creditSums(
      invoice,
      quantities.map((qty) => Math.max(0, qty ?? 0)),
    ).total,
    invoice.currency,
  );

export const creditableOf = ({ total, credited, currency }: Invoice): number => addUp([total, -credited], currency);

export const toCredit = ({ id, rev, items }: Invoice, { quantities, reason }: CreditDraft): InvoiceToCredit => ({
  id,
  rev,
  // The invoice may have fewer lines than when the form was opened.
  items: creditedLines(quantities.slice(0, items.length)),
  reason,
});
