import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Invoice, InvoiceStatus } from 'shared/api';
import { Pill, type PillTone, useFormat, VisuallyHidden } from 'shared/ui';
import styles from './UserInvoices.module.css';

/** Only what needs a look stands out. */
const tones: Partial<Record<InvoiceStatus, PillTone>> = { Paid: 'green', 'Past Due': 'red' };

interface InvoiceTableProps {
  invoices: readonly Invoice[];
  isLinked: boolean;
}

/** Invoices in brief: which, how far, and what is owed. */
export function InvoiceTable({ invoices, isLinked }: InvoiceTableProps) {
  const { t } = useTranslation('users');
  const format = useFormat();
  return (
    <table className={styles.invoices}>
      <caption>
        <VisuallyHidden>{t('invoices.title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('invoices.number')}</th>
          <th scope="col">{t('field.status')}</th>
          <th scope="col" className={styles.roomy}>
            {t('invoices.issued')}
          </th>
          <th scope="col" className={styles.roomy}>
            {t('invoices.total')}
          </th>
          <th scope="col">{t('invoices.balance')}</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, invoiceStatus, issuedDate, total, balance }) => (
          <tr key={id}>
            <th scope="row">{isLinked ? <Link to={`/apps/invoice/preview/${id}`}>#{id}</Link> : `#${id}`}</th>
            <td>
              <Pill tone={tones[invoiceStatus] ?? 'neutral'} dot>
                {t(`invoices.status.${invoiceStatus}`)}
              </Pill>
            </td>
            <td className={styles.roomy}>
              <time dateTime={issuedDate}>{format.date(issuedDate)}</time>
            </td>
            <td className={styles.roomy}>
              <bdi>{format.money(total)}</bdi>
            </td>
            <td>
              <bdi>{format.money(balance)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
