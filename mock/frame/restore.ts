import { frameCalls } from 'shared/api';
import { Restored, RestoreRequest } from 'shared/api/schemas';
import {
  answerCall,
  type BackendStore,
  ok,
  type Person,
  type Restorable,
  type Row,
  refuse,
  refuseField,
} from 'shared/backend';
import { binKey, bringBack, listBinned, readField } from '../engine/bin';
import type { BackendCatalog } from '../engine/catalog';

/** What no other row may have, in a form to compare. */
const toUniqueValues = ({ unique = [] }: Restorable, row: Row): string[] =>
  unique.map((field) => `${field} ${readField(row, field)}`.toLowerCase());

const isOwn = (kind: Restorable, user: Person | null) => (row: Row) => kind.isOf?.(row as never, user) ?? true;

/** Brings rows back, but those that are not there, or whose place another one has taken since; gives the ids of the others. */
function restoreRows(store: BackendStore, kind: Restorable, ids: readonly number[], user: Person | null): number[] {
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

/** The apps of which something may come back. */
const listDeleters = (store: BackendStore): string[] => [
  ...new Set(
    store
      .table(binKey)
      .all()
      .map(({ app }) => app),
  ),
];

export const createRestoreCall = (catalog: () => BackendCatalog) => {
  const isAllowed = (store: BackendStore, user: Person | null, subject: string | null) =>
    subject === null || store.permissions.allows(user, 'delete', subject);

  return answerCall(frameCalls.restore, {
    summary: 'Bring back what was deleted in the last 10 minutes, under its old ids and places',
    notes:
      'The ids are those that the deleting call took. What cannot come back, because it is too old or because another record has the same place by now, is left out of the answer. With a token: asks for the ability to delete what is restored.',
    input: RestoreRequest,
    answer: Restored,
    refusals: [400],
    // What one call has deleted by a filter comes back by one call.
    maxElements: 10_000,
    needs: (_input, store) => listDeleters(store),
    handle(store, { input: { kind, ids }, user }) {
      for (const id of catalog().idsOf(() => true)) {
        const backend = catalog().loaded(id);
        const restorable = backend?.restores?.[kind];
        if (!backend || !restorable) continue;
        if (!isAllowed(store, user, restorable.subject ?? backend.subject)) return refuse(403, 'Not allowed');
        return ok({ restored: restoreRows(store, restorable, ids, user) });
      }
      return listDeleters(store).length > 0
        ? refuseField('kind', 'Nothing of this kind can come back.')
        : ok({ restored: [] });
    },
  });
};
