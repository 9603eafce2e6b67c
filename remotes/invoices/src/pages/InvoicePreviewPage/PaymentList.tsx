import { useTranslation } from 'react-i18next';
import { Card, CardHead, useFormat } from 'shared/ui';
import type { Invoice } from '../../api/schemas';
import { DueDate } from '../../parts/Invoice/DueDate';
import styles from './PaymentList.module.css';

/** What is open, and what came in. */
export function PaymentList({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return (
    <Card label={t('payment.list')}>
      <CardHead title={t('field.balance')} />
      <p className={styles.balance}>
        <bdi>{format.money(invoice.balance)}</bdi>
      </p>
      <p className={styles.quiet}>
        {t('field.due')} <DueDate invoice={invoice} />
      </p>
      {invoice.payments.length > 0 && (
        <ul className={styles.payments} aria-label={t('payment.list')}>
          {invoice.payments.map(({ amount, date, method, note }, index) => (
            <li key={`${index} ${date}`} className={styles.payment}>
              <span>
                {t(`method.${method}`)}
                <span className={styles.date}>
                  <time dateTime={date}>{format.date(date)}</time>
                  {note && ` · ${note}`}
                </span>
              </span>
              <b className={styles.amount}>
                <bdi>{format.money(amount)}</bdi>
              </b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
