import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { totalsOf } from '../../model/invoiceTotals';
import type { InvoiceView } from '../../model/invoiceView';
import { fromMinor } from '../../model/minorUnits';
import { useMoney } from '../Invoice/useMoney';
import styles from './InvoiceItems.module.css';
import { writeSums } from './writeSums';

export function InvoiceSums({ invoice }: { invoice: InvoiceView }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return (
    <dl className={styles.sums}>
      {writeSums(invoice, t, format).map(({ name, amount, isStrong }) => (
        <div key={name} className={isStrong ? styles.strong : styles.sum}>
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd>
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function InvoiceItems({ invoice }: { invoice: InvoiceView }) {
  const { items, currency, tax: usualTax } = invoice;
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { money, price } = useMoney(currency);
  const percent = (value: number) => format.percent(value / 100, 2);
  const { lines } = totalsOf(invoice);
  const hasRates = items.some(({ tax }) => tax !== undefined && tax !== usualTax);
  return (
    <table className={styles.items}>
      <thead>
        <tr>
          <th scope="col">{t('item.service')}</th>
          <th scope="col">{t('item.cost')}</th>
          <th scope="col">{t('item.quantity')}</th>
          {hasRates && <th scope="col">{t('sum.taxPercent')}</th>}
          <th scope="col">{t('item.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <tr key={index}>
            <td>
              <b>{item.service}</b>
              {item.description && (
                <span className={styles.description}>
                  <bdi>{item.description}</bdi>
                </span>
              )}
              {item.discount && (
                <span className={styles.description}>{t('sum.discount', { percent: percent(item.discount) })}</span>
              )}
              {item.discountAmount && (
                <span className={styles.description}>{t('sum.discount', { percent: money(item.discountAmount) })}</span>
              )}
            </td>
            <td>
              <bdi>{price(item.cost)}</bdi>
            </td>
            <td>{format.number(item.qty)}</td>
            {hasRates && <td>{percent(item.tax ?? usualTax)}</td>}
            <td>
              <bdi>{money(fromMinor(lines[index] ?? 0, currency))}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
