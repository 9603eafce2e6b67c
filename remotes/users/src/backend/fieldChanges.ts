import type { BackendStore } from '@atrium/backend';
import type { UserFieldChange } from '../api/eventSchemas';
import { findNamedRole } from './findNamedRole';
import type { StoredUser } from './tables';

type Held = string | string[] | null | undefined;

/** Too long to be kept with each change: that there is another one has to do. */
const unkept = 'avatar';

const byPart = (field: string, parts: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(parts).map(([part, value]) => [`${field}.${part}`, value]));

/** What somebody holds by field. A role goes by its name where somebody has made it: it may be gone when this is read. */
function heldFields(store: BackendStore, user: StoredUser): ReadonlyMap<string, Held> {
  const { id, rev, lastChange, addedAt, lastSeen, preferences, provenEmail, role, roleId, address, social, ...fields } =
    user;
  return new Map<string, Held>(
    Object.entries({
      ...fields,
      role: findNamedRole(store, roleId)?.name ?? role,
      ...byPart('address', address),
      ...byPart('social', social),
    }),
  );
}

/** Nothing, an empty text and an empty list are the same. */
const toKept = (value: Held): UserFieldChange['before'] => (value && value.length > 0 ? value : null);

/** The fields that hold something else than before, with both. */
export function changesBetween(store: BackendStore, before: StoredUser, after: StoredUser): UserFieldChange[] {
  const [old, now] = [heldFields(store, before), heldFields(store, after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: toKept(old.get(field)), after: toKept(now.get(field)) }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
}

export const keptChanges = (changes: readonly UserFieldChange[]): UserFieldChange[] =>
  changes.filter(({ field }) => field !== unkept);
