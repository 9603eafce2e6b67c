/** Plans in ascending order, by API name. */
export const planNames = ['basicPlan', 'standardPlan', 'enterprisePlan'] as const;
export type PlanName = (typeof planNames)[number];
export type PlanPeriod = 'monthly' | 'yearly';

export interface OwnPlan {
  plan: PlanName;
  period: PlanPeriod;
  /** Paid period, in milliseconds. */
  from: number;
  until: number;
}

export type PriceOf = (plan: PlanName, period: PlanPeriod) => number;

export interface PlanQuote {
  kind: 'same' | 'upgrade' | 'downgrade';
  /** In minor units: price of the new period, credit of the old one, and amount due. */
  price: number;
  credit: number;
  due: number;
}

const toMinor = (amount: number): number => Math.round(amount * 100);

const dayMs = 86_400_000;
const daysBetween = (from: number, until: number): number => Math.max(0, Math.ceil((until - from) / dayMs));

/** Unused share of the paid period in whole days, so that a shown amount holds until the day is over. */
const restOf = ({ from, until }: OwnPlan, now: number): number =>
  until > from ? Math.min(1, daysBetween(now, until) / daysBetween(from, until)) : 0;

/**
 * Price of a change now. Upgrades, or a switch to yearly, start now with credit for the old period. Downgrades start
 * after the paid period at no cost.
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
