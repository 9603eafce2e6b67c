import type { ContentItem } from '../api/schemas';
import { minutesOf, shift, toInstant, toWallTime, type WallTime } from './zonedTime';

type Planned = Pick<ContentItem, 'id' | 'scheduledAt' | 'channelIds'>;
type Placed = Pick<ContentItem, 'status' | 'scheduledAt' | 'publishedAt' | 'publishedVersion' | 'failure'>;

/** Slot of an item: planned, published or missed; null: it has no place in the schedule. */
export function slotOf({ status, scheduledAt, publishedAt, publishedVersion, failure }: Placed): string | null {
  if (status === 'scheduled') return scheduledAt;
  if (status === 'failed') return scheduledAt ?? failure?.at ?? null;
  return publishedVersion === null ? null : publishedAt;
}

const tooClose = 30 * 60_000;

const timeOf = ({ scheduledAt }: Planned): number => (scheduledAt === null ? Number.NaN : Date.parse(scheduledAt));

/** Minutes since the previous item on a shared channel, if fewer than 30. */
export function minutesAfter<T extends Planned>(item: T, all: readonly T[]): number | null {
  const gaps = all
    .filter((other) => other.id !== item.id && other.channelIds.some((id) => item.channelIds.includes(id)))
    .map((other) => timeOf(item) - timeOf(other))
    .filter((gap) => gap >= 0 && gap < tooClose);
  return gaps.length === 0 ? null : Math.round(Math.min(...gaps) / 60_000);
}

/** Items by day of publication in a zone, in chronological order. */
export function itemsByDay<T extends Placed>(items: readonly T[], zone: string): Map<string, T[]> {
  const placed = items
    .flatMap((item) => {
      const at = slotOf(item);
      return at === null ? [] : [{ item, at }];
    })
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const days = new Map<string, T[]>();
  for (const { item, at } of placed) {
    const { day } = toWallTime(at, zone);
    const known = days.get(day);
    if (known) known.push(item);
    else days.set(day, [item]);
  }
  return days;
}

/** Drop target: a day, with a time where the view has hours. */
export interface Slot {
  day: string;
  time?: string | undefined;
}

/** Time of items without one that are dropped on a day without hours. */
export const usualTime = '09:00';

const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * Instant of a slot for an item. Items with a time move on the clock in which it was chosen, so that another day keeps
 * the time of day; the others use the viewer's clock.
 */
export function instantAt(
  { scheduledAt, scheduledZone }: Pick<ContentItem, 'scheduledAt' | 'scheduledZone'>,
  { day, time }: Slot,
  zone: string,
): string {
  if (scheduledAt === null) return toInstant({ day, time: time ?? usualTime }, zone);
  const now: WallTime = toWallTime(scheduledAt, zone);
  const minutes = time === undefined ? 0 : minutesOf(time) - minutesOf(now.time);
  return shift(scheduledAt, scheduledZone ?? zone, { days: daysFrom(now.day, day), minutes });
}

const searched = 28;

/** Next morning without an item on the same channels, for one item after the other. */
export function createSuggestion(planned: readonly Planned[], now: number, zone: string): (item: Planned) => string {
  const today = toInstant({ day: toWallTime(now, zone).day, time: usualTime }, zone);
  const mornings = Array.from({ length: searched }, (_, index) => shift(today, zone, { days: index + 1, minutes: 0 }));
  const slot = (at: string, channel: number) => `${toWallTime(at, zone).day} ${channel}`;
  const taken = new Set(
    planned.flatMap(({ scheduledAt, channelIds }) =>
      scheduledAt ? channelIds.map((id) => slot(scheduledAt, id)) : [],
    ),
  );
  const isFree = (at: string, { channelIds }: Planned) => !channelIds.some((id) => taken.has(slot(at, id)));
  return (item) => mornings.find((at) => isFree(at, item)) ?? mornings[0] ?? today;
}
