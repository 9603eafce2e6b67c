import type { Format } from '@atrium/ui';
import type { TFunction } from 'i18next';
import type { TaxShare } from '../../api/schemas';
import { totalsOf } from '../../model/invoiceTotals';
import type { InvoiceView } from '../../model/invoiceView';
import { fromMinor } from '../../model/minorUnits';

export interface WrittenSum {
  name: string;
  amount: string;
  isStrong: boolean;
}

/** Tax by rate; with several rates, each names its base. */
const shownTaxes = (taxes: readonly TaxShare[]) =>
  taxes.length > 1 ? taxes : taxes.filter(({ percent }) => percent > 0);

/** Sums from the lines to the balance: on screen, on paper and in files. */
export function writeSums(invoice: InvoiceView, t: TFunction<'invoices'>, format: Format): WrittenSum[] {
  const { currency, discount, paid, credited, balance, isVoid, creditOf } = invoice;
  const totals = totalsOf(invoice);
  const money = (amount: number) => format.money(amount || 0, currency);
  const minor = (units: number) => money(fromMinor(units, currency));
  const percent = (value: number) => format.percent(value / 100, 2);
  const taxes = shownTaxes(totals.taxes);
  const sum = (name: string, amount: string, isStrong = false): WrittenSum => ({ name, amount, isStrong });

  const hasRest = !creditOf && (paid !== 0 || credited > 0 || isVoid);
  return [
    sum(t('sum.subtotal'), minor(totals.subtotal)),
    ...(discount > 0 ? [sum(t('sum.discount', { percent: percent(discount) }), minor(-totals.discount))] : []),
    ...(totals.discountAmount > 0 ? [sum(t('sum.discountAmount'), minor(-totals.discountAmount))] : []),
    ...taxes.map((tax) =>
      sum(
        taxes.length > 1
          ? t('sum.taxOn', { percent: percent(tax.percent), base: minor(tax.base) })
          : t('sum.tax', { percent: percent(tax.percent) }),
        minor(tax.amount),
      ),
    ),
    sum(t(creditOf ? 'sum.credited' : 'field.total'), minor(totals.total), true),
    ...(credited > 0 ? [sum(t('sum.creditNotes'), money(-credited))] : []),
    ...(paid !== 0 ? [sum(t('sum.paid'), money(-paid))] : []),
    ...(hasRest ? [sum(t('field.balance'), money(balance), true)] : []),
  ];
}
