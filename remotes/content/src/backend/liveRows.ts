import type { BackendStore } from '@atrium/backend';
import type { ContentItem } from '../api/schemas';
import { itemsKey, versionsKey } from './tables';
import { toLive, withLiveText } from './versions';

type Read = (store: BackendStore, item: ContentItem) => ContentItem;

/** Live items; the same list while items and versions are unchanged, because searches cache it. */
function createLiveRows(read: Read): (store: BackendStore) => readonly ContentItem[] {
  const known = new WeakMap<readonly ContentItem[], { versions: readonly unknown[]; rows: readonly ContentItem[] }>();
  return (store) => {
    const items = store.table(itemsKey).all();
    const versions = store.table(versionsKey).all();
    const before = known.get(items);
    if (before?.versions === versions) return before.rows;
    const rows = items.filter(({ publishedVersion }) => publishedVersion !== null).map((item) => read(store, item));
    known.set(items, { versions, rows });
    return rows;
  };
}

/** Rows for readers: their search finds no unpublished text. */
export const rowsForReaders = createLiveRows(toLive);

/** Live rows for editors: the published text, with the state of the newest version. */
export const liveRows = createLiveRows(withLiveText);
