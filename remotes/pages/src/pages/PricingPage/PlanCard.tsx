import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, Pill, useFormat } from 'shared/ui';
import type { PricingPlan } from '../../api/help/schemas';
import { type Period, pricePerMonth, yearlySaving } from '../../model/planPrice';
import { useMailToTeam } from '../../parts/Contact/useMailToTeam';
import styles from './Pricing.module.css';

const whole = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;

/** One plan: what it costs and what is in it. */
export function PlanCard({ plan, period }: { plan: PricingPlan; period: Period }) {
  const { t } = useTranslation('pages');
  const { number, percent } = useFormat();
  const mail = useMailToTeam();
  const saving = period === 'yearly' ? yearlySaving(plan) : 0;
  return (
    <article className={[styles.plan, plan.popular ? styles.popular : ''].join(' ')}>
      <h2 className={styles.name}>
        {plan.title}
        {plan.popular && <Pill tone="accent">{t('pricing.popular')}</Pill>}
      </h2>
      <p className={styles.subtitle}>{plan.subtitle}</p>
      <p className={styles.price}>
        <strong className={styles.amount}>{number(pricePerMonth(plan, period), whole)}</strong>
        <span className={styles.per}>{t('pricing.perMonth')}</span>
        {saving > 0 && <Pill tone="green">{t('pricing.saves', { share: percent(saving, 0) })}</Pill>}
      </p>
      <p className={styles.year}>
        {period === 'yearly' && saving > 0
          ? t('pricing.perYear', { amount: number(plan.yearlyPlan.totalAnnual, whole) })
          : t(plan.monthlyPrice > 0 ? 'pricing.endsMonthly' : 'pricing.freeForever')}
      </p>
      {mail && (
        <Button
          type={plan.popular ? 'primary' : 'default'}
          block
          onClick={() => void mail(t('pricing.mailSubject', { plan: plan.title }))}
        >
          {t('pricing.ask', { plan: plan.title })}
        </Button>
      )}
      <ul className={styles.benefits}>
        {plan.planBenefits.map((benefit) => (
          <li key={benefit} className={styles.benefit}>
            <Icon of={Check} className={styles.check} />
            {benefit}
          </li>
        ))}
      </ul>
    </article>
  );
}
