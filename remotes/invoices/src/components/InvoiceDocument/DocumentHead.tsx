import { Logo, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { DrawnInvoice } from '../../model/drawnInvoice';
import { sellerOf } from '../../model/seller';
import { AddressLines } from './AddressLines';
import { titleOf } from './documentTitle';
import styles from './InvoiceDocument.module.css';

/** Who sends the invoice, and which one it is. */
export function DocumentHead({ invoice }: { invoice: DrawnInvoice }) {
  const { t } = useTranslation('invoices');
  const seller = sellerOf(invoice);
  return (
    <header className={styles.head}>
      <div>
        <Logo name={seller.name} />
        <p className={styles.quiet}>
          <AddressLines lines={seller.lines} />
        </p>
      </div>
      <div className={styles.facts}>
        <p className={styles.title}>{titleOf(invoice, t)}</p>
        {invoice.isVoid && <p className={styles.void}>{t('status.Void')}</p>}
        <DocumentDates invoice={invoice} />
      </div>
    </header>
  );
}

/** When it was issued and is due, or what it takes back or the place of, and who sold it. */
function DocumentDates({ invoice }: { invoice: DrawnInvoice }) {
  const { issuedDate, dueDate, salesperson, creditOf, creditOfNumber = creditOf, replaces } = invoice;
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return (
    <dl className={styles.dates}>
      <dt>{t('field.issued')}</dt>
      <dd>
        <time dateTime={issuedDate}>{format.date(issuedDate)}</time>
      </dd>
      {creditOf ? (
        <>
          <dt>{t('document.creditOf')}</dt>
          <dd>{creditOfNumber}</dd>
        </>
      ) : (
        <>
          <dt>{t('field.due')}</dt>
          <dd>
            <time dateTime={dueDate}>{format.date(dueDate)}</time>
          </dd>
        </>
      )}
      {replaces && (
        <>
          <dt>{t('document.replaces')}</dt>
          <dd>{replaces.number}</dd>
        </>
      )}
      {salesperson && (
        <>
          <dt>{t('field.salesperson')}</dt>
          <dd>
            <bdi>{salesperson}</bdi>
          </dd>
        </>
      )}
    </dl>
  );
}
