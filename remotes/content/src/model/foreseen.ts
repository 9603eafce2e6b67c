import type { ItemPage, ItemQuery, ListedItem, SchedulePlan, ScheduleQuery, StepAction } from '../api/schemas';
import { applyAction } from './applied';
import { slotOf } from './schedule';
import type { Details } from './transition';

/** The steps whose outcome is known before the answer: what publishes may fail. */
const sure = ['submit', 'withdraw', 'requestChanges', 'approve', 'schedule', 'reschedule', 'unschedule'] as const;

/** An item as it will be after a step, or null where only the answer tells. */
export function foresee(item: ListedItem, action: StepAction, details: Details, now: number): ListedItem | null {
  const known = sure.find((step) => step === action);
  return known ? applyAction(known, item, details, now) : null;
}

const sortKeys = ['title', 'dueAt', 'updatedAt', 'scheduledAt', 'publishedAt'] as const;

/** Puts an item where the order of a list has it; what has no value is at the end, as the backend sorts. */
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

/** Takes an item into a list, out of it or to another place of it, in place. Lists of a queue are left as they are. */
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
