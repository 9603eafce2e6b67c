import type { BackendStore } from '@atrium/backend';
import type { Pricing, Subscription } from '../../api/help/schemas';
import type { PlanName } from '../../model/planChange';
import { pricePerMonth } from '../../model/planPrice';

/** The topic of another plan that the team has taken: who bills the team listens to it. */
export const takenPlanTopic = 'account.plan';

const names: Readonly<Record<PlanName, string>> = {
  basicPlan: 'basic',
  standardPlan: 'standard',
  enterprisePlan: 'enterprise',
};

/** Tells which plan the team has from now on, what a month of it costs and what is due for it, in minor units. */
export function tellTakenPlan(
  store: BackendStore,
  pricing: Pricing,
  { plan, period, from, until }: Subscription,
  due: number,
): void {
  const price = Math.round(pricePerMonth(pricing[plan], period) * 100);
  store.send(takenPlanTopic, { plan: names[plan], price, due, from, until });
}
