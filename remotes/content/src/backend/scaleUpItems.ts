import { scaleUpRows } from '@atrium/backend';
import type { ContentItem } from '../api/schemas';

/** Repeats the items; a repetition has no older versions, so what is live of it is its newest one. */
export const scaleUpItems = (items: readonly ContentItem[], wanted: number): ContentItem[] =>
  scaleUpRows(items, wanted, (item, index) => ({
    ...item,
    id: index + 1,
    slug: `${item.slug}-${index + 1}`,
    publishedVersion: item.publishedVersion === null ? null : item.version,
    approvedVersion: null,
  }));
