import type { CalendarEvent } from '../../api/schemas';
import type { WallTime } from './calendarDays';
import { parseRule, type RuleIssue } from './parseRule';
import { completeRule } from './periods';
import { firstWallTime, isBarren } from './wallTimes';
import { createWork, type Work } from './work';

/** So many rules are remembered with what is wrong with them. */
const maxKnown = 2000;
const known = new Map<string, RuleIssue | null>();

/**
 * Why a rule is not followed from a first event on; null where it is, or where no work is left to find it out. The work is
 * bounded whatever the rule says: it is checked before it is stored, and before it is followed.
 */
export function checkRule(text: string, first: WallTime, isDate: boolean, work: Work = createWork()): RuleIssue | null {
  const key = `${isDate} ${first} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const rule = parseRule(text);
  if (typeof rule === 'string') return rule;
  const barren = isBarren(completeRule(rule, first, isDate), work);
  if (barren === undefined) return null;
  if (known.size >= maxKnown) known.clear();
  const issue = barren ? 'never' : null;
  known.set(key, issue);
  return issue;
}

/** Why the rule of a series is not followed; null where it is, or where no work is left to find it out. */
export const ruleIssueOf = (
  event: Pick<CalendarEvent, 'start' | 'allDay' | 'timeZone' | 'rule'>,
  work: Work = createWork(),
): RuleIssue | null => checkRule(event.rule, firstWallTime(event), event.allDay, work);
