import { Pill, type PillTone, useFormat, VisuallyHidden } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Invoice, InvoiceStatus } from '../../api/schemas';
import { shortName } from '../Invoice/invoiceName';
import styles from './UserInvoices.module.css';

const tones: Partial<Record<InvoiceStatus, PillTone>> = { Paid: 'green', 'Past Due': 'red' };

interface Props {
  invoices: readonly Invoice[];
  hasClients?: boolean;
}

/** Short list of invoices: number, status, balance. */
export function InvoiceTable({ invoices, hasClients = false }: Props) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return (
    <table className={styles.invoices} data-clients={hasClients || undefined}>
      <caption>
        <VisuallyHidden>{t('title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('field.number')}</th>
          <th scope="col">{t('field.status')}</th>
          <th scope="col" className={styles.roomy}>
            {t('field.issued')}
          </th>
          <th scope="col" className={styles.roomy}>
            {t('field.total')}
          </th>
          <th scope="col">{t('field.balance')}</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, number, series, client, invoiceStatus, issuedDate, total, balance, currency }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/apps/invoice/preview/${id}`}>{shortName({ id, number, ...(series && { series }) }, t)}</Link>
              {hasClients && (
                <span className={styles.client} dir="auto">
                  {client.name}
                </span>
              )}
            </th>
            <td>
              <Pill tone={tones[invoiceStatus] ?? 'neutral'} dot>
                {t(`status.${invoiceStatus}`)}
              </Pill>
            </td>
            <td className={styles.roomy}>
              <time dateTime={issuedDate}>{format.date(issuedDate)}</time>
            </td>
            <td className={styles.roomy}>
              <bdi>{format.money(total, currency)}</bdi>
            </td>
            <td>
              <bdi>{format.money(balance, currency)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
