import type { Invoice, InvoiceItem } from '../api/schemas';
import { mostDiscount } from './invoiceTotals';
import { fromMinor, toMinor } from './minorUnits';

/**
 * The lines of an invoice that are taken back, with their share of its fixed discount. The share is rounded up: several
 * credit notes never add up to more than the invoice.
 */
export function creditedPart(invoice: Invoice, items: InvoiceItem[]): Invoice {
  const { discountAmount, currency } = invoice;
  if (!discountAmount) return { ...invoice, items };
  const [part, whole] = [mostDiscount({ ...invoice, items }), mostDiscount(invoice)].map(BigInt);
  if (!part || !whole) return { ...invoice, items, discountAmount: 0 };
  const share = (BigInt(toMinor(discountAmount, currency)) * part + whole - 1n) / whole;
  return { ...invoice, items, discountAmount: fromMinor(Number(share), currency) };
}
