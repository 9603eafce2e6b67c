import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { DrawnInvoice } from '../../model/drawnInvoice';
import { useMoney } from '../Invoice/useMoney';
import { FactPairs } from './FactPairs';
import styles from './PaymentStub.module.css';

/** The end of the document, to be cut off and sent back with the money. */
export function PaymentStub({ invoice: { number, client, dueDate, balance, currency } }: { invoice: DrawnInvoice }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { money } = useMoney(currency);
  const facts = [
    [t('field.number'), <bdi key="number">{number ?? '–'}</bdi>],
    [t('field.client'), <bdi key="client">{client?.company || client?.name || '–'}</bdi>],
    [t('field.due'), <bdi key="due">{format.date(dueDate)}</bdi>],
    [t('payment.totalDue'), <bdi key="total">{money(balance)}</bdi>],
  ] as const;
  return (
    <section className={styles.stub} aria-labelledby="invoice-stub">
      <h2 id="invoice-stub" className={styles.title}>
        {t('document.stub')}
      </h2>
      <FactPairs facts={facts} className={styles.facts} />
    </section>
  );
}
