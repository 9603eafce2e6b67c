import { useRuntime } from '@atrium/sdk';
import { useFormat } from '@atrium/ui';
import type { ListedItem } from '../../api/schemas';
import { dueState } from '../../model/dueState';

/** Urgency and text of a due date; null where none is set or no work is left. */
export function useDue(item: Pick<ListedItem, 'dueAt' | 'status'>) {
  const { day, time, dateTime } = useFormat();
  const now = useRuntime().clock.now();
  const { dueAt } = item;
  const state = dueState(item, now);
  if (!state || !dueAt) return null;
  const when = day(dueAt, now);
  // For today, lists show the hour only.
  return { dueAt, state, when, isToday: when === time(dueAt), whole: dateTime(dueAt) };
}
