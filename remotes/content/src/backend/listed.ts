import { and, type BackendStore, eq, oneOf } from '@atrium/backend';
import type { ContentItem, ListedItem } from '../api/schemas';
import { foldTags } from '../model/tags';
import type { Subject } from '../model/transition';
import { countWords } from '../model/words';
import { readPeople } from './actor';
import { readFit } from './customTypes';
import { commentsTable, type StoredComment } from './tables';

/** The oldest ones first, 1,000 at most. */
export const listComments = (store: BackendStore, itemId: number): Promise<StoredComment[]> =>
  store.table(commentsTable).find({ where: eq('itemId', itemId) });

/** Numbers of unresolved threads, by item. */
const countOpen = (store: BackendStore, itemIds: readonly number[]) =>
  store
    .table(commentsTable)
    .groupBy('itemId', and(oneOf('itemId', itemIds), eq('isReply', false), eq('isResolved', false)))
    .count();

/** Numbers of comments that block an approval, by item. */
export const countBlocking = (store: BackendStore, itemIds: readonly number[]) =>
  store
    .table(commentsTable)
    .groupBy(
      'itemId',
      and(oneOf('itemId', itemIds), eq('isReply', false), eq('isResolved', false), eq('isBlocking', true)),
    )
    .count();

export const toSubject = (item: ContentItem, blockingComments: number): Subject & ContentItem => ({
  ...item,
  tags: foldTags(item.tags),
  blockingComments,
});

const counted = new WeakMap<ContentItem, number>();

/** Counted once per row: rows are never changed in place. */
function wordsOf(item: ContentItem): number {
  const words = item.words ?? counted.get(item) ?? countWords(item.body);
  counted.set(item, words);
  return words;
}

export async function toListed(store: BackendStore, items: readonly ContentItem[]): Promise<ListedItem[]> {
  const ids = items.map(({ id }) => id);
  const [personOf, open, blocking, fit] = await Promise.all([
    readPeople(
      store,
      items.flatMap(({ authorId, reviewerId }) => [authorId, reviewerId]),
    ),
    countOpen(store, ids),
    countBlocking(store, ids),
    readFit(store),
  ]);
  return items.map(fit).map((item) => {
    const { body: _body, session: _session, lastChange: _lastChange, ...shown } = item;
    return {
      ...shown,
      tags: foldTags(item.tags),
      author: personOf(item.authorId),
      reviewer: personOf(item.reviewerId),
      words: wordsOf(item),
      openComments: open.get(item.id) ?? 0,
      blockingComments: blocking.get(item.id) ?? 0,
    };
  });
}
