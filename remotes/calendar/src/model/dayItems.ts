import type { Day } from '@atrium/contract/values';

/** Shown beside events; changed only in its own app. */
export interface DayItem {
  id: number;
  title: string;
  date: Day;
  /** `HH:mm`; null: at any time of the day. */
  time: string | null;
  isCompleted: boolean;
  link: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function readDayItems(value: unknown): DayItem[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    if (!isObject(item)) return [];
    const { id, title, date, time, isCompleted, link } = item;
    if (typeof id !== 'number' || typeof title !== 'string') return [];
    if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return [];
    if (typeof link !== 'string' || !/^\/[^/]/.test(link)) return [];
    const isTime = typeof time === 'string' && /^\d{2}:\d{2}$/.test(time);
    return [{ id, title, date, time: isTime ? time : null, isCompleted: isCompleted === true, link }];
  });
}
