import type { Invoice, InvoiceItem } from '../api/schemas';
import { mostDiscount, mostLineDiscount } from './invoiceTotals';
import { fromMinor, shareUp, toDecimal, toMinor } from './minorUnits';

/** So much of a line as is taken back, with its share of the line's fixed discount, which is rounded up as well. */
export function creditedItem(item: InvoiceItem, qty: number, currency: Invoice['currency']): InvoiceItem {
  const { discountAmount } = item;
  const part = { ...item, qty };
  if (!discountAmount) return part;
  const share = shareUp(toMinor(discountAmount, currency), toDecimal(qty), toDecimal(item.qty));
  return { ...part, discountAmount: fromMinor(Math.min(share, mostLineDiscount(part, currency)), currency) };
}

/**
 * The lines of an invoice that are taken back, with their share of its fixed discount. The share is rounded up: several
 * credit notes never add up to more than the invoice.
 */
export function creditedPart(invoice: Invoice, items: InvoiceItem[]): Invoice {
  const { discountAmount, currency } = invoice;
  if (!discountAmount) return { ...invoice, items };
  const [part, whole] = [mostDiscount({ ...invoice, items }), mostDiscount(invoice)];
  if (!part || !whole) return { ...invoice, items, discountAmount: 0 };
  const share = shareUp(toMinor(discountAmount, currency), toDecimal(part), toDecimal(whole));
  return { ...invoice, items, discountAmount: fromMinor(share, currency) };
}
