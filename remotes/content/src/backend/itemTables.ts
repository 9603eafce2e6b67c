import { defineTable } from '@atrium/backend';
import type { ContentItem } from '../api/schemas';
import { usedIn } from '../model/assetKeys';
import { isUnwritten } from '../model/blankItem';
import { blogStatusOf } from '../model/blogPost';
import { overdueAfter } from '../model/dueState';
import { textsOfValues } from '../model/fields/fieldValues';
import { slotOf } from '../model/schedule';
import { foldTags, tagKey } from '../model/tags';
import { readerStatusOf } from '../model/transition';

const toTime = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment));

/** Items of a bundle go out with it. */
export const goesOutAlone = ({ status, bundleId }: Pick<ContentItem, 'status' | 'bundleId'>): boolean =>
  status === 'scheduled' && typeof bundleId !== 'number';

const itemColumns = {
  title: 'name',
  slug: 'text',
  type: 'text',
  typeId: 'number',
  status: 'text',
  channelIds: 'numbers',
  projectId: 'number',
  authorId: 'number',
  reviewerId: 'number',
  dueAt: 'moment',
  updatedAt: 'moment',
  scheduledAt: 'moment',
  publishedAt: 'moment',
  translationOf: 'number',
} as const;

const derivedOfItem = {
  tagKeys: ['texts', ({ tags }: ContentItem) => tags.map(tagKey)],
  /** Files in it, and each with the item: counts of many files at once. */
  assetKeys: ['texts', (item: ContentItem) => [...usedIn(item).keys()]],
  assetUses: ['texts', (item: ContentItem) => [...usedIn(item).keys()].map((key) => `${key} ${item.id}`)],
  /** In milliseconds, as are the other times. */
  overdueAt: ['number', overdueAfter],
  publishesAt: ['number', (item: ContentItem) => (goesOutAlone(item) ? toTime(item.scheduledAt) : null)],
} as const;

// In the directions in which lists are sorted.
const itemIndexes = [
  ['-updatedAt', '-id'],
  ['status', '-updatedAt', '-id'],
  ['status', 'dueAt', '-id'],
  ['status', 'scheduledAt', '-id'],
  ['authorId', 'status', '-updatedAt', '-id'],
  ['projectId', '-updatedAt', '-id'],
  ['publishesAt', 'id'],
  ['overdueAt'],
  ['translationOf', 'id'],
  ['typeId', '-updatedAt', '-id'],
  ['slug'],
] as const;

const textsOf = ({ title, summary, tags, values }: ContentItem) => [title, summary, ...tags, ...textsOfValues(values)];

const inProject = ({ projectId }: ContentItem, value: string | number | null) =>
  projectId === null || value === null ? null : `${projectId} ${value}`;

/** Items with their newest text. Written by `putItem` alone. */
export const itemsTable = defineTable<ContentItem>()({
  name: 'content-items',
  subject: 'Content',
  isRevised: true,
  isSigned: true,
  columns: itemColumns,
  derived: {
    ...derivedOfItem,
    isUnwritten: ['boolean', isUnwritten],
    slotTime: ['number', (item) => toTime(slotOf(item))],
    // Counts of many projects at once: the project, and what is counted in it.
    projectStatus: ['text', (item) => inProject(item, item.status)],
    projectAuthor: ['text', (item) => inProject(item, item.authorId)],
    projectSchedule: ['text', (item) => inProject(item, item.status === 'scheduled' ? item.scheduledAt : null)],
  },
  indexes: [
    ...itemIndexes,
    ['status', 'reviewerId', 'dueAt', '-id'],
    ['slotTime', 'id'],
    ['projectId', 'projectStatus'],
    ['projectId', 'projectAuthor', 'status'],
    ['projectId', 'status', 'projectSchedule'],
    ['authorId', 'projectId', 'isUnwritten', 'id'],
  ],
  search: textsOf,
});

/** The same items with the text that is live; one that was never published has its newest text. */
export const shownItemsTable = defineTable<ContentItem>()({
  name: 'content-shown-items',
  columns: itemColumns,
  derived: {
    ...derivedOfItem,
    tagNames: ['texts', ({ tags }) => foldTags(tags)],
    isLive: ['boolean', ({ publishedVersion }) => publishedVersion !== null],
    localeKey: ['text', ({ locale }) => locale.toLowerCase()],
    otherLocaleKeys: ['texts', ({ otherLocales = [] }) => otherLocales.map((locale) => locale.toLowerCase())],
    isUsual: ['boolean', ({ isAlternate }) => isAlternate !== true],
    readerStatus: ['text', readerStatusOf],
    blogStatus: ['name', blogStatusOf],
    newestAt: ['moment', ({ publishedAt, updatedAt }) => publishedAt ?? updatedAt],
  },
  indexes: [
    ...itemIndexes,
    ['isLive', '-updatedAt', '-id'],
    ['isLive', '-publishedAt', '-id'],
    ['type', 'blogStatus', '-newestAt', '-id'],
  ],
  search: textsOf,
});

/** Columns of both. */
export type ItemColumn = 'id' | keyof typeof itemColumns | keyof typeof derivedOfItem;
export type ShownColumn = NonNullable<(typeof shownItemsTable)['column']>;
