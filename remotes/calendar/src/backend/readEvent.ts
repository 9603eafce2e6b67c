import type { CalendarEvent } from '../api/schemas';
import { blankEvent } from '../model/event';

/** Stored event with defaults for fields that earlier releases lack. */
export const readEvent = (row: CalendarEvent): CalendarEvent => ({ ...blankEvent, ...row });
