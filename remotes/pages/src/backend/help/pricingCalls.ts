import { answerCall, type BackendCall, type BackendStore, ok, reject, unknown } from '@atrium/backend';
import { helpCalls } from '../../api/help/calls';
import { PlanChange, Pricing, Subscription } from '../../api/help/schemas';
import { type PlanName, quoteChange } from '../../model/planChange';
import { priceFrom, pricePerMonth, toOwnPlan } from '../../model/planPrice';
import { pricingKey, type StoredSubscription, subscriptionKey } from './tables';

const planChangeTopic = 'account.plan';

const names: Readonly<Record<PlanName, string>> = {
  basicPlan: 'basic',
  standardPlan: 'standard',
  enterprisePlan: 'enterprise',
};

/** Reports the team's plan, its monthly price and the amount due, in minor units. */
function notifyPlan(
  store: BackendStore,
  pricing: Pricing,
  { plan, period, from, until }: Subscription,
  due: number,
): void {
  const price = Math.round(pricePerMonth(pricing[plan], period) * 100);
  store.send(planChangeTopic, { plan: names[plan], price, due, from, until });
}

const dayMs = 86_400_000;
const days = { monthly: 30, yearly: 365 };

function readPricing(store: BackendStore): Pricing | null {
  const { id, ...pricing } = store.table(pricingKey).all()[0] ?? { id: 0 };
  const stored = store.table(subscriptionKey).get(1);
  return 'qandA' in pricing && stored ? { ...pricing, subscription: toSubscription(stored, store.now()) } : null;
}

/** After the paid period the next one starts, with the same plan unless changed. */
function toSubscription({ id: _, ...stored }: StoredSubscription, now: number): Subscription {
  let current: Subscription = stored;
  while (Date.parse(current.until) <= now) {
    const { plan, period } = current.next ?? current;
    const until = new Date(Date.parse(current.until) + days[period] * dayMs).toISOString();
    current = { ...current, plan, period, from: current.until, until, next: null };
  }
  return current;
}

export const pricingCalls: BackendCall[] = [
  answerCall(helpCalls.getPricing, {
    summary: 'The three plans, the one that the team has, and questions about them',
    answer: Pricing,
    handle(store) {
      const pricing = readPricing(store);
      return pricing ? ok(pricing) : unknown('price');
    },
  }),
  answerCall(helpCalls.changePlan, {
    summary:
      'Change the plan: more of it begins now and costs what is left to pay, less begins when the paid time is over',
    notes: 'Where `due` is another sum than the one that holds now, the change is refused with the code `otherSum`.',
    input: PlanChange,
    answer: Subscription,
    rejections: [400, 404],
    sends: [planChangeTopic],
    handle(store, { input: { plan, period, due } }) {
      const pricing = readPricing(store);
      if (!pricing) return unknown('price');
      const now = store.now();
      const own = pricing.subscription;
      const quote = quoteChange(toOwnPlan(own), { plan, period }, priceFrom(pricing), now);
      if (due !== undefined && due !== quote.due) return reject(400, 'It costs another sum by now.', 'otherSum');
      const next = { plan, period };
      const changed: Subscription =
        quote.kind === 'upgrade'
          ? {
              ...next,
              from: new Date(now).toISOString(),
              until: new Date(now + days[period] * dayMs).toISOString(),
              trialEndsOn: null,
              next: null,
            }
          : { ...own, next: quote.kind === 'same' ? null : next };
      store.table(subscriptionKey).put({ id: 1, ...changed });
      if (quote.kind === 'upgrade') notifyPlan(store, pricing, changed, quote.due);
      return ok(changed);
    },
  }),
];
