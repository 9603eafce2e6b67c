import { Icon, Pill, useFormat } from '@atrium/ui';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Pricing } from '../../api/help/schemas';
import type { PlanName } from '../../model/planChange';
import { type Period, pricePerMonth, yearlySaving } from '../../model/planPrice';
import { PlanAction } from './PlanAction';
import styles from './Pricing.module.css';

const whole = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;

interface PlanCardProps {
  pricing: Pricing;
  name: PlanName;
  period: Period;
}

/** One plan: what it costs and what is in it. */
export function PlanCard({ pricing, name, period }: PlanCardProps) {
  const plan = pricing[name];
  const { t } = useTranslation('pages');
  const { number, percent } = useFormat();
  const isOwn = pricing.subscription.plan === name;
  const saving = period === 'yearly' ? yearlySaving(plan) : 0;
  return (
    <article className={[styles.plan, plan.popular ? styles.popular : ''].join(' ')}>
      <h2 className={styles.name}>
        {plan.title}
        {isOwn ? (
          <Pill tone="green">{t('pricing.yours')}</Pill>
        ) : (
          plan.popular && <Pill tone="accent">{t('pricing.popular')}</Pill>
        )}
      </h2>
      <p className={styles.subtitle}>{plan.subtitle}</p>
      <p className={styles.price}>
        <strong className={styles.amount}>
          <bdi>{number(pricePerMonth(plan, period), whole)}</bdi>
        </strong>
        <span className={styles.per}>{t('pricing.perMonth')}</span>
        {saving > 0 && <Pill tone="green">{t('pricing.saves', { share: percent(saving, 0) })}</Pill>}
      </p>
      <p className={styles.year}>
        {period === 'yearly' && saving > 0
          ? t('pricing.perYear', { amount: number(plan.yearlyPlan.totalAnnual, whole) })
          : t(plan.monthlyPrice > 0 ? 'pricing.endsMonthly' : 'pricing.freeForever')}
      </p>
      <PlanAction pricing={pricing} plan={name} period={period} />
      <ul className={styles.benefits}>
        {plan.planBenefits.map((benefit) => (
          <li key={benefit} className={styles.benefit}>
            <Icon of={Check} className={styles.check} />
            <bdi>{benefit}</bdi>
          </li>
        ))}
      </ul>
    </article>
  );
}
