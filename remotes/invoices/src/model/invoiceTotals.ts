import type { Currency, Invoice, InvoiceItem, InvoiceTotals } from '../api/schemas';
import { digitsOf, fromMinor, multiply, percentOf, roundTo, shareOut, toDecimal, toMinor } from './minorUnits';

export type CountedItem = Pick<InvoiceItem, 'cost' | 'qty' | 'discount' | 'discountAmount' | 'tax'>;

export interface Counted {
  items: readonly CountedItem[];
  /** Percent of the sum of the lines. */
  discount: number;
  /** Off what the discount in percent leaves, in the currency; never more than that. */
  discountAmount?: number;
  /** Percent, of the lines that name none of their own. */
  tax: number;
  currency: Currency;
}

/** The most that a fixed discount may deduct from a line, in minor units: what its discount in percent leaves. */
export function maxLineDiscount({ cost, qty, discount = 0 }: CountedItem, currency: Currency): number {
  const gross = roundTo(multiply(toDecimal(cost), toDecimal(qty)), digitsOf(currency));
  return gross - percentOf(gross, discount);
}

/** One line's cost × quantity, less its own discounts, in minor units. Each step is rounded, half up, as it is shown. */
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

/** A credit note says it itself, and the rest follows from the lines. */
export const totalsOf = (document: Counted & Pick<Invoice, 'sums'>): InvoiceTotals =>
  document.sums ?? invoiceTotals(document);

/** The most that a fixed discount may deduct, in minor units: what the discount in percent leaves. */
export function maxDiscount(counted: Counted): number {
  const { subtotal, discount } = invoiceTotals({ ...counted, discountAmount: 0 });
  return subtotal - discount;
}

/** The total of an invoice, as the API has it. */
export const totalOf = (counted: Counted): number => fromMinor(invoiceTotals(counted).total, counted.currency);

/** Amounts of one currency added up without the error of floating numbers. */
export const addUp = (amounts: readonly number[], currency: Currency): number =>
  fromMinor(sum(amounts.map((amount) => toMinor(amount, currency))), currency);
