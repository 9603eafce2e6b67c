import { useRuntime } from '@atrium/sdk';
import { Alert, toDay, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Pricing } from '../../api/help/schemas';
import { lostFeatures, trialOf } from '../../model/trial';

/** How long a trial goes on, what is less once it is over, and that nothing is lost. */
export function TrialNote({ pricing }: { pricing: Pricing }) {
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
