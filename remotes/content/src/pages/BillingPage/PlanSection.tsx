import { Pill, type PillTone, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { BillingAccount } from '../../api/schemas';
import { useMoney } from '../../components/Billing/useMoney';
import styles from './BillingPage.module.css';

const tones: Readonly<Record<BillingAccount['status'], PillTone>> = {
  trial: 'blue',
  active: 'green',
  past_due: 'red',
  cancelled: 'neutral',
};

export function PlanSection({ account }: { account: BillingAccount }) {
  const { t } = useTranslation('content');
  const { date } = useFormat();
  const money = useMoney();
  const { plan, status, price, currency, periodEnd } = account;
  return (
    <section aria-label={t('billing.plan')} className={styles.plan}>
      <h2 className={styles.planName}>
        {t(`billing.plans.${plan}`)}
        <Pill tone={tones[status]} dot>
          {t(`billing.status.${status}`)}
        </Pill>
      </h2>
      <p className={styles.price}>
        <b>
          <bdi>{money(price, currency)}</bdi>
        </b>{' '}
        {t('billing.perMonth')}
      </p>
      <p className={styles.quiet}>
        <bdi>{t(`billing.until.${status}`, { date: date(periodEnd) })}</bdi>
      </p>
    </section>
  );
}
