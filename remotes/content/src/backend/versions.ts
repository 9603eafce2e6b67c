import type { BackendStore } from 'shared/backend';
import type { ContentItem, ContentText, ContentVersion } from '../api/schemas';
import { personRef } from './actor';
import { groupRows } from './groupRows';
import { type StoredVersion, versionsKey } from './tables';

const textOfItem = ({ title, slug, summary, body, cover }: ContentItem): ContentText => ({
  title,
  slug,
  summary,
  body,
  cover,
});

const ofItem = groupRows<StoredVersion, number>(({ itemId }) => itemId);

/** A version as it was written; the newest one is the item itself. */
export function readVersion(store: BackendStore, item: ContentItem, version: number): StoredVersion | undefined {
  const id = `${item.id}:${version}`;
  const kept = store.table(versionsKey).get(id);
  if (version !== item.version) return kept;
  return {
    id,
    itemId: item.id,
    version,
    authorId: kept?.authorId ?? item.authorId,
    createdAt: kept?.createdAt ?? item.updatedAt,
    note: kept?.note ?? '',
    snapshot: textOfItem(item),
  };
}

const toVersion = (store: BackendStore, { id: _, ...version }: StoredVersion): ContentVersion => ({
  ...version,
  author: personRef(store, version.authorId),
});

/** All versions of an item, the newest first. */
export function listVersions(store: BackendStore, item: ContentItem): ContentVersion[] {
  const kept = ofItem(store.table(versionsKey).all(), item.id).filter(({ version }) => version !== item.version);
  const newest = readVersion(store, item, item.version);
  return [...kept, ...(newest ? [newest] : [])]
    .sort((a, b) => b.version - a.version)
    .map((version) => toVersion(store, version));
}

/** Keeps what was written, and by whom: the newest version again as long as one session goes on. */
export function keepVersion(
  store: BackendStore,
  before: ContentItem | null,
  after: ContentItem,
  authorId: number,
): void {
  const table = store.table(versionsKey);
  const older = before && before.version !== after.version ? readVersion(store, before, before.version) : undefined;
  if (older) table.put(older);
  const id = `${after.id}:${after.version}`;
  const createdAt = table.get(id)?.createdAt ?? after.updatedAt;
  const { version } = after;
  table.put({ id, itemId: after.id, version, snapshot: textOfItem(after), authorId, createdAt, note: '' });
}

/** What the newest version is compared with: what is live, or else what was approved last. */
export function baseOf(store: BackendStore, item: ContentItem): ContentVersion | null {
  const older = [item.publishedVersion, item.approvedVersion].find(
    (version): version is number => version !== null && version < item.version,
  );
  const base = older === undefined ? undefined : readVersion(store, item, older);
  return base ? toVersion(store, base) : null;
}

/** The item as a reader sees it: what is live, not what is being written. */
export function toLive(store: BackendStore, item: ContentItem): ContentItem {
  if (item.publishedVersion === null || item.publishedVersion === item.version) return item;
  const live = readVersion(store, item, item.publishedVersion);
  return { ...item, ...live?.snapshot, version: item.publishedVersion, status: 'published' };
}
