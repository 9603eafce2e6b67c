import { defineTable } from '@atrium/backend';
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
import { openAmount, paidAmount } from '../model/payment';

export type StoredPostComment = BlogComment & { blogId: number };

/** People who bookmarked an item; `others` counts those without an account. */
export interface PostBookmarks {
  id: number;
  others: number;
  userIds: number[];
}

export const postCommentsTable = defineTable<StoredPostComment>()({
  name: 'post-comments',
  columns: { blogId: 'number', replyTo: 'number' },
  indexes: [['blogId', 'id'], ['replyTo']],
});
export const bookmarksTable = defineTable<PostBookmarks>()({ name: 'post-bookmarks' });

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

/** Title and project are those that the item has now. Events of earlier releases get them by `fillShownItems`. */
export type StoredEvent = Omit<ContentEvent, 'actor'> &
  Partial<Pick<ContentItem, 'title' | 'projectId'>> & { before: Flow | null };

/** Versions originally stored the text alone. */
export type StoredText = Omit<ContentText, AddedField> & Partial<Pick<ContentText, AddedField>>;
type AddedField = 'channelIds' | 'tags' | 'locale';

/** Its id is `item:version`. */
export type StoredVersion = Omit<ContentVersion, 'author' | 'snapshot'> & { id: string; snapshot: StoredText };

/** Its id is that of the item. */
export type StoredLock = Omit<ItemLock, 'itemId' | 'by'> & { id: number; userId: number };

export const versionsTable = defineTable<StoredVersion>()({
  name: 'content-versions',
  id: 'text',
  columns: { itemId: 'number', version: 'number' },
  derived: {
    isWhole: [
      'boolean',
      ({ snapshot: { channelIds, tags, locale } }) =>
        channelIds !== undefined && tags !== undefined && locale !== undefined,
    ],
  },
  indexes: [
    ['itemId', '-version'],
    ['itemId', 'isWhole'],
  ],
});
export const commentsTable = defineTable<StoredComment>()({
  name: 'content-comments',
  columns: { itemId: 'number', isResolved: 'boolean', isBlocking: 'boolean' },
  indexes: [
    ['itemId', 'id'],
    ['itemId', 'isResolved', 'isBlocking'],
  ],
});
export const eventsTable = defineTable<StoredEvent>()({
  name: 'content-events',
  columns: { itemId: 'number', action: 'name', at: 'moment' },
  derived: {
    /** As filters have them: 0 for none. */
    actorKey: ['text', ({ actorId }) => String(actorId ?? 0)],
    projectKey: ['text', ({ projectId }) => String(projectId ?? 0)],
  },
  indexes: [
    ['itemId', '-id'],
    ['-at', '-id'],
    ['action', '-at', '-id'],
    ['action', '-id'],
    ['actorKey', '-at', '-id'],
    ['projectKey', '-at', '-id'],
  ],
  search: ({ title = '', reason }) => [title, reason ?? ''],
});
export const channelsTable = defineTable<Channel>()({ name: 'content-channels', isRevised: true, isSmall: true });
export const projectsTable = defineTable<Project>()({
  name: 'content-projects',
  isRevised: true,
  isSigned: true,
  isSmall: true,
  columns: { dueAt: 'moment' },
  derived: {
    isArchived: ['boolean', ({ archivedAt }) => archivedAt !== null],
    nameKey: ['text', ({ name }) => name.toLowerCase()],
  },
  indexes: [['dueAt', 'id'], ['isArchived', 'dueAt', 'id'], ['nameKey']],
  search: ({ name, note }) => [name, note],
});
export const locksTable = defineTable<StoredLock>()({ name: 'content-locks' });
export const accountsTable = defineTable<BillingAccount>()({
  name: 'billing-accounts',
  isRevised: true,
  isSmall: true,
});
export const paymentsTable = defineTable<Payment>()({
  name: 'billing-payments',
  isRevised: true,
  columns: { at: 'moment', amount: 'number', currency: 'text', refunded: 'number', status: 'name' },
  derived: { paid: ['number', paidAmount], open: ['number', openAmount] },
  indexes: [
    ['-at', '-id'],
    ['amount', '-id'],
    ['status', '-id'],
  ],
  search: ({ invoice }) => [invoice],
});
export type PaymentColumn = NonNullable<(typeof paymentsTable)['column']>;
