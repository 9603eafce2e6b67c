import type { Pricing } from '../api/help/schemas';
import { type PlanName, planNames } from './planChange';

export interface Trial {
  stage: 'running' | 'ending' | 'lastDay' | 'over';
  /** To its last day. */
  days: number;
}

const dayMs = 86_400_000;

/** Days before the end from which on it is said louder, and days after it for which it is said at all. */
const daysToWarn = 3;
const daysToRemember = 14;

/** How far a trial is on a day, `YYYY-MM-DD`; null where there is none, or none to speak of any more. */
export function trialOf(endsOn: string | null, today: string): Trial | null {
  if (!endsOn) return null;
  const days = Math.round((Date.parse(endsOn.slice(0, 10)) - Date.parse(today)) / dayMs);
  if (days < -daysToRemember) return null;
  if (days < 0) return { stage: 'over', days };
  if (days === 0) return { stage: 'lastDay', days };
  return { stage: days <= daysToWarn ? 'ending' : 'running', days };
}

/** The names of what one plan has less of than another, or none. */
export function lostFeatures(comparison: Pricing['comparison'], from: PlanName, to: PlanName): string[] {
  const getValue = (values: readonly (boolean | string)[], plan: PlanName) => values[planNames.indexOf(plan)];
  return comparison
    .filter(({ values }) => getValue(values, from) !== getValue(values, to))
    .map(({ feature }) => feature);
}
