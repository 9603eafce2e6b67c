import { readApiError, useCan, useRuntime } from '@atrium/sdk';
import { Button, Icon, Pill, useConfirm, useFormat, useToast } from '@atrium/ui';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChangePlanMutation } from '../../api/help/helpApi';
import type { Pricing } from '../../api/help/schemas';
import { useMailToTeam } from '../../components/AskTeam';
import { type PlanName, type PlanQuote, quoteChange } from '../../model/planChange';
import { type Period, priceFrom, pricePerMonth, toOwnPlan, yearlySaving } from '../../model/planPrice';
import styles from './Pricing.module.css';

interface PlanActionProps {
  pricing: Pricing;
  plan: PlanName;
  period: Period;
}

function PlanAction({ pricing, plan, period }: PlanActionProps) {
  const { t } = useTranslation('pages');
  const can = useCan();
  const { clock } = useRuntime();
  const mail = useMailToTeam();
  const { change, isLoading } = useChange(pricing);
  const { title, popular } = pricing[plan];
  const quote = quoteChange(toOwnPlan(pricing.subscription), { plan, period }, priceFrom(pricing), clock.now());
  const { next } = pricing.subscription;
  const isNext = next?.plan === plan && next.period === period;

  if (quote.kind === 'same' && !next) return <p className={styles.own}>{t('pricing.own')}</p>;
  if (isNext) return <p className={styles.own}>{t('pricing.next')}</p>;
  if (!can({ action: 'update', subject: 'Help' }))
    return mail ? (
      <Button block onClick={() => void mail(t('pricing.mailSubject', { plan: title }))}>
        {t('pricing.ask', { plan: title })}
      </Button>
    ) : null;
  return (
    <Button
      type={popular || quote.kind === 'upgrade' ? 'primary' : 'default'}
      block
      loading={isLoading}
      onClick={() => void change({ plan, period }, quote)}
    >
      {t(`pricing.${quote.kind}`, { plan: title })}
    </Button>
  );
}

function useChange(pricing: Pricing) {
  const { t } = useTranslation('pages');
  const ask = useConfirm();
  const toast = useToast();
  const format = useFormat();
  const [changePlan, { isLoading }] = useChangePlanMutation();
  const euros = (minor: number) => format.money(minor / 100);
  const explain = (title: string, quote: PlanQuote) => {
    if (quote.kind === 'same') return t('pricing.staysText', { plan: title });
    if (quote.kind === 'downgrade')
      return t('pricing.downgradeText', { plan: title, date: format.date(pricing.subscription.until) });
    const sums = { price: euros(quote.price), credit: euros(quote.credit), due: euros(quote.due) };
    return `${t('pricing.upgradeText', sums)} ${t('pricing.tax')}`;
  };

  const change = async (wanted: { plan: PlanName; period: Period }, quote: PlanQuote) => {
    const { title } = pricing[wanted.plan];
    const label = t(`pricing.${quote.kind}`, { plan: title });
    if (!(await ask({ title: label, text: <bdi>{explain(title, quote)}</bdi>, confirm: label }))) return;
    const { error } = await changePlan({ ...wanted, due: quote.due });
    if (!error) toast.success(t('pricing.changed'));
    else if (readApiError(error).codes[''] === 'otherSum') toast.error(t('pricing.otherSum'));
    else toast.error(t('pricing.notChanged'));
  };
  return { change, isLoading };
}

const whole = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;

interface PlanCardProps {
  pricing: Pricing;
  name: PlanName;
  period: Period;
}

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
