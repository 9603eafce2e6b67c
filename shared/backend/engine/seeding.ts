import { type AppBackend, defineTable, toDay } from '..';
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

export const seededTable = defineTable<Seeded>()({ name: 'seeded', id: 'text' });
export const anchorTable = defineTable<Anchor>()({ name: 'anchor', id: 'text' });

export const isSeeded = (store: Store, id: string): boolean => store.table(seededTable).get(id) !== undefined;

const getAnchor = (store: Store): Anchor =>
  store.table(anchorTable).get('anchor') ?? { id: 'anchor', time: store.now() };

/** A backend's first rows, with their dates relative to a moment in milliseconds. */
export const readSeed = async ({ seed }: AppBackend, time: number) => resolveDates((await seed?.()) ?? {}, time);

/** Puts a backend's first rows into the store, once in its life. */
export async function seed(store: Store, backend: AppBackend): Promise<void> {
  const anchor = getAnchor(store);
  const personal = new Set(backend.tables.flatMap(({ name, isPersonal }) => (isPersonal ? [name] : [])));
  const nameOf = (table: string) =>
    store.hasAccounts && personal.has(table) ? toPartitionName(table, seedAccount) : table;
  const rows = Object.entries(await readSeed(backend, anchor.time)).map(
    ([table, first]) => [nameOf(table), first] as const,
  );
  await store.fill({
    ...Object.fromEntries(rows),
    [seededTable.name]: [{ id: backend.id }],
    [anchorTable.name]: [anchor],
  });
}
