import { Logo, useFormat } from '@atrium/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issuer } from '../../api/schemas';
import type { InvoiceView } from '../../model/invoiceView';
import { clientLines, documentFacts, documentNotes, sellerLines, titleOf } from './documentFacts';
import styles from './InvoiceDocument.module.css';
import { InvoiceItems, InvoiceSums } from './InvoiceItems';
import { PaymentFacts, type PaymentFactsProps, PaymentStub } from './PaymentFacts';

const AddressLines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className={styles.line}>
      <bdi>{line}</bdi>
    </span>
  ));

interface DocumentHeadProps {
  invoice: InvoiceView;
  seller: Issuer;
}

function DocumentHead({ invoice, seller }: DocumentHeadProps) {
  const { t } = useTranslation('invoices');
  return (
    <header className={styles.head}>
      <div>
        <Logo name={seller.name} />
        <p className={styles.quiet}>
          <AddressLines lines={sellerLines(seller, t)} />
        </p>
      </div>
      <div className={styles.facts}>
        <p className={styles.title}>{titleOf(invoice, t)}</p>
        {invoice.isVoid && <p className={styles.void}>{t('status.Void')}</p>}
        <DocumentFacts invoice={invoice} />
      </div>
    </header>
  );
}

function DocumentFacts({ invoice }: { invoice: InvoiceView }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return (
    <dl className={styles.dates}>
      {documentFacts(invoice, t, format).map(({ name, value, day }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{day ? <time dateTime={day}>{value}</time> : <bdi>{value}</bdi>}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

interface InvoiceDocumentProps extends DocumentHeadProps {
  paymentDetails: PaymentFactsProps['details'];
}

export function InvoiceDocument({ invoice, seller, paymentDetails }: InvoiceDocumentProps) {
  const { t } = useTranslation('invoices');
  const { client, creditOf, hasStub = false } = invoice;
  const title = titleOf(invoice, t);
  return (
    <article className={styles.document} aria-label={title}>
      <p className={styles.running} aria-hidden="true">
        {seller.name} · {title}
      </p>
      <div className={styles.body}>
        <DocumentHead invoice={invoice} seller={seller} />
        <div className={styles.parties}>
          <Recipient client={client} />
          {!creditOf && (
            <PaymentFacts details={paymentDetails} method={invoice.acceptedMethod} currency={invoice.currency} />
          )}
        </div>
        <InvoiceItems invoice={invoice} />
        <InvoiceSums invoice={invoice} />
        {documentNotes(invoice, t).map(({ title: heading, text }) => (
          <section key={heading} aria-label={heading} className={styles.note}>
            <h2 className={styles.label}>{heading}</h2>
            <p>
              <bdi>{text}</bdi>
            </p>
          </section>
        ))}
        {hasStub && <PaymentStub invoice={invoice} />}
      </div>
    </article>
  );
}

function Recipient({ client }: Pick<InvoiceView, 'client'>) {
  const { t } = useTranslation('invoices');
  return (
    <section aria-labelledby="invoice-to">
      <h2 id="invoice-to" className={styles.label}>
        {t('document.to')}
      </h2>
      <p>
        <b className={styles.line}>{client?.name ?? '–'}</b>
        {client && <AddressLines lines={clientLines(client, t)} />}
      </p>
    </section>
  );
}
