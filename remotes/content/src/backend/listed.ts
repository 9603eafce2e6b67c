import type { BackendStore } from '@atrium/backend';
import type { ContentItem, ListedItem } from '../api/schemas';
import { foldTags } from '../model/tags';
import { countWords } from '../model/textOf';
import type { Subject } from '../model/transition';
import { personRef } from './actor';
import { groupRows } from './groupRows';
import { commentsKey, type StoredComment } from './tables';

const ofItem = groupRows<StoredComment, number>(({ itemId }) => itemId);

export const commentsOf = (store: BackendStore, itemId: number): readonly StoredComment[] =>
  ofItem(store.table(commentsKey).all(), itemId);

const openOf = (store: BackendStore, itemId: number) =>
  commentsOf(store, itemId).filter(({ isResolved }) => !isResolved);

const blockingOf = (store: BackendStore, itemId: number): number =>
  openOf(store, itemId).filter(({ isBlocking }) => isBlocking).length;

export const toSubject = (store: BackendStore, item: ContentItem): Subject & ContentItem => ({
  ...item,
  tags: foldTags(item.tags),
  blockingComments: blockingOf(store, item.id),
});

const counted = new WeakMap<ContentItem, number>();

/** Counted once per row: rows are never changed in place. */
function wordsOf(item: ContentItem): number {
  const words = counted.get(item) ?? countWords(item.body);
  counted.set(item, words);
  return words;
}

export function toListed(store: BackendStore, item: ContentItem): ListedItem {
  const { body: _body, session: _session, lastChange: _lastChange, ...shown } = item;
  return {
    ...shown,
    tags: foldTags(item.tags),
    author: personRef(store, item.authorId),
    reviewer: personRef(store, item.reviewerId),
    words: wordsOf(item),
    openComments: openOf(store, item.id).length,
    blockingComments: blockingOf(store, item.id),
  };
}
