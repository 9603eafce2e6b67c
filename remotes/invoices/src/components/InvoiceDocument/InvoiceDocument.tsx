import { Logo, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { InvoiceView } from '../../model/invoiceView';
import { sellerOf } from '../../model/seller';
import styles from './InvoiceDocument.module.css';
import { InvoiceItems, InvoiceSums } from './InvoiceItems';
import { PaymentFacts, type PaymentFactsProps, PaymentStub } from './PaymentFacts';
import { titleOf } from './writeSums';

const AddressLines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className={styles.line}>
      <bdi>{line}</bdi>
    </span>
  ));

function DocumentHead({ invoice }: { invoice: InvoiceView }) {
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

/** Dates of issue and payment, reference to a corrected document, and salesperson. */
function DocumentDates({ invoice }: { invoice: InvoiceView }) {
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

interface InvoiceDocumentProps {
  invoice: InvoiceView;
  paymentDetails: PaymentFactsProps['details'];
}

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

function Recipient({ client }: Pick<InvoiceView, 'client'>) {
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
