import type { ContentItem } from '../api/schemas';
import { slotOf } from '../model/schedule';

export function findPlanned(items: readonly ContentItem[], from: number, to: number): ContentItem[] {
  return items
    .map((item) => ({ item, at: Date.parse(slotOf(item) ?? '') }))
    .filter(({ at }) => at >= from && at < to)
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
