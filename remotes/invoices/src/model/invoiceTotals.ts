import type { InvoiceItem } from '../api/schemas';
import { add, type Decimal, multiply, toDecimal, toMinor } from './minorUnits';

type Line = Pick<InvoiceItem, 'cost' | 'qty'>;

/** All in minor units; `subtotal − discount + tax` is exactly `total`. */
export interface InvoiceTotals {
  subtotal: number;
  discount: number;
  tax: number;
  total: number;
}

const zero: Decimal = { digits: 0n, scale: 0 };
const hundredths = (percent: number): Decimal => {
  const { digits, scale } = toDecimal(percent);
  return { digits, scale: scale + 2 };
};
const minus = ({ digits, scale }: Decimal): Decimal => ({ digits: -digits, scale });
const one = toDecimal(1);

const exactAmount = ({ cost, qty }: Line) => multiply(toDecimal(cost), toDecimal(qty));

/** One line's cost × quantity, in minor units. */
export const lineAmount = (line: Line): number => toMinor(exactAmount(line));

/**
 * What an invoice adds up to. Nothing is rounded before the end, and half a minor unit goes up.
 * @param discount percent of the sum of the lines
 * @param tax percent of what is left of it
 */
export function invoiceTotals(lines: readonly Line[], discount: number, tax: number): InvoiceTotals {
  const sum = lines.map(exactAmount).reduce(add, zero);
  const net = multiply(sum, add(one, minus(hundredths(discount))));
  const gross = multiply(net, add(one, hundredths(tax)));
  const subtotal = toMinor(sum);
  const total = toMinor(gross);
  // Discount and tax are shown as the steps to and from a rounded net, so that what is shown adds up to the last unit.
  const between = tax === 0 ? total : discount === 0 ? subtotal : -toMinor(minus(net));
  return { subtotal, discount: subtotal - between, tax: total - between, total };
}
