import type { ContentItem } from '../api/schemas';
import { toWallTime } from './zonedTime';

type Planned = Pick<ContentItem, 'id' | 'scheduledAt' | 'channelIds'>;

const tooClose = 30 * 60_000;

const timeOf = ({ scheduledAt }: Planned): number => (scheduledAt === null ? Number.NaN : Date.parse(scheduledAt));

/** Minutes since the last item before this one that shares a channel with it, where those are fewer than 30. */
export function minutesAfter<T extends Planned>(item: T, all: readonly T[]): number | null {
  const gaps = all
    .filter((other) => other.id !== item.id && other.channelIds.some((id) => item.channelIds.includes(id)))
    .map((other) => timeOf(item) - timeOf(other))
    .filter((gap) => gap >= 0 && gap < tooClose);
  return gaps.length === 0 ? null : Math.round(Math.min(...gaps) / 60_000);
}

export interface PlannedDay<T> {
  /** `YYYY-MM-DD`, in the zone that is asked for. */
  day: string;
  items: T[];
}

/** What is planned by the day on which it goes out, the earliest first. */
export function plannedDays<T extends Planned>(items: readonly T[], zone: string): PlannedDay<T>[] {
  const days: PlannedDay<T>[] = [];
  for (const item of items.toSorted((a, b) => timeOf(a) - timeOf(b))) {
    if (item.scheduledAt === null) continue;
    const { day } = toWallTime(item.scheduledAt, zone);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}
