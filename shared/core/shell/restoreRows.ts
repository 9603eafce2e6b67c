import type { BackendStore, Person, Restorable, Row } from '@atrium/backend';
import { bringBack, listBinned, readField } from '@atrium/backend/engine';

/** Values of unique fields, in a form to compare. */
const toUniqueValues = ({ unique = [] }: Restorable, row: Row): string[] =>
  unique.map((field) => `${field} ${readField(row, field)}`.toLowerCase());

const isOwn = (kind: Restorable, user: Person | null) => (row: Row) => kind.isOf?.(row as never, user) ?? true;

/** Brings rows back, but those that are not there, or whose place another one has taken since; gives the ids of the others. */
export function restoreRows(
  store: BackendStore,
  kind: Restorable,
  ids: readonly number[],
  user: Person | null,
): number[] {
  const isTheirs = isOwn(kind, user);
  const found = new Map(
    listBinned(store, kind.key)
      .filter(({ row }) => isTheirs(row))
      .map((entry) => [readField(entry.row, kind.idField ?? 'id'), entry]),
  );
  const rows = kind.unique ? store.table(kind.key).all().filter(isTheirs) : [];
  const taken = new Set(rows.flatMap((row) => toUniqueValues(kind, row)));
  return ids.filter((id) => {
    const entry = found.get(id);
    if (!entry) return false;
    const values = toUniqueValues(kind, entry.row);
    if (values.some((value) => taken.has(value))) return false;
    for (const value of values) taken.add(value);
    found.delete(id);
    bringBack(store, entry);
    return true;
  });
}
