import { LinkButton, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Pricing } from '../../api/help/schemas';
import styles from './Pricing.module.css';
import { TrialNote } from './TrialNote';
import { useBillingPath } from './useBillingPath';

/** What the team has, how long a trial goes on, and the way to the bills. */
export function PlanNotes({ pricing }: { pricing: Pricing }) {
  const { t } = useTranslation('pages');
  const { date } = useFormat();
  const billing = useBillingPath();
  const { plan, until, next } = pricing.subscription;
  const names = { plan: pricing[plan].title, date: date(until) };
  return (
    <div className={styles.notes}>
      <TrialNote pricing={pricing} />
      <p className={styles.state}>
        {next ? t('pricing.changes', { ...names, next: pricing[next.plan].title }) : t('pricing.renews', names)}
        {billing && (
          <LinkButton type="link" to={billing}>
            {t('pricing.billing')}
          </LinkButton>
        )}
      </p>
    </div>
  );
}
