import type { Queue } from '../api/schemas';
import { queues } from '../api/schemas/choices';

export interface ReviewView {
  queue: Queue;
  q: string;
  /** Chosen item; null: none. */
  item: number | null;
}

const standard: Queue = 'mine';

export function readReviewView(search: URLSearchParams): ReviewView {
  const item = Number(search.get('item'));
  return {
    queue: queues.find((queue) => queue === search.get('queue')) ?? standard,
    q: search.get('q') ?? '',
    item: Number.isInteger(item) && item > 0 ? item : null,
  };
}

export function writeReviewView({ queue, q, item }: ReviewView): Record<string, string> {
  return {
    ...(queue !== standard && { queue }),
    ...(q && { q }),
    ...(item !== null && { item: String(item) }),
  };
}

/** Item that follows one that leaves a list: the next, at the end the previous; null if none is left. */
export function neighbourOf(ids: readonly number[], id: number, distance: 1 | -1 = 1): number | null {
  const place = ids.indexOf(id);
  if (place < 0) return ids[0] ?? null;
  return ids[place + distance] ?? (distance === 1 ? ids[place - 1] : undefined) ?? null;
}
