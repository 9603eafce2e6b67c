import type { ItemPage, ItemQuery, ListedItem, SchedulePlan, ScheduleQuery, StepAction } from '../api/schemas';
import { applyAction } from './applied';
import { slotOf } from './schedule';
import type { Details } from './transition';

/** Steps with a known outcome; publishing may fail. */
const sure = ['submit', 'withdraw', 'requestChanges', 'approve', 'schedule', 'reschedule', 'unschedule'] as const;

/** Item after a step, or null if only the answer tells. */
export function foresee(item: ListedItem, action: StepAction, details: Details, now: number): ListedItem | null {
  const known = sure.find((step) => step === action);
  return known ? applyAction(known, item, details, now) : null;
}

const sortKeys = ['title', 'dueAt', 'updatedAt', 'scheduledAt', 'publishedAt'] as const;

/** Inserts an item in list order; missing values come last, as in the backend. */
function insert(items: ListedItem[], item: ListedItem, { sortBy, sortDir }: ItemQuery): void {
  const key = sortKeys.find((name) => name === sortBy);
  const value = key ? item[key] : null;
  const isBefore = (other: ListedItem) => {
    const theirs = key ? other[key] : null;
    if (value === null || theirs === null) return value !== null;
    return sortDir === 'desc' ? value > theirs : value < theirs;
  };
  const place = items.findIndex(isBefore);
  items.splice(place < 0 ? items.length : place, 0, item);
}

/** Updates an item in a list in place: inserts, removes or moves it. Lists of a queue are left alone. */
export function foreseeInPage(page: ItemPage, query: ItemQuery, item: ListedItem): void {
  if (query.queue || !query.status) return;
  const place = page.items.findIndex(({ id }) => id === item.id);
  const belongs = query.status.includes(item.status);
  if (place >= 0) page.items.splice(place, 1);
  if (belongs && (place >= 0 || !query.q)) insert(page.items, item, query);
  page.total += (belongs ? 1 : 0) - (place >= 0 ? 1 : 0);
}

export function foreseeInPlan(plan: SchedulePlan, { from, to }: ScheduleQuery, item: ListedItem): void {
  const at = Date.parse(slotOf(item) ?? '');
  const others = plan.items.filter(({ id }) => id !== item.id);
  const belongs = at >= Date.parse(from) && at < Date.parse(to);
  plan.total += others.length + (belongs ? 1 : 0) - plan.items.length;
  plan.items = belongs ? [...others, item] : others;
}
