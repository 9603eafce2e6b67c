import type { CalendarEvent } from '../../api/schemas';
import { checkRule } from './checkRule';
import { firstWall } from './firstWall';
import type { RuleIssue } from './parseRule';
import { createWork, type Work } from './work';

/** Why the rule of a series is not followed; null where it is, or where no work is left to find it out. */
export const ruleIssueOf = (
  event: Pick<CalendarEvent, 'start' | 'allDay' | 'timeZone' | 'rule'>,
  work: Work = createWork(),
): RuleIssue | null => checkRule(event.rule, firstWall(event), event.allDay, work);
