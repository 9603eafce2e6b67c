import type { AppBackend, TableKey } from '..';
import { seedAccount, toPartitionName } from './partition';
import { resolveDates } from './relativeDates';
import type { Store } from './Store';

interface Seeded {
  id: string;
}

/** The time to which all dates of first rows are relative: when the store was first filled. */
interface Anchor {
  id: 'anchor';
  time: number;
}

export const seededKey: TableKey<Seeded> = { name: 'seeded' };
export const anchorKey: TableKey<Anchor> = { name: 'anchor' };

export const isSeeded = (store: Store, id: string): boolean => store.table(seededKey).get(id) !== undefined;

export const getAnchor = (store: Store): Anchor =>
  store.table(anchorKey).get('anchor') ?? { id: 'anchor', time: store.now() };

const readSeed = async ({ seed }: AppBackend, { time }: Anchor) => resolveDates((await seed?.()) ?? {}, time);

/** Puts a backend's first rows into the store, once in its life. `isScaled` leaves out those of tables that are scaled up. */
export async function seed(store: Store, backend: AppBackend, isScaled: boolean): Promise<void> {
  const anchor = getAnchor(store);
  const scaled = isScaled ? Object.keys(backend.scaleUp ?? {}) : [];
  const personal = new Set(backend.tables.flatMap(({ name, isPersonal }) => (isPersonal ? [name] : [])));
  const nameOf = (table: string) =>
    store.hasAccounts && personal.has(table) ? toPartitionName(table, seedAccount) : table;
  const rows = Object.entries(await readSeed(backend, anchor))
    .filter(([table]) => !scaled.includes(table))
    .map(([table, first]) => [nameOf(table), first] as const);
  await store.fill({ ...Object.fromEntries(rows), [seededKey.name]: [{ id: backend.id }], [anchorKey.name]: [anchor] });
}

/** The scaled rows of a backend's tables. */
export async function readScaled(store: Store, backend: AppBackend, scale: number) {
  const anchor = getAnchor(store);
  const { scaleUpSeed } = await import(/* webpackChunkName: "mock-later" */ './scale');
  return scaleUpSeed(backend, await readSeed(backend, anchor), scale, anchor.time);
}
