import { type AppBackend, type TableKey, toDay } from '..';
import { seedAccount, toPartitionName } from './partition';
import type { Store } from './Store';

/**
 * A time of the seed, relative to the moment at which a store is first filled:
 * `@-40m` is 40 minutes before it, `@-3h` 3 hours; `@-1d 09:42` is 9:42 on the day before, `@+2d` a day as a date.
 */
const pattern = /^@([+-]\d+)([mhd])(?: (\d\d):(\d\d))?$/;

const minutes = { m: 1, h: 60 };

/** Puts moments in place of the relative dates anywhere in a row. */
export function resolveDates<T>(value: T, anchor: number): T;
export function resolveDates(value: unknown, anchor: number): unknown {
  if (typeof value === 'string') return value.startsWith('@') ? resolveDate(value, anchor) : value;
  if (Array.isArray(value)) return value.map((item) => resolveDates(item, anchor));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolveDates(inner, anchor)]));
}

function resolveDate(text: string, anchor: number): string {
  const [, amount, unit, hour, minute] = pattern.exec(text) ?? [];
  if (unit === 'm' || unit === 'h') return new Date(anchor + Number(amount) * minutes[unit] * 60_000).toISOString();
  if (unit !== 'd') return text;
  const day = new Date(anchor);
  day.setDate(day.getDate() + Number(amount));
  if (hour === undefined) return toDay(day);
  day.setHours(Number(hour), Number(minute), 0, 0);
  return day.toISOString();
}

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
