import { defineTable } from '@atrium/backend';
import type { BlogComment } from '../api/blog/schemas';
import type {
  Asset,
  AssetFolder,
  BillingAccount,
  Bundle,
  Channel,
  ContentComment,
  ContentEvent,
  ContentItem,
  ContentText,
  ContentVersion,
  CustomType,
  GlossaryTerm,
  ItemDocument,
  Payment,
  PreviewLink,
  Project,
} from '../api/schemas';
import { isAltMissing } from '../model/assetFile';
import { openAmount, paidAmount } from '../model/payment';
import { tagKey } from '../model/tags';

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

/** Its id is that of the item. The state is that of all updates which are not kept any more. */
export type StoredDocument = ItemDocument & { id: number; state: string };

/** What somebody wrote, until it is part of the state. `isHeld`: it came while the item could not be changed. */
export interface StoredUpdate {
  id: string;
  itemId: number;
  update: string;
  authorId: number;
  /** In milliseconds. */
  at: number;
  isHeld: boolean;
}

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
  columns: { itemId: 'number', isResolved: 'boolean', isBlocking: 'boolean', replyTo: 'number' },
  derived: { isReply: ['boolean', ({ replyTo }) => typeof replyTo === 'number'] },
  indexes: [['itemId', 'id'], ['itemId', 'isReply', 'isResolved', 'isBlocking'], ['replyTo']],
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
    ['itemId', 'action', '-id'],
    ['-at', '-id'],
    ['action', '-at', '-id'],
    ['action', '-id'],
    ['actorKey', '-at', '-id'],
    ['projectKey', '-at', '-id'],
  ],
  search: ({ title = '', reason }) => [title, reason ?? ''],
});
/** Address at which an item was live; its id. */
export interface StoredRedirect {
  id: string;
  itemId: number;
  at: string;
}

/** Its id is the hash of its token. */
export type StoredPreviewLink = Omit<PreviewLink, 'by'> & { byId: number };

export const previewLinksTable = defineTable<StoredPreviewLink>()({
  name: 'content-preview-links',
  id: 'text',
  columns: { itemId: 'number', createdAt: 'moment' },
  indexes: [['itemId', '-createdAt']],
});

export const redirectsTable = defineTable<StoredRedirect>()({
  name: 'content-redirects',
  id: 'text',
  columns: { itemId: 'number', at: 'moment' },
  indexes: [['itemId'], ['-at', 'id']],
  search: ({ id }) => [id],
});

export const bundlesTable = defineTable<Bundle>()({
  name: 'content-bundles',
  isRevised: true,
  columns: { state: 'text', scheduledAt: 'moment', updatedAt: 'moment' },
  indexes: [
    ['state', 'scheduledAt', 'id'],
    ['-updatedAt', '-id'],
  ],
  search: ({ name }) => [name],
});

export const glossaryTable = defineTable<GlossaryTerm>()({
  name: 'content-glossary',
  isRevised: true,
  columns: { locale: 'text' },
  derived: { avoidKey: ['text', ({ avoid }) => avoid.toLowerCase()] },
  indexes: [
    ['avoidKey', 'id'],
    ['locale', 'avoidKey', 'id'],
  ],
  search: ({ avoid, use, note }) => [avoid, use, note],
});

export const customTypesTable = defineTable<CustomType>()({
  name: 'content-custom-types',
  isRevised: true,
  isSmall: true,
  derived: { nameKey: ['text', ({ name }) => tagKey(name)] },
  indexes: [['nameKey', 'id']],
});

export const assetsTable = defineTable<Asset>()({
  name: 'content-assets',
  isRevised: true,
  columns: { kind: 'text', title: 'name', folderId: 'number', key: 'text', createdAt: 'moment', size: 'number' },
  derived: {
    tagKeys: ['texts', ({ tags }) => tags.map(tagKey)],
    tagNames: ['texts', ({ tags }) => tags],
    isAltMissing: ['boolean', isAltMissing],
    isUnfiled: ['boolean', ({ folderId }) => folderId === null],
  },
  indexes: [
    ['-createdAt', '-id'],
    ['folderId', '-createdAt', '-id'],
    ['kind', '-createdAt', '-id'],
    ['isAltMissing', '-createdAt', '-id'],
    ['isUnfiled', '-createdAt', '-id'],
    ['title', '-id'],
    ['size', '-id'],
    ['key'],
  ],
  search: ({ title, fileName, alt, credit, tags }) => [title, fileName, alt, credit, ...tags],
});

/** A file that an asset has or has had, by its key: wherever a text names it, readers get what the asset has now. */
export interface StoredAssetFile {
  id: string;
  assetId: number;
  src: string;
}

export const assetFilesTable = defineTable<StoredAssetFile>()({
  name: 'content-asset-files',
  id: 'text',
  columns: { assetId: 'number' },
  indexes: [['assetId', 'id']],
});

export const assetFoldersTable = defineTable<AssetFolder>()({
  name: 'content-asset-folders',
  isRevised: true,
  isSmall: true,
  derived: { nameKey: ['text', ({ name }) => tagKey(name)] },
  indexes: [['nameKey', 'id']],
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
// Quiet: people who write hear of each other's keys at once, and the others once these are part of the item.
export const documentsTable = defineTable<StoredDocument>()({ name: 'content-documents', isQuiet: true });
export const updatesTable = defineTable<StoredUpdate>()({
  name: 'content-document-updates',
  id: 'text',
  isQuiet: true,
  columns: { itemId: 'number', at: 'number', isHeld: 'boolean' },
  indexes: [
    ['itemId', 'id'],
    ['isHeld', 'at'],
  ],
});
/** Somebody who has an item open; its id is `item:person`. Pages say so again and again, and are gone when they no longer do. */
interface StoredPresence {
  id: string;
  itemId: number;
  personId: number;
  /** In milliseconds. */
  until: number;
}

export const presenceTable = defineTable<StoredPresence>()({
  name: 'content-presence',
  id: 'text',
  isQuiet: true,
  columns: { until: 'number' },
  indexes: [['until', 'id']],
});
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
