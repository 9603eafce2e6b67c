import { and, type BackendStore, desc, eq, ne } from '@atrium/backend';
import type { ContentItem, ContentText, ContentVersion } from '../api/schemas';
import { foldTags } from '../model/tags';
import { readPeople } from './actor';
import { type StoredText, type StoredVersion, versionsTable } from './tables';

type WholeVersion = StoredVersion & { snapshot: ContentText };

export const textOfItem = ({
  title,
  slug,
  summary,
  body,
  cover,
  channelIds,
  tags,
  locale,
  seo = null,
  values = null,
}: ContentItem): ContentText => ({
  title,
  slug,
  summary,
  body,
  cover,
  channelIds,
  tags: foldTags(tags),
  locale,
  seo,
  values,
});

/** Versions stored before tags, channels and language were part of them take those of the item. */
const completed = (stored: StoredText, { channelIds, tags, locale }: ContentItem): ContentText => ({
  channelIds,
  locale,
  ...stored,
  tags: foldTags(stored.tags ?? tags),
});

/** Version as written; the newest one is the item itself. */
export async function readVersion(
  store: BackendStore,
  item: ContentItem,
  version: number,
): Promise<WholeVersion | undefined> {
  const stored = await store.table(versionsTable).get(`${item.id}:${version}`);
  return version === item.version ? newestOf(item, stored) : stored && toWhole(item, stored);
}

const toWhole = (item: ContentItem, stored: StoredVersion): WholeVersion => ({
  ...stored,
  snapshot: completed(stored.snapshot, item),
});

const newestOf = (item: ContentItem, stored: StoredVersion | undefined): WholeVersion => ({
  id: `${item.id}:${item.version}`,
  itemId: item.id,
  version: item.version,
  authorId: stored?.authorId ?? item.authorId,
  createdAt: stored?.createdAt ?? item.updatedAt,
  note: stored?.note ?? '',
  snapshot: textOfItem(item),
});

const olderThanNewest = ({ id, version }: ContentItem) => and(eq('itemId', id), ne('version', version));

/** The newest ones first, 1,000 at most. */
export async function listVersions(store: BackendStore, item: ContentItem): Promise<ContentVersion[]> {
  const [newest, older] = await Promise.all([
    store.table(versionsTable).get(`${item.id}:${item.version}`),
    store.table(versionsTable).find({ where: olderThanNewest(item), orderBy: [desc('version')] }),
  ]);
  const versions = [newestOf(item, newest), ...older.map((stored) => toWhole(item, stored))];
  const personOf = await readPeople(
    store,
    versions.map(({ authorId }) => authorId),
  );
  return versions
    .sort((a, b) => b.version - a.version)
    .map(({ id: _, ...version }) => ({ ...version, author: personOf(version.authorId) }));
}

export const countVersions = async (store: BackendStore, item: ContentItem): Promise<number> =>
  (await store.table(versionsTable).count(olderThanNewest(item))) + 1;

/** Stores text and author: into the newest version while one editing session lasts. */
export async function saveVersion(
  store: BackendStore,
  before: ContentItem | null,
  after: ContentItem,
  authorId: number,
): Promise<void> {
  const table = store.table(versionsTable);
  if (before) {
    // The live version may be among them: it keeps its tags and channels when they change.
    for await (const stored of table.each(and(eq('itemId', before.id), eq('isWhole', false))))
      await table.put(toWhole(before, stored));
    const older = before.version === after.version ? undefined : await readVersion(store, before, before.version);
    if (older) await table.put(older);
  }
  const { id: itemId, version, updatedAt } = after;
  const id = `${itemId}:${version}`;
  const createdAt = (await table.get(id))?.createdAt ?? updatedAt;
  await table.put({ id, itemId, version, snapshot: textOfItem(after), authorId, createdAt, note: '' });
}

/** Base of comparison for the newest version: the live one, or else the last approved one. */
export async function readBase(store: BackendStore, item: ContentItem): Promise<Omit<ContentVersion, 'author'> | null> {
  const older = [item.publishedVersion, item.approvedVersion].find(
    (version): version is number => version !== null && version < item.version,
  );
  if (older === undefined) return null;
  const version = await readVersion(store, item, older);
  if (!version) return null;
  const { id: _, ...base } = version;
  return base;
}

/** Item with its live text, and the state of its newest version. */
export async function withLiveText(store: BackendStore, item: ContentItem): Promise<ContentItem> {
  if (item.publishedVersion === null || item.publishedVersion === item.version) return item;
  const live = await readVersion(store, item, item.publishedVersion);
  return live ? { ...item, ...live.snapshot } : item;
}
