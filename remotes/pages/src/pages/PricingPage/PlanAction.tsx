import { readApiError, useCan, useRuntime } from '@atrium/sdk';
import { Button, useConfirm, useFormat, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useChangePlanMutation } from '../../api/help/helpApi';
import type { Pricing } from '../../api/help/schemas';
import { type PlanName, type PlanQuote, quoteChange } from '../../model/planChange';
import { type Period, priceFrom, toOwnPlan } from '../../model/planPrice';
import { useMailToTeam } from '../../components/Contact/useMailToTeam';
import styles from './Pricing.module.css';

interface PlanActionProps {
  pricing: Pricing;
  plan: PlanName;
  period: Period;
}

/** What one may do about a plan: take it, or ask somebody for it. */
export function PlanAction({ pricing, plan, period }: PlanActionProps) {
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

/** Says what a change costs now, and makes it where the person goes ahead. */
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
