import { useApps, useCan, useRuntime } from '@atrium/sdk';
import { Alert, LinkButton, toDay, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Pricing } from '../../api/help/schemas';
import { lostFeatures, trialOf } from '../../model/planPrice';
import styles from './Pricing.module.css';

/** Trial notice: end, lost features, and that nothing is lost. */
function TrialNote({ pricing }: { pricing: Pricing }) {
  const { t } = useTranslation('pages');
  const { date, list } = useFormat();
  const { clock } = useRuntime();
  const { plan, trialEndsOn } = pricing.subscription;
  const trial = trialOf(trialEndsOn, toDay(clock.now()));
  if (!trial || !trialEndsOn) return null;
  const { stage, days } = trial;
  const names = {
    tried: pricing.enterprisePlan.title,
    plan: pricing[plan].title,
    date: date(trialEndsOn),
    count: days,
  };
  const features = list(lostFeatures(pricing.comparison, 'enterprisePlan', plan));
  return (
    <Alert
      type={stage === 'ending' || stage === 'lastDay' ? 'warning' : 'info'}
      title={t(`pricing.trial.${stage}`, names)}
      description={t(stage === 'over' ? 'pricing.trial.isGone' : 'pricing.trial.goes', { ...names, features })}
    />
  );
}

const path = '/content/billing';

/** Path of the bills; undefined if no app shows them to this person. */
function useBillingPath(): string | undefined {
  const can = useCan();
  const page = useApps()
    .flatMap(({ paths }) => paths)
    .find((one) => one.path === path);
  return page && can(page.requires) ? path : undefined;
}

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
