import { useTranslation } from 'react-i18next';
import { useFormat } from 'shared/ui';
import type { DrawnInvoice } from '../../model/drawnInvoice';
import { invoiceTotals } from '../../model/invoiceTotals';
import { fromMinor } from '../../model/minorUnits';
import styles from './InvoiceSums.module.css';

/** From the sum of the lines to what is still open. */
export function InvoiceSums({ invoice }: { invoice: DrawnInvoice }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { items, discount, tax, total, balance } = invoice;
  const sums = invoiceTotals(items, discount, tax);
  const paid = total - balance;
  const percent = (value: number) => format.percent(value / 100, 2);
  return (
    <dl className={styles.sums}>
      <Sum name={t('sum.subtotal')} amount={fromMinor(sums.subtotal)} />
      {discount > 0 && (
        <Sum name={t('sum.discount', { percent: percent(discount) })} amount={-fromMinor(sums.discount)} />
      )}
      {tax > 0 && <Sum name={t('sum.tax', { percent: percent(tax) })} amount={fromMinor(sums.tax)} />}
      <Sum name={t('field.total')} amount={total} isStrong />
      {paid > 0 && <Sum name={t('sum.paid')} amount={-paid} />}
      {paid > 0 && <Sum name={t('field.balance')} amount={balance} isStrong />}
    </dl>
  );
}

function Sum({ name, amount, isStrong = false }: { name: string; amount: number; isStrong?: boolean }) {
  const format = useFormat();
  return (
    <div className={isStrong ? styles.strong : styles.sum}>
      <dt>
        <bdi>{name}</bdi>
      </dt>
      <dd>
        <bdi>{format.money(amount)}</bdi>
      </dd>
    </div>
  );
}
