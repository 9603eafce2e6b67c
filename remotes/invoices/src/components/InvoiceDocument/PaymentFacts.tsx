import { useTranslation } from 'react-i18next';
import type { PaymentDetails, PaymentMethod } from '../../api/paymentSchemas';
import type { Currency } from '../../api/schemas';
import { useMoney } from '../Invoice/useMoney';
import { FactPairs } from './FactPairs';
import styles from './InvoiceDocument.module.css';

export interface PaymentFactsProps {
  /** Where to pay is known once the invoice is stored. */
  details: Partial<PaymentDetails> & Pick<PaymentDetails, 'totalDue'>;
  /** The one way to pay; absent: any. */
  method: PaymentMethod | null | undefined;
  currency: Currency;
}

/** How to pay. */
export function PaymentFacts({ details, method, currency }: PaymentFactsProps) {
  const { t } = useTranslation('invoices');
  const { money } = useMoney(currency);
  const facts = [
    [
      t('payment.totalDue'),
      <b key="due">
        <bdi>{money(details.totalDue)}</bdi>
      </b>,
    ],
    ...(method ? [[t('payment.method'), t(`method.${method}`)] as const] : []),
    [t('payment.bank'), details.bankName],
    [t('payment.country'), details.country],
    ['IBAN', details.iban && <bdi key="iban">{details.iban}</bdi>],
    ['SWIFT', details.swiftCode && <bdi key="swift">{details.swiftCode}</bdi>],
  ] as const;
  return (
    <section aria-labelledby="invoice-payment">
      <h2 id="invoice-payment" className={styles.label}>
        {t('payment.title')}
      </h2>
      <FactPairs facts={facts} className={styles.payment} />
    </section>
  );
}
