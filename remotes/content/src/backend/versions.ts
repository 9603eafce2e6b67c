import type { BackendStore } from '@atrium/backend';
import type { ContentItem, ContentText, ContentVersion } from '../api/schemas';
import { foldTags } from '../model/tags';
import { personRef } from './actor';
import { groupRows } from './groupRows';
import { type StoredText, type StoredVersion, versionsKey } from './tables';

/** A version with all that is part of one. */
type WholeVersion = StoredVersion & { snapshot: ContentText };

const textOfItem = ({ title, slug, summary, body, cover, channelIds, tags, locale }: ContentItem): ContentText => ({
  title,
  slug,
  summary,
  body,
  cover,
  channelIds,
  tags: foldTags(tags),
  locale,
});

/** What was kept before tags, channels and language were part of a version has those of the item. */
const completed = (kept: StoredText, { channelIds, tags, locale }: ContentItem): ContentText => ({
  channelIds,
  locale,
  ...kept,
  tags: foldTags(kept.tags ?? tags),
});

const isWhole = ({ channelIds, tags, locale }: StoredText): boolean =>
  channelIds !== undefined && tags !== undefined && locale !== undefined;

const ofItem = groupRows<StoredVersion, number>(({ itemId }) => itemId);

/** A version as it was written; the newest one is the item itself. */
export function readVersion(store: BackendStore, item: ContentItem, version: number): WholeVersion | undefined {
  const id = `${item.id}:${version}`;
  const kept = store.table(versionsKey).get(id);
  if (version !== item.version) return kept && { ...kept, snapshot: completed(kept.snapshot, item) };
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

const toVersion = (store: BackendStore, { id: _, ...version }: WholeVersion): ContentVersion => ({
  ...version,
  author: personRef(store, version.authorId),
});

/** All versions of an item, the newest first. */
export function listVersions(store: BackendStore, item: ContentItem): ContentVersion[] {
  return ofItem(store.table(versionsKey).all(), item.id)
    .map(({ version }) => version)
    .filter((version) => version !== item.version)
    .concat(item.version)
    .sort((a, b) => b - a)
    .flatMap((version) => readVersion(store, item, version) ?? [])
    .map((version) => toVersion(store, version));
}

/** Keeps what was written, and by whom: the newest version again as long as one session goes on. */
export function saveVersion(
  store: BackendStore,
  before: ContentItem | null,
  after: ContentItem,
  authorId: number,
): void {
  const table = store.table(versionsKey);
  // What is live may be one of them: it goes on having the tags and channels that it had when they are changed.
  const incomplete = before ? ofItem(table.all(), before.id).filter(({ snapshot }) => !isWhole(snapshot)) : [];
  for (const kept of incomplete) if (before) table.put({ ...kept, snapshot: completed(kept.snapshot, before) });
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

/** The item with what its readers get in place of what is being written: for who sees its state besides. */
export function withLiveText(store: BackendStore, item: ContentItem): ContentItem {
  if (item.publishedVersion === null || item.publishedVersion === item.version) return item;
  const live = readVersion(store, item, item.publishedVersion);
  return live ? { ...item, ...live.snapshot } : item;
}

/** The item as a reader sees it: what is live, not what is being written. */
export function toLive(store: BackendStore, item: ContentItem): ContentItem {
  if (item.publishedVersion === null || item.publishedVersion === item.version) return item;
  return { ...withLiveText(store, item), version: item.publishedVersion, status: 'published' };
}
