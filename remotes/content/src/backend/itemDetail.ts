import type { BackendStore } from '@atrium/backend';
import type { ItemDetail } from '../api/schemas';
import { readPeople } from './actor';
import { readFit, readShownFields } from './customTypes';
import { readDocumentOf } from './documents';
import { listEvents } from './events';
import { itemsTable, shownItemsTable } from './itemTables';
import { countBlocking, listComments, toSubject } from './listed';
import { toReaderItem } from './shownItems';
import { countVersions, readBase } from './versions';

/** A live item as readers see it. */
export async function readForReader(store: BackendStore, id: number): Promise<ItemDetail | null> {
  const item = await store.table(shownItemsTable).get(id);
  if (!item || item.publishedVersion === null) return null;
  const [blocking, fields, personOf] = await Promise.all([
    countBlocking(store, [id]),
    readShownFields(store, item),
    readPeople(store, [item.authorId, item.reviewerId]),
  ]);
  const people = { author: personOf(item.authorId), reviewer: personOf(item.reviewerId) };
  return {
    item: { ...toSubject(toReaderItem(item), blocking.get(id) ?? 0), ...people },
    comments: [],
    events: [],
    base: null,
    versions: 0,
    document: null,
    fields,
  };
}

export async function readForWriter(store: BackendStore, id: number): Promise<ItemDetail | null> {
  const item = await store.table(itemsTable).get(id);
  if (!item) return null;
  const [blocking, comments, events, base, versions, document, fields, fit] = await Promise.all([
    countBlocking(store, [id]),
    listComments(store, id),
    listEvents(store, id),
    readBase(store, item),
    countVersions(store, item),
    readDocumentOf(store, id),
    readShownFields(store, item),
    readFit(store),
  ]);
  const personOf = await readPeople(store, [
    item.authorId,
    item.reviewerId,
    base?.authorId,
    ...comments.map(({ authorId }) => authorId),
    ...events.map(({ actorId }) => actorId),
  ]);
  const people = { author: personOf(item.authorId), reviewer: personOf(item.reviewerId) };
  return {
    item: { ...toSubject(fit(item), blocking.get(id) ?? 0), ...people },
    comments: comments.map((comment) => ({ ...comment, author: personOf(comment.authorId) })),
    events: events.map(({ before: _, title: _title, projectId: _projectId, ...event }) => ({
      ...event,
      actor: personOf(event.actorId),
    })),
    base: base && { ...base, author: personOf(base.authorId) },
    versions,
    document,
    fields,
  };
}
