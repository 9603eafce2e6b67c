import type { Day } from '@atrium/contract/values';
import { isShown } from './calendars';
import type { EventContent } from './event';
import { isFound } from './search';

export type Hiding = 'calendar' | 'search' | 'date';

export interface Shown {
  shown: readonly string[] | null;
  query: string;
  from: Day;
  to: Day;
}

export type Hideable = Pick<EventContent, 'title' | 'rule' | 'extendedProps'> & {
  first: Day;
  last: Day;
};

/** Reason why an event is not on screen; null if it is. A later one of its series may be. */
export function hidingOf(event: Hideable, { shown, query, from, to }: Shown): Hiding | null {
  if (!isShown(shown, event.extendedProps.calendar)) return 'calendar';
  if (!isFound(event, query)) return 'search';
  const isOnDays = event.first <= to && (event.last >= from || event.rule !== '');
  return isOnDays ? null : 'date';
}
