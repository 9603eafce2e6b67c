import type { CreditedPart, Invoice, InvoiceItem, InvoiceTotals, TaxShare } from '../api/schemas';
import { invoiceTotals, maxLineDiscount, sum, totalsOf } from './invoiceTotals';
import { addExactly, fromMinor, percentOf, shareOf, toDecimal } from './minorUnits';

type Credited = Pick<
  Invoice,
  'items' | 'discount' | 'discountAmount' | 'tax' | 'currency' | 'total' | 'credited' | 'creditedPart'
>;
type Note = Pick<Invoice, 'items' | 'discount' | 'discountAmount' | 'tax' | 'currency' | 'sums'>;

const noneOf = ({ items }: Pick<Invoice, 'items'>): CreditedPart => ({
  lines: items.map(() => ({ qty: 0, amount: 0 })),
  taxes: [],
});

const rateOf = (item: InvoiceItem, { tax }: Pick<Invoice, 'tax'>): number => item.tax ?? tax;

export const creditableQuantities = ({ items, creditedPart }: Pick<Invoice, 'items' | 'creditedPart'>): number[] =>
  items.map(({ qty }, line) => Math.max(0, addExactly(qty, -(creditedPart?.lines[line]?.qty ?? 0))));

/**
 * True if every line is credited. Sums are not enough: rounding, or a free line, may leave pieces without money.
 * Invoices read without their notes are judged by the sum.
 */
export const isFullyCredited = (invoice: Omit<Credited, 'tax' | 'discount' | 'discountAmount' | 'currency'>): boolean =>
  invoice.credited > 0 &&
  (invoice.creditedPart
    ? creditableQuantities(invoice).every((left) => left === 0)
    : invoice.credited >= invoice.total);

function creditLines(invoice: Credited, quantities: readonly number[], whole: InvoiceTotals) {
  const { lines: earlier } = invoice.creditedPart ?? noneOf(invoice);
  return invoice.items.map((item, line) => {
    const before = earlier[line] ?? { qty: 0, amount: 0 };
    const most = whole.lines[line] ?? 0;
    const qty = addExactly(before.qty, quantities[line] ?? 0);
    const isWhole = qty >= item.qty;
    const target = isWhole ? most : shareOf(most, toDecimal(qty), toDecimal(item.qty));
    const amount = Math.max(0, target - before.amount);
    return { rate: rateOf(item, invoice), isWhole, most, amount, after: before.amount + amount };
  });
}

type LineCredit = ReturnType<typeof creditLines>[number];

/**
 * Credited amounts at one tax rate. The base is the credited total after the note less that before it. The tax is the
 * rate's of that base and, with the last piece at this rate, the rest.
 */
function creditRate(share: TaxShare, lines: readonly LineCredit[], before: TaxShare | undefined): TaxShare {
  const { percent } = share;
  const add = (key: 'most' | 'amount' | 'after') => sum(lines.map((line) => line[key]));
  const [most, now, after] = [add('most'), add('amount'), add('after')];
  const isWhole = lines.every((line) => line.isWhole);
  const [leftBase, leftTax] = [share.base - (before?.base ?? 0), share.amount - (before?.amount ?? 0)];
  const discount = isWhole || !most ? 0 : shareOf(most - share.base, toDecimal(after), toDecimal(most));
  const nextBase = isWhole ? leftBase : after - discount - (before?.base ?? 0);
  const base = Math.max(0, Math.min(nextBase, leftBase, now));
  return { percent, base, amount: Math.max(0, isWhole ? leftTax : Math.min(percentOf(base, percent), leftTax)) };
}

/**
 * Totals of a credit note for the quantities. However an invoice is split into notes, these add up to its net, the tax
 * of each rate and its total: each takes the credited total after it less that before it.
 */
export function creditSums(invoice: Credited, quantities: readonly number[]): InvoiceTotals {
  const whole = invoiceTotals(invoice);
  const lines = creditLines(invoice, quantities, whole);
  const isChosen = (_: unknown, line: number) => (quantities[line] ?? 0) > 0;
  const chosenRates = new Set(lines.filter(isChosen).map(({ rate }) => rate));
  const taxes = whole.taxes
    .filter(({ percent }) => chosenRates.has(percent))
    .map((share) => {
      const before = invoice.creditedPart?.taxes.find(({ percent }) => percent === share.percent);
      return creditRate(
        share,
        lines.filter(({ rate }) => rate === share.percent),
        before,
      );
    });
  const amounts = lines.filter(isChosen).map(({ amount }) => amount);
  const [subtotal, net] = [sum(amounts), sum(taxes.map(({ base }) => base))];
  const tax = sum(taxes.map(({ amount }) => amount));
  const discounts = subtotal - net;
  const discount = invoice.discountAmount ? Math.min(percentOf(subtotal, invoice.discount), discounts) : discounts;
  return { lines: amounts, subtotal, discount, discountAmount: discounts - discount, taxes, tax, total: net + tax };
}

/** Lines of a credit note; `creditSums` computes their totals. */
export function creditItems(
  { items, currency }: Pick<Invoice, 'items' | 'currency'>,
  quantities: readonly number[],
  { lines }: Pick<InvoiceTotals, 'lines'>,
): InvoiceItem[] {
  const chosen = items.flatMap((item, line) => {
    const qty = quantities[line] ?? 0;
    return qty > 0 ? [{ ...item, qty, line }] : [];
  });
  return chosen.map(({ discountAmount, ...item }, index) => {
    const off = maxLineDiscount(item, currency) - (lines[index] ?? 0);
    return discountAmount && off > 0 ? { ...item, discountAmount: fromMinor(off, currency) } : item;
  });
}

/** Line credited by an item; for notes of an earlier release the first similar one with enough left. */
function lineOf(item: InvoiceItem, invoice: Pick<Invoice, 'items'>, part: CreditedPart): number {
  if (item.line !== undefined) return item.line;
  const left = creditableQuantities({ ...invoice, creditedPart: part });
  return invoice.items.findIndex(
    ({ service, cost, description }, line) =>
      service === item.service &&
      cost === item.cost &&
      description === item.description &&
      (left[line] ?? 0) >= item.qty,
  );
}

export function addCredit(part: CreditedPart, invoice: Pick<Invoice, 'items' | 'tax'>, note: Note): CreditedPart {
  const totals = totalsOf(note);
  const lines = [...part.lines];
  for (const [index, item] of note.items.entries()) {
    const line = lineOf(item, invoice, { ...part, lines });
    const before = lines[line];
    if (before)
      lines[line] = { qty: addExactly(before.qty, item.qty), amount: before.amount + (totals.lines[index] ?? 0) };
  }
  const rates = [...new Set([...part.taxes, ...totals.taxes].map(({ percent }) => percent))];
  const taxes = rates.map((percent) => {
    const own = [...part.taxes, ...totals.taxes].filter((share) => share.percent === percent);
    return { percent, base: sum(own.map(({ base }) => base)), amount: sum(own.map(({ amount }) => amount)) };
  });
  return { lines, taxes };
}

export const creditedBy = (invoice: Pick<Invoice, 'items' | 'tax'>, notes: readonly Note[]): CreditedPart =>
  notes.reduce((part, note) => addCredit(part, invoice, note), noneOf(invoice));
