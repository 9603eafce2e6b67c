import type { Currency, Invoice, InvoiceItem, InvoiceTotals } from '../api/schemas';
import { digitsOf, fromMinor, multiply, percentOf, roundTo, shareOut, toDecimal, toMinor } from './minorUnits';

export type CountedItem = Pick<InvoiceItem, 'cost' | 'qty' | 'discount' | 'discountAmount' | 'tax'>;

export interface Counted {
  items: readonly CountedItem[];
  /** Percent of the sum of the lines. */
  discount: number;
  /** Amount off after the percentage, in the currency; at most that. */
  discountAmount?: number;
  /** Percent, for lines without their own rate. */
  tax: number;
  currency: Currency;
}

/** Maximum fixed discount of a line, in minor units: its amount after the percentage. */
export function maxLineDiscount({ cost, qty, discount = 0 }: CountedItem, currency: Currency): number {
  const gross = roundTo(multiply(toDecimal(cost), toDecimal(qty)), digitsOf(currency));
  return gross - percentOf(gross, discount);
}

/**
 * Cost × quantity of one line, less its own discounts, in minor units. Each step is rounded half up, as it is shown.
 */
export function lineAmount(item: CountedItem, currency: Currency): number {
  const max = maxLineDiscount(item, currency);
  return max - Math.min(toMinor(item.discountAmount ?? 0, currency), max);
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

export function invoiceTotals({ items, tax: usualTax, currency, ...reductions }: Counted): InvoiceTotals {
  const lines = items.map((item) => lineAmount(item, currency));
  const subtotal = sum(lines);
  const discount = percentOf(subtotal, reductions.discount);
  const discountAmount = Math.min(toMinor(reductions.discountAmount ?? 0, currency), subtotal - discount);

  const amounts = new Map<number, number>();
  for (const [index, { tax = usualTax }] of items.entries())
    amounts.set(tax, (amounts.get(tax) ?? 0) + (lines[index] ?? 0));
  const rates = [...amounts].sort(([a], [b]) => b - a);
  const discounts = shareOut(
    discount + discountAmount,
    rates.map(([, amount]) => amount),
  );
  const taxes = rates.map(([rate, amount], index) => {
    const base = amount - (discounts[index] ?? 0);
    return { percent: rate, base, amount: percentOf(base, rate) };
  });
  const tax = sum(taxes.map(({ amount }) => amount));
  const total = subtotal - discount - discountAmount + tax;
  return { lines, subtotal, discount, discountAmount, taxes, tax, total };
}

/** Credit notes state their totals; others are computed from the lines. */
export const totalsOf = (document: Counted & Pick<Invoice, 'sums'>): InvoiceTotals =>
  document.sums ?? invoiceTotals(document);

/** Maximum fixed discount, in minor units: the amount after the percentage. */
export function maxDiscount(counted: Counted): number {
  const { subtotal, discount } = invoiceTotals({ ...counted, discountAmount: 0 });
  return subtotal - discount;
}

export const totalOf = (counted: Counted): number => fromMinor(invoiceTotals(counted).total, counted.currency);

export const addUp = (amounts: readonly number[], currency: Currency): number =>
  fromMinor(sum(amounts.map((amount) => toMinor(amount, currency))), currency);
