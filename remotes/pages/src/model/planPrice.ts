import type { Pricing, PricingPlan, Subscription } from '../api/help/schemas';
import { type OwnPlan, type PlanName, type PriceOf, planNames } from './planChange';

interface Trial {
  stage: 'running' | 'ending' | 'lastDay' | 'over';
  /** To its last day. */
  days: number;
}

const dayMs = 86_400_000;

/** Days before the end from which the notice is prominent, and days after it for which it is shown. */
const daysToWarn = 3;
const daysToRemember = 14;

/** Null without a relevant trial. */
export function trialOf(endsOn: string | null, today: string): Trial | null {
  if (!endsOn) return null;
  const days = Math.round((Date.parse(endsOn.slice(0, 10)) - Date.parse(today)) / dayMs);
  if (days < -daysToRemember) return null;
  if (days < 0) return { stage: 'over', days };
  if (days === 0) return { stage: 'lastDay', days };
  return { stage: days <= daysToWarn ? 'ending' : 'running', days };
}

export function lostFeatures(comparison: Pricing['comparison'], from: PlanName, to: PlanName): string[] {
  const getValue = (values: readonly (boolean | string)[], plan: PlanName) => values[planNames.indexOf(plan)];
  return comparison
    .filter(({ values }) => getValue(values, from) !== getValue(values, to))
    .map(({ feature }) => feature);
}

export const periods = ['monthly', 'yearly'] as const;
export type Period = (typeof periods)[number];

export const readPeriod = (text: string | null): Period => (text === 'yearly' ? 'yearly' : 'monthly');

export const pricePerMonth = ({ monthlyPrice, yearlyPlan }: PricingPlan, period: Period): number =>
  period === 'yearly' ? yearlyPlan.perMonth : monthlyPrice;

/** Saving of yearly over twelve monthly payments; 0 for free plans. */
export function yearlySaving({ monthlyPrice, yearlyPlan }: PricingPlan): number {
  const twelveMonths = monthlyPrice * 12;
  return twelveMonths > 0 ? Math.max(0, 1 - yearlyPlan.totalAnnual / twelveMonths) : 0;
}

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
