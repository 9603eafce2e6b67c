import { scaleUpRows } from '@atrium/backend';
import type { ContentItem } from '../api/schemas';

/** Repeats the items; repetitions have no older versions, so their live version is the newest. */
export const scaleUpItems = (items: readonly ContentItem[], wanted: number): ContentItem[] =>
  scaleUpRows(items, wanted, (item, index) => ({
    ...item,
    id: index + 1,
    slug: `${item.slug}-${index + 1}`,
    publishedVersion: item.publishedVersion === null ? null : item.version,
    approvedVersion: null,
  }));
