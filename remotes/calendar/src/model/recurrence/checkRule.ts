import type { CalendarEvent } from '../../api/schemas';
import { isBarren } from './barren';
import { dayMs, dayOfWallTime, type WallTime } from './calendarDays';
import { isWithinDay, parseRule, type RuleIssue } from './parseRule';
import { completeRule, periodAt, wallTimesOfPeriod } from './periods';
import { firstWallTime } from './wallTimes';
import { createWork, type Work } from './work';

const maxKnown = 2000;
const known = new Map<string, RuleIssue | null>();

/**
 * Issue that prevents following a rule from a start; null if there is none, or if the budget is spent. The work is
 * bounded whatever the rule: it is checked before it is stored, and before it is followed.
 */
export function checkRule(text: string, first: WallTime, isDate: boolean, work: Work = createWork()): RuleIssue | null {
  const key = `${isDate} ${first} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const rule = parseRule(text);
  if (typeof rule === 'string') return rule;
  if (isDate && isWithinDay(rule.frequency)) return 'notAllowed';
  const barren = isBarren(completeRule(rule, first, isDate), work);
  if (barren === undefined) return null;
  if (known.size >= maxKnown) known.clear();
  const issue = barren ? 'never' : null;
  known.set(key, issue);
  return issue;
}

/** Issue of a series' rule; null if there is none, or if the budget is spent. */
export const ruleIssueOf = (
  event: Pick<CalendarEvent, 'start' | 'allDay' | 'timeZone' | 'rule'>,
  work: Work = createWork(),
): RuleIssue | null => checkRule(event.rule, firstWallTime(event), event.allDay, work);

/**
 * True if the first event is one that the rule gives. It takes place in any case; RFC 5545, 3.8.5.3 leaves open what
 * becomes of it, and programs differ.
 */
export function startsByRule(event: Pick<CalendarEvent, 'start' | 'allDay' | 'timeZone' | 'rule'>): boolean {
  const rule = parseRule(event.rule);
  if (typeof rule === 'string') return false;
  const first = firstWallTime(event);
  const complete = completeRule(rule, first, event.allDay);
  const at = event.allDay ? dayOfWallTime(first) * dayMs : first;
  return wallTimesOfPeriod(complete, periodAt(complete, at), createWork())?.includes(at) ?? true;
}
