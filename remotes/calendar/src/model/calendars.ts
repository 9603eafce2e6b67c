import type { Day } from '@atrium/contract/values';
import type { EventContent } from './event';
import { isFound } from './search';

/** The calendars that an address names: null for all, when it says nothing. */
export const readShown = (text: string | null): string[] | null =>
  text === null ? null : text.split(',').filter(Boolean);

/** The same for an address; null says nothing. */
export const writeShown = (shown: readonly string[] | null): string | null => shown?.join(',') ?? null;

export const isShown = (shown: readonly string[] | null, key: string): boolean => shown?.includes(key) ?? true;

/** Those shown, with one more, or without it; `known` are all there are, in their order. */
export function toggleShown(shown: readonly string[] | null, key: string, known: readonly string[]): string[] | null {
  const next = known.filter((one) => isShown(shown, one) !== (one === key));
  return next.length === known.length ? null : next;
}

/** Why an event is not on screen. */
export type Hiding = 'calendar' | 'search' | 'date';

/** What is on screen. */
export interface Shown {
  shown: readonly string[] | null;
  query: string;
  from: Day;
  to: Day;
}

type Hideable = Pick<EventContent, 'title' | 'rule' | 'extendedProps'> & {
  /** The first and the last of its days. */
  first: Day;
  last: Day;
};

/** Why an event is not on screen; null where it is. Of a series, some later one may be. */
export function hidingOf(event: Hideable, { shown, query, from, to }: Shown): Hiding | null {
  if (!isShown(shown, event.extendedProps.calendar)) return 'calendar';
  if (!isFound(event, query)) return 'search';
  const isOnDays = event.first <= to && (event.last >= from || event.rule !== '');
  return isOnDays ? null : 'date';
}
