import { useRuntime } from '@atrium/sdk';
import { useFormat } from '@atrium/ui';
import type { ListedItem } from '../../api/schemas';
import { dueState } from '../../model/dueState';

/** How near the day is on which work has to be done, and how it is said; null where none is set or nothing is left to do. */
export function useDue(item: Pick<ListedItem, 'dueAt' | 'status'>) {
  const { day, time, dateTime } = useFormat();
  const now = useRuntime().clock.now();
  const { dueAt } = item;
  const state = dueState(item, now);
  if (!state || !dueAt) return null;
  const when = day(dueAt, now);
  // Of today, a list tells the hour alone.
  return { dueAt, state, when, isToday: when === time(dueAt), whole: dateTime(dueAt) };
}
