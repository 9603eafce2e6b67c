import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { DrawnInvoice } from '../../model/drawnInvoice';
import styles from './InvoiceSums.module.css';
import { writeSums } from './writeSums';

/** From the sum of the lines to what is still open. */
export function InvoiceSums({ invoice }: { invoice: DrawnInvoice }) {
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
