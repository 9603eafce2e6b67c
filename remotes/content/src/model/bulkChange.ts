import type { ContentItem } from '../api/schemas';
import { foldTags, tagKey } from './tags';

/** A change of many items at once. What is absent stays; null takes away. */
export interface BulkChange {
  addTags?: readonly string[] | undefined;
  removeTags?: readonly string[] | undefined;
  addChannels?: readonly number[] | undefined;
  removeChannels?: readonly number[] | undefined;
  projectId?: number | null | undefined;
  reviewerId?: number | null | undefined;
  dueAt?: string | null | undefined;
}

type Planned = Pick<ContentItem, 'tags' | 'channelIds' | 'projectId' | 'reviewerId' | 'dueAt'>;

function changedTags(tags: readonly string[], { addTags = [], removeTags = [] }: BulkChange): string[] {
  const removed = new Set(removeTags.map(tagKey));
  return foldTags([...tags.filter((tag) => !removed.has(tagKey(tag))), ...addTags]);
}

function changedChannels(ids: readonly number[], { addChannels = [], removeChannels = [] }: BulkChange): number[] {
  return [...new Set([...ids.filter((id) => !removeChannels.includes(id)), ...addChannels])];
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, place) => value === b[place]);

/** The fields of an item that such a change makes different. */
export function bulkChangeOf(item: Planned, change: BulkChange): Partial<Planned> {
  const { projectId, reviewerId, dueAt } = change;
  const tags = changedTags(item.tags, change);
  const channelIds = changedChannels(item.channelIds, change);
  return {
    ...(!isSameList(tags, foldTags(item.tags)) && { tags }),
    ...(!isSameList(channelIds, item.channelIds) && { channelIds }),
    ...(projectId !== undefined && projectId !== item.projectId && { projectId }),
    ...(reviewerId !== undefined && reviewerId !== item.reviewerId && { reviewerId }),
    ...(dueAt !== undefined && dueAt !== item.dueAt && { dueAt }),
  };
}

const decided: readonly ContentItem['status'][] = ['approved', 'scheduled', 'failed'];

/** Items whose approval such a change takes back: tags and channels are approved with the text. */
export const losesApproval = (item: Planned & Pick<ContentItem, 'status'>, change: BulkChange): boolean => {
  const { tags, channelIds } = bulkChangeOf(item, change);
  return decided.includes(item.status) && (tags !== undefined || channelIds !== undefined);
};
