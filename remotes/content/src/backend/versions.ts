import type { BackendStore } from '@atrium/backend';
import type { ContentItem, ContentText, ContentVersion } from '../api/schemas';
import { foldTags } from '../model/tags';
import { personRef } from './actor';
import { groupRows } from './groupRows';
import { type StoredText, type StoredVersion, versionsKey } from './tables';

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

/** Versions stored before tags, channels and language were part of them take those of the item. */
const completed = (stored: StoredText, { channelIds, tags, locale }: ContentItem): ContentText => ({
  channelIds,
  locale,
  ...stored,
  tags: foldTags(stored.tags ?? tags),
});

const isWhole = ({ channelIds, tags, locale }: StoredText): boolean =>
  channelIds !== undefined && tags !== undefined && locale !== undefined;

const ofItem = groupRows<StoredVersion, number>(({ itemId }) => itemId);

/** Version as written; the newest one is the item itself. */
export function readVersion(store: BackendStore, item: ContentItem, version: number): WholeVersion | undefined {
  const id = `${item.id}:${version}`;
  const stored = store.table(versionsKey).get(id);
  if (version !== item.version) return stored && { ...stored, snapshot: completed(stored.snapshot, item) };
  return {
    id,
    itemId: item.id,
    version,
    authorId: stored?.authorId ?? item.authorId,
    createdAt: stored?.createdAt ?? item.updatedAt,
    note: stored?.note ?? '',
    snapshot: textOfItem(item),
  };
}

const toVersion = (store: BackendStore, { id: _, ...version }: WholeVersion): ContentVersion => ({
  ...version,
  author: personRef(store, version.authorId),
});

export function listVersions(store: BackendStore, item: ContentItem): ContentVersion[] {
  return ofItem(store.table(versionsKey).all(), item.id)
    .map(({ version }) => version)
    .filter((version) => version !== item.version)
    .concat(item.version)
    .sort((a, b) => b - a)
    .flatMap((version) => readVersion(store, item, version) ?? [])
    .map((version) => toVersion(store, version));
}

/** Stores text and author: into the newest version while one editing session lasts. */
export function saveVersion(
  store: BackendStore,
  before: ContentItem | null,
  after: ContentItem,
  authorId: number,
): void {
  const table = store.table(versionsKey);
  // The live version may be among them: it keeps its tags and channels when they change.
  const incomplete = before ? ofItem(table.all(), before.id).filter(({ snapshot }) => !isWhole(snapshot)) : [];
  for (const stored of incomplete) if (before) table.put({ ...stored, snapshot: completed(stored.snapshot, before) });
  const older = before && before.version !== after.version ? readVersion(store, before, before.version) : undefined;
  if (older) table.put(older);
  const id = `${after.id}:${after.version}`;
  const createdAt = table.get(id)?.createdAt ?? after.updatedAt;
  const { version } = after;
  table.put({ id, itemId: after.id, version, snapshot: textOfItem(after), authorId, createdAt, note: '' });
}

/** Base of comparison for the newest version: the live one, or else the last approved one. */
export function baseOf(store: BackendStore, item: ContentItem): ContentVersion | null {
  const older = [item.publishedVersion, item.approvedVersion].find(
    (version): version is number => version !== null && version < item.version,
  );
  const base = older === undefined ? undefined : readVersion(store, item, older);
  return base ? toVersion(store, base) : null;
}

/** Item with its live text, for readers who also see its state. */
export function withLiveText(store: BackendStore, item: ContentItem): ContentItem {
  if (item.publishedVersion === null || item.publishedVersion === item.version) return item;
  const live = readVersion(store, item, item.publishedVersion);
  return live ? { ...item, ...live.snapshot } : item;
}

/** Item as readers see it: the live version. */
export function toLive(store: BackendStore, item: ContentItem): ContentItem {
  if (item.publishedVersion === null || item.publishedVersion === item.version) return item;
  return { ...withLiveText(store, item), version: item.publishedVersion, status: 'published' };
}
