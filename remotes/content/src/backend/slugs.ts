import { and, type BackendStore, ne, oneOf } from '@atrium/backend';
import { slugOf } from '../model/slugOf';
import { itemsTable, shownItemsTable } from './itemTables';
import { redirectsTable } from './tables';

/** Those that another item has, or its live version, or that lead to it. */
async function takenSlugs(store: BackendStore, slugs: readonly string[], exceptId = 0): Promise<Set<unknown>> {
  const where = and<'slug' | 'id'>(oneOf('slug', slugs), ne('slug', ''), ne('id', exceptId));
  const [newest, shown, redirects] = await Promise.all([
    store.table(itemsTable).groupBy('slug', where).count(),
    store.table(shownItemsTable).groupBy('slug', where).count(),
    store.table(redirectsTable).getMany(slugs),
  ]);
  const leading = redirects.filter(({ itemId }) => itemId !== exceptId).map(({ id }) => id);
  return new Set([...newest.keys(), ...shown.keys(), ...leading]);
}

export const isTaken = async (store: BackendStore, slug: string, exceptId?: number): Promise<boolean> =>
  (await takenSlugs(store, [slug], exceptId)).size > 0;

/** Addresses that are looked up at once. */
const batchSize = 100;

/** The address made of a title, or the next one like it that is free. */
export async function freeSlug(
  store: BackendStore,
  title: string,
  exceptId?: number,
  locale?: string,
): Promise<string> {
  const slug = await slugOf(title, locale);
  for (let first = 1; ; first += batchSize) {
    const slugs = Array.from({ length: batchSize }, (_, place) =>
      first + place === 1 ? slug : `${slug}-${first + place}`,
    );
    const taken = await takenSlugs(store, slugs, exceptId);
    const free = slugs.find((one) => !taken.has(one));
    if (free !== undefined) return free;
  }
}
