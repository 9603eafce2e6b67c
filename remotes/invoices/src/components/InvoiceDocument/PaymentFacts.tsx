import { useFormat } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentDetails, PaymentMethod } from '../../api/paymentSchemas';
import type { Currency } from '../../api/schemas';
import { numberOf } from '../../model/documentNumber';
import type { InvoiceView } from '../../model/invoiceView';
import { writeIban } from '../../model/writeIban';
import { useMoney } from '../Invoice/useMoney';
import styles from './InvoiceDocument.module.css';

interface FactPairsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  className: string | undefined;
}

const FactPairs = ({ facts, className }: FactPairsProps) => (
  <dl className={className}>
    {facts.map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);

export interface PaymentFactsProps {
  /** Bank details are known once the invoice is stored. */
  details: Partial<PaymentDetails> & Pick<PaymentDetails, 'totalDue'>;
  /** Only accepted method; absent: any. */
  method: PaymentMethod | null | undefined;
  currency: Currency;
}

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
    ['IBAN', details.iban && <bdi key="iban">{writeIban(details.iban)}</bdi>],
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

export function PaymentStub({ invoice }: { invoice: InvoiceView }) {
  const { client, dueDate, balance, currency } = invoice;
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { money } = useMoney(currency);
  const facts = [
    [t('field.number'), <bdi key="number">{numberOf(invoice) || '–'}</bdi>],
    [t('field.client'), <bdi key="client">{client?.company || client?.name || '–'}</bdi>],
    [t('field.due'), <bdi key="due">{format.date(dueDate)}</bdi>],
    [t('payment.totalDue'), <bdi key="total">{money(balance)}</bdi>],
  ] as const;
  return (
    <section className={styles.stub} aria-labelledby="invoice-stub">
      <h2 id="invoice-stub" className={styles.paymentStubTitle}>
        {t('document.stub')}
      </h2>
      <FactPairs facts={facts} className={styles.paymentStubFacts} />
    </section>
  );
}
