import type { Pricing, PricingPlan, Subscription } from '../api/help/schemas';
import type { OwnPlan, PriceOf } from './planChange';

export const periods = ['monthly', 'yearly'] as const;
export type Period = (typeof periods)[number];

export const readPeriod = (text: string | null): Period => (text === 'yearly' ? 'yearly' : 'monthly');

/** What a month costs when paid by the month or by the year. */
export const pricePerMonth = ({ monthlyPrice, yearlyPlan }: PricingPlan, period: Period): number =>
  period === 'yearly' ? yearlyPlan.perMonth : monthlyPrice;

/** The share that a year paid at once saves over twelve months; 0 for what costs nothing. */
export function yearlySaving({ monthlyPrice, yearlyPlan }: PricingPlan): number {
  const twelveMonths = monthlyPrice * 12;
  return twelveMonths > 0 ? Math.max(0, 1 - yearlyPlan.totalAnnual / twelveMonths) : 0;
}

/** What a period of a plan costs. */
export const priceFrom =
  (pricing: Pick<Pricing, 'basicPlan' | 'standardPlan' | 'enterprisePlan'>): PriceOf =>
  (plan, period) =>
    period === 'yearly' ? pricing[plan].yearlyPlan.totalAnnual : pricing[plan].monthlyPrice;

export const toOwnPlan = ({ plan, period, from, until }: Subscription): OwnPlan => ({
  plan,
  period,
  from: Date.parse(from),
  until: Date.parse(until),
});
