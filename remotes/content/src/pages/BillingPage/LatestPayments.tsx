import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Payment } from '../../api/schemas';
import { PaymentPill } from '../../components/Billing/PaymentPill';
import { useMoney } from '../../components/Billing/useMoney';
import styles from './BillingPage.module.css';

export function LatestPayments({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation('content');
  const { date } = useFormat();
  const money = useMoney();
  return (
    <section aria-label={t('billing.latest')}>
      <div className={styles.latestHead}>
        <h2 className={styles.heading}>{t('billing.latest')}</h2>
        <Link to="/content/payments">{t('widget.all')}</Link>
      </div>
      {payments.length === 0 && <p className={styles.quiet}>{t('payment.empty')}</p>}
      <ul className={styles.latest}>
        {payments.map((payment) => (
          <li key={payment.id} className={styles.latestRow}>
            <Link to={`/content/payments/${payment.id}`} className={styles.latestName}>
              {payment.invoice}
            </Link>
            <bdi className={styles.quiet}>{date(payment.at)}</bdi>
            <PaymentPill payment={payment} />
            <bdi className={styles.amount}>{money(payment.amount, payment.currency)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
