import type { CalendarEvent } from '../api/schemas';
import { blankEvent } from '../model/event';

/** An event as it is kept; one that an earlier release has stored lacks what came later. */
export const readEvent = (row: CalendarEvent): CalendarEvent => ({ ...blankEvent, ...row });
