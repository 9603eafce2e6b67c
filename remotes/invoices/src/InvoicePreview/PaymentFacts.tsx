import { useTranslation } from 'react-i18next';
import type { PaymentDetails } from 'shared/api';
import { useFormat } from 'shared/ui';
import styles from './InvoiceDocument.module.css';

/** How to pay. */
export function PaymentFacts({ details }: { details: PaymentDetails }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const facts = [
    [
      t('payment.totalDue'),
      <b key="due">
        <bdi>{format.money(details.totalDue)}</bdi>
      </b>,
    ],
    [t('payment.bank'), details.bankName],
    [t('payment.country'), details.country],
    ['IBAN', <bdi key="iban">{details.iban}</bdi>],
    ['SWIFT', <bdi key="swift">{details.swiftCode}</bdi>],
  ] as const;
  return (
    <section aria-labelledby="invoice-payment">
      <h2 id="invoice-payment" className={styles.label}>
        {t('payment.title')}
      </h2>
      <dl className={styles.payment}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
