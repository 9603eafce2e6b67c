/** The plans from the smallest to the largest, by their names in the answer of the API. */
export const planNames = ['basicPlan', 'standardPlan', 'enterprisePlan'] as const;
export type PlanName = (typeof planNames)[number];
export type PlanPeriod = 'monthly' | 'yearly';

export interface OwnPlan {
  plan: PlanName;
  period: PlanPeriod;
  /** The first and the last moment of what is paid, in milliseconds. */
  from: number;
  until: number;
}

export type PriceOf = (plan: PlanName, period: PlanPeriod) => number;

export interface PlanQuote {
  kind: 'same' | 'upgrade' | 'downgrade';
  /** In minor units: what the new period costs, what is left of the old one, and what is to be paid now. */
  price: number;
  credit: number;
  due: number;
}

const toMinor = (amount: number): number => Math.round(amount * 100);

const dayMs = 86_400_000;
const daysBetween = (from: number, until: number): number => Math.max(0, Math.ceil((until - from) / dayMs));

/** The share of what is paid that is not used yet, in whole days: a sum that is shown holds until the day is over. */
const restOf = ({ from, until }: OwnPlan, now: number): number =>
  until > from ? Math.min(1, daysBetween(now, until) / daysBetween(from, until)) : 0;

/**
 * Price of a change now. More of a plan, or a year at once, begins now: what is left of the old one is taken off.
 * Less begins when what is paid has run out, and costs nothing before.
 */
export function quoteChange(
  own: OwnPlan,
  wanted: { plan: PlanName; period: PlanPeriod },
  priceOf: PriceOf,
  now: number,
): PlanQuote {
  const price = toMinor(priceOf(wanted.plan, wanted.period));
  const rank = planNames.indexOf(wanted.plan) - planNames.indexOf(own.plan);
  const isLonger = wanted.period === 'yearly' && own.period === 'monthly';
  if (rank === 0 && wanted.period === own.period) return { kind: 'same', price, credit: 0, due: 0 };
  if (rank < 0 || (rank === 0 && !isLonger)) return { kind: 'downgrade', price, credit: 0, due: 0 };
  const credit = Math.min(price, Math.round(toMinor(priceOf(own.plan, own.period)) * restOf(own, now)));
  return { kind: 'upgrade', price, credit, due: price - credit };
}
