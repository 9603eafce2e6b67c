import { and, type BackendStore, eq, has, or, type Where } from '@atrium/backend';
import type { Asset, AssetUse, ContentItem, ListedAsset } from '../api/schemas';
import { usedIn } from '../model/assetKeys';
import { readPeople } from './actor';
import { itemsTable, type ShownColumn, shownItemsTable } from './itemTables';
import { assetFilesTable } from './tables';

type WithKey = Pick<Asset, 'id' | 'key'>;

/** Keys of all files that assets have or have had, each with its asset. */
async function readKeys(store: BackendStore, assets: readonly WithKey[]): Promise<Map<string, number>> {
  const keys = new Map<string, number>();
  for (const { id } of assets)
    for (const row of await store.table(assetFilesTable).find({ where: eq('assetId', id) })) keys.set(row.id, id);
  for (const { id, key } of assets) keys.set(key, id);
  return keys;
}

const using = (keys: readonly string[]): Where<'assetKeys'> => or(...keys.map((key) => has('assetKeys', key)));

/** Items in which assets are, as they are written or as readers see them; by asset. */
async function readUses(store: BackendStore, assets: readonly WithKey[]): Promise<Map<number, Set<number>>> {
  const uses = new Map<number, Set<number>>(assets.map(({ id }) => [id, new Set()]));
  if (assets.length === 0) return uses;
  const keys = await readKeys(store, assets);
  const where = using([...keys.keys()]);
  const live: Where<ShownColumn> = and<ShownColumn>(eq('isLive', true), where);
  const groups = await Promise.all([
    store.table(itemsTable).groupBy('assetUses', where).count(),
    store.table(shownItemsTable).groupBy('assetUses', live).count(),
  ]);
  for (const use of groups.flatMap((group) => [...group.keys()])) {
    const [key = '', itemId] = String(use).split(' ');
    const assetId = keys.get(key);
    if (assetId !== undefined) uses.get(assetId)?.add(Number(itemId));
  }
  return uses;
}

/** Numbers of items in which assets are, by asset. */
export async function countUses(store: BackendStore, assets: readonly WithKey[]): Promise<(id: number) => number> {
  const uses = await readUses(store, assets);
  return (id) => uses.get(id)?.size ?? 0;
}

export async function toListedAssets(store: BackendStore, assets: readonly Asset[]): Promise<ListedAsset[]> {
  const [usesOf, personOf] = await Promise.all([
    countUses(store, assets),
    readPeople(
      store,
      assets.map(({ authorId }) => authorId),
    ),
  ]);
  return assets.map((asset) => ({ ...asset, author: personOf(asset.authorId), uses: usesOf(asset.id) }));
}

/** Uses that one answer lists. */
const maxListed = 50;

/** Items in which an asset is, with its places there: the first ones. */
export async function listUses(store: BackendStore, asset: WithKey): Promise<AssetUse[]> {
  const keys = [...(await readKeys(store, [asset])).keys()];
  const ids = [...((await readUses(store, [asset])).get(asset.id) ?? [])].sort((a, b) => b - a).slice(0, maxListed);
  const [items, shown] = await Promise.all([
    store.table(itemsTable).getMany(ids),
    store.table(shownItemsTable).getMany(ids),
  ]);
  const placesIn = (item: ContentItem | undefined): AssetUse['places'] => {
    const places = item ? usedIn(item) : new Map();
    return keys.flatMap((key) => places.get(key) ?? []);
  };
  return items.map((item) => {
    const live = item.publishedVersion === null ? undefined : shown.find(({ id }) => id === item.id);
    const places = [...new Set([...placesIn(item), ...placesIn(live)])];
    return { itemId: item.id, title: item.title, status: item.status, isLive: live !== undefined, places };
  });
}
