import { useTranslation } from 'react-i18next';
import { Logo, useFormat } from 'shared/ui';
import type { DrawnInvoice } from '../../model/drawnInvoice';
import { seller } from '../../model/seller';
import { titleOf } from './documentTitle';
import styles from './InvoiceDocument.module.css';
import { InvoiceItems } from './InvoiceItems';
import { InvoiceSums } from './InvoiceSums';
import { PaymentFacts, type PaymentFactsProps } from './PaymentFacts';
import { PaymentStub } from './PaymentStub';

interface InvoiceDocumentProps {
  invoice: DrawnInvoice;
  paymentDetails: PaymentFactsProps['details'];
}

/** The invoice as its reader gets it. */
export function InvoiceDocument({ invoice, paymentDetails }: InvoiceDocumentProps) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { client, issuedDate, dueDate, note, salesperson, creditOf, hasNote = true, hasStub = false } = invoice;
  const title = titleOf(invoice, t);
  return (
    <article className={styles.document} aria-label={title}>
      <p className={styles.running} aria-hidden="true">
        {seller.name} · {title}
      </p>
      <div className={styles.body}>
        <header className={styles.head}>
          <div>
            <Logo name={seller.name} />
            <p className={styles.quiet}>
              {seller.lines.map((line) => (
                <span key={line} className={styles.line}>
                  <bdi>{line}</bdi>
                </span>
              ))}
            </p>
          </div>
          <div className={styles.facts}>
            <p className={styles.title}>{title}</p>
            {invoice.isVoid && <p className={styles.void}>{t('status.Void')}</p>}
            <dl className={styles.dates}>
              <dt>{t('field.issued')}</dt>
              <dd>
                <time dateTime={issuedDate}>{format.date(issuedDate)}</time>
              </dd>
              {creditOf ? (
                <>
                  <dt>{t('document.creditOf')}</dt>
                  <dd>{creditOf}</dd>
                </>
              ) : (
                <>
                  <dt>{t('field.due')}</dt>
                  <dd>
                    <time dateTime={dueDate}>{format.date(dueDate)}</time>
                  </dd>
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
          </div>
        </header>
        <div className={styles.parties}>
          <section aria-labelledby="invoice-to">
            <h2 id="invoice-to" className={styles.label}>
              {t('document.to')}
            </h2>
            <p>
              <b className={styles.line}>{client?.name ?? '–'}</b>
              {[client?.company, client?.address, client?.country, client?.contact, client?.companyEmail]
                .filter(Boolean)
                .map((line) => (
                  <span key={line} className={styles.line}>
                    <bdi>{line}</bdi>
                  </span>
                ))}
            </p>
          </section>
          {!creditOf && (
            <PaymentFacts details={paymentDetails} method={invoice.acceptedMethod} currency={invoice.currency} />
          )}
        </div>
        <InvoiceItems invoice={invoice} />
        <InvoiceSums invoice={invoice} />
        {note && hasNote && (
          <section aria-labelledby="invoice-note" className={styles.note}>
            <h2 id="invoice-note" className={styles.label}>
              {t('field.note')}
            </h2>
            <p>
              <bdi>{note}</bdi>
            </p>
          </section>
        )}
        {hasStub && <PaymentStub invoice={invoice} />}
      </div>
    </article>
  );
}
