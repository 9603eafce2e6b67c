import { type BackendStore, eq } from '@atrium/backend';
import type { ContentItem } from '../api/schemas';
import { readerStatusOf } from '../model/transition';
import { itemsTable, shownItemsTable } from './itemTables';
import { eventsTable } from './tables';
import { withLiveText } from './versions';

/**
 * Stores an item, its text for readers, and its title in the history. A version that is written along is stored before:
 * the live text may be that of the version.
 */
export async function putItem(
  store: BackendStore,
  before: ContentItem | null,
  changed: ContentItem,
): Promise<ContentItem> {
  const after = await store.table(itemsTable).put(changed);
  await store.table(shownItemsTable).put(await withLiveText(store, after));
  if (before && (before.title !== after.title || before.projectId !== after.projectId))
    await putInHistory(store, after);
  return after;
}

async function putInHistory(store: BackendStore, { id, title, projectId }: ContentItem): Promise<void> {
  const events = store.table(eventsTable);
  for await (const event of events.each(eq('itemId', id))) await events.put({ ...event, title, projectId });
}

/** Makes the rows that earlier releases did not store. */
export async function fillShownItems(store: BackendStore): Promise<void> {
  for await (const item of store.table(itemsTable).each()) {
    await store.table(shownItemsTable).put(await withLiveText(store, item));
    await putInHistory(store, item);
  }
}

/** Live item as readers see it: nothing tells that there is a newer version. */
export const toReaderItem = (item: ContentItem): ContentItem => ({
  ...item,
  version: item.publishedVersion ?? item.version,
  status: readerStatusOf(item),
});
