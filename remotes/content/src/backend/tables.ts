import type { TableKey } from '@atrium/backend';
import type { BlogComment } from '../api/blog/schemas';
import type {
  BillingAccount,
  Channel,
  ContentComment,
  ContentEvent,
  ContentItem,
  ContentText,
  ContentVersion,
  ItemLock,
  Payment,
  Project,
} from '../api/schemas';

export type StoredPostComment = BlogComment & { blogId: number };

/** People who bookmarked an item; `others` counts those without an account. */
export interface PostBookmarks {
  id: number;
  others: number;
  userIds: number[];
}

export const postCommentsKey: TableKey<StoredPostComment> = { name: 'post-comments' };
export const bookmarksKey: TableKey<PostBookmarks> = { name: 'post-bookmarks' };

export const noBookmarks: Omit<PostBookmarks, 'id'> = { others: 0, userIds: [] };

export type StoredComment = Omit<ContentComment, 'author'>;

/** Fields that a workflow step changes: an event stores their old values, so that the step can be undone. */
export type Flow = Pick<
  ContentItem,
  | 'status'
  | 'publishedVersion'
  | 'approvedVersion'
  | 'scheduledAt'
  | 'scheduledZone'
  | 'publishedAt'
  | 'failure'
  | 'archivedAt'
  | 'reviewerId'
>;
export type StoredEvent = Omit<ContentEvent, 'actor'> & { before: Flow | null };

/** Versions originally stored the text alone. */
export type StoredText = Omit<ContentText, AddedField> & Partial<Pick<ContentText, AddedField>>;
type AddedField = 'channelIds' | 'tags' | 'locale';

/** Its id is `item:version`. */
export type StoredVersion = Omit<ContentVersion, 'author' | 'snapshot'> & { id: string; snapshot: StoredText };

/** Its id is that of the item. */
export type StoredLock = Omit<ItemLock, 'itemId' | 'by'> & { id: number; userId: number };

export const itemsKey: TableKey<ContentItem> = { name: 'content-items', isRevised: true, isSigned: true };
export const versionsKey: TableKey<StoredVersion> = { name: 'content-versions' };
export const commentsKey: TableKey<StoredComment> = { name: 'content-comments' };
export const eventsKey: TableKey<StoredEvent> = { name: 'content-events' };
export const channelsKey: TableKey<Channel> = { name: 'content-channels', isRevised: true };
export const projectsKey: TableKey<Project> = { name: 'content-projects', isRevised: true, isSigned: true };
export const locksKey: TableKey<StoredLock> = { name: 'content-locks' };
export const accountsKey: TableKey<BillingAccount> = { name: 'billing-accounts', isRevised: true };
export const paymentsKey: TableKey<Payment> = { name: 'billing-payments', isRevised: true };
