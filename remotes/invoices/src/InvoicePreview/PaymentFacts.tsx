import { useTranslation } from 'react-i18next';
import type { PaymentDetails, PaymentMethod } from 'shared/api';
import { useFormat } from 'shared/ui';
import styles from './InvoiceDocument.module.css';

interface PaymentFactsProps {
  details: PaymentDetails;
  /** The one way to pay; absent: any. */
  method: PaymentMethod | null | undefined;
}

/** How to pay. */
export function PaymentFacts({ details, method }: PaymentFactsProps) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const facts = [
    [
      t('payment.totalDue'),
      <b key="due">
        <bdi>{format.money(details.totalDue)}</bdi>
      </b>,
    ],
    ...(method ? [[t('payment.method'), t(`method.${method}`)] as const] : []),
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
