import { useTranslation } from 'react-i18next';
import type { DrawnInvoice } from '../../model/drawnInvoice';
import { sellerOf } from '../../model/seller';
import { AddressLines } from './AddressLines';
import { DocumentHead } from './DocumentHead';
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
  const { client, note, creditOf, hasNote = true, hasStub = false } = invoice;
  const title = titleOf(invoice, t);
  return (
    <article className={styles.document} aria-label={title}>
      <p className={styles.running} aria-hidden="true">
        {sellerOf(invoice).name} · {title}
      </p>
      <div className={styles.body}>
        <DocumentHead invoice={invoice} />
        <div className={styles.parties}>
          <Recipient client={client} />
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

function Recipient({ client }: Pick<DrawnInvoice, 'client'>) {
  const { t } = useTranslation('invoices');
  const lines = [client?.company, client?.address, client?.country, client?.contact, client?.companyEmail];
  return (
    <section aria-labelledby="invoice-to">
      <h2 id="invoice-to" className={styles.label}>
        {t('document.to')}
      </h2>
      <p>
        <b className={styles.line}>{client?.name ?? '–'}</b>
        <AddressLines lines={lines.flatMap((line) => line || [])} />
      </p>
    </section>
  );
}
