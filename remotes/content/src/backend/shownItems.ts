import { type BackendStore, eq } from '@atrium/backend';
import type { ContentItem } from '../api/schemas';
import { readerStatusOf } from '../model/transition';
import { sourceIdOf, standingOf } from '../model/translation';
import { countWords } from '../model/words';
import { writeOutside } from './documents';
import { itemsTable, shownItemsTable } from './itemTables';
import { eventsTable, redirectsTable } from './tables';
import { withLiveText } from './versions';

/**
 * Stores an item, its text for readers, and its title in the history; a text that was not written in its document goes into
 * that, too. A version that is written along is stored before: the live text may be that of the version.
 */
export async function putItem(
  store: BackendStore,
  before: ContentItem | null,
  changed: ContentItem,
  { isOfDocument = false }: { isOfDocument?: boolean } = {},
): Promise<ContentItem> {
  if (before && !isOfDocument) await writeOutside(store, before, changed);
  const after = await store.table(itemsTable).put(counted(changed, before));
  const shown = store.table(shownItemsTable);
  const formerly = before ? await shown.get(before.id) : undefined;
  const live = counted(await withLiveText(store, after), after);
  const now = await shown.put({ ...live, ...(await regroup(store, live)) });
  await redirect(store, formerly, now);
  if (before && (before.title !== after.title || before.projectId !== after.projectId))
    await putInHistory(store, after);
  return after;
}

/**
 * Tells the other languages of an item what readers can choose between now. Returns the same for the item itself; nothing
 * where it has no other language.
 */
async function regroup(store: BackendStore, item: ContentItem): Promise<Partial<ContentItem>> {
  const shown = store.table(shownItemsTable);
  const sourceId = sourceIdOf(item);
  const [source, translations] = await Promise.all([
    sourceId === item.id ? undefined : shown.get(sourceId),
    shown.find({ where: eq('translationOf', sourceId) }),
  ]);
  const others = [...(source ? [source] : []), ...translations].filter(({ id }) => id !== item.id);
  const group = [item, ...others];
  if (others.length === 0) return {};
  for (const other of others) {
    const standing = standingOf(other, group);
    const before = { otherLocales: other.otherLocales ?? [], isAlternate: other.isAlternate ?? false };
    if (JSON.stringify(standing) !== JSON.stringify(before)) await shown.put({ ...other, ...standing });
  }
  return standingOf(item, group);
}

/**
 * Leads readers from the address at which an item was live. A redirect names the item, not another address: none leads
 * to one that leads on, and none in a circle.
 */
async function redirect(store: BackendStore, before: ContentItem | undefined, after: ContentItem): Promise<void> {
  const redirects = store.table(redirectsTable);
  if (before && before.publishedVersion !== null && before.slug && before.slug !== after.slug)
    await redirects.put({ id: before.slug, itemId: after.id, at: after.updatedAt });
  // It is at this address again.
  if (after.publishedVersion !== null && before?.slug !== after.slug && (await redirects.get(after.slug)))
    await redirects.delete(after.slug);
}

/** What is told of an item is not stored. Words are counted once: lists of long texts would wait for them. */
const counted = ({ unfitFields: _, ...item }: ContentItem, like: ContentItem | null): ContentItem => ({
  ...item,
  words: like?.body === item.body && like.words !== undefined ? like.words : countWords(item.body),
});

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
