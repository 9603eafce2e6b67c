import { type BackendStore, oneOf, or, type Person, type Restorable, type Row } from '@atrium/backend';
import { bringBack, columnOf, listBinned, readField } from '@atrium/backend/engine';

type Keyed = Row & { id: number };

/** Values of unique fields, in a form to compare. */
const toUniqueValues = ({ key, unique = [] }: Restorable, row: Keyed): string[] =>
  unique.flatMap((field) => {
    const value = columnOf(key, field).read(row);
    return value === null ? [] : `${field} ${value}`.toLowerCase();
  });

/** The rows that have a unique value of some others. */
async function findRivals(
  store: BackendStore,
  { key, unique = [] }: Restorable,
  rows: readonly Keyed[],
): Promise<Keyed[]> {
  if (unique.length === 0) return [];
  const valuesOf = (field: string) => rows.flatMap((row) => columnOf(key, field).read(row) ?? []);
  const rivals: Keyed[] = [];
  for await (const row of store.table(key).each(or(...unique.map((field) => oneOf(field, valuesOf(field))))))
    rivals.push(row);
  return rivals;
}

/** Brings rows back, but those that are not there, or whose place another one has taken since; gives the ids of the others. */
export async function restoreRows(
  store: BackendStore,
  kind: Restorable,
  ids: readonly number[],
  user: Person | null,
): Promise<number[]> {
  const isTheirs = (row: Row) => kind.isOf?.(row as never, user) ?? true;
  const binned = new Map(
    (await listBinned(store, kind.key))
      .filter(({ row }) => isTheirs(row))
      .map((entry) => [readField(entry.row, kind.idField ?? 'id'), entry]),
  );
  const wanted = [...new Set(ids)].flatMap((id) => {
    const entry = binned.get(id);
    return entry ? [{ id, entry }] : [];
  });
  const rows = wanted.map(({ entry }) => entry.row);
  const rivals = (await findRivals(store, kind, rows)).filter(isTheirs);
  const taken = new Set(rivals.flatMap((row) => toUniqueValues(kind, row)));
  const free = wanted.filter(({ entry }) => {
    const values = toUniqueValues(kind, entry.row);
    if (values.some((value) => taken.has(value))) return false;
    for (const value of values) taken.add(value);
    return true;
  });
  // Begun together, what the database is asked goes in few statements.
  await Promise.all(
    free.map(async ({ entry }) => {
      await bringBack(store, kind.key, entry);
      if (kind.bin) await store.table(kind.bin).delete(entry.recordId);
    }),
  );
  return free.map(({ id }) => id);
}
