import type { Rejection } from './call';
import { type Person, peopleKey } from './person';
import type { BackendStore } from './store';

/** Why an email is refused that another account has. */
export const emailTaken = 'This email is already in use.';
/** Why a username is refused that another account has. */
export const usernameTaken = 'This username is already in use.';

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** True where somebody has proven the address of their account. Since 3.0. */
export const hasProvenEmail = ({ email, provenEmail }: Person): boolean =>
  provenEmail !== undefined && isSame(email, provenEmail);

/**
 * The person who has proven that the address is theirs, in any case of letters. What is meant for an address (an email, an
 * invitation, what its owner may see) goes to them, and to nobody who only says that it is theirs. Since 3.0.
 */
export const findByProvenEmail = (store: BackendStore, email: string): Person | undefined =>
  store
    .table(peopleKey)
    .all()
    .find((user) => isSame(user.email, email) && hasProvenEmail(user));

/** The person who signs in by that address, in any case of letters: who has proven it, or else who was first to name it. */
export const findByEmail = (store: BackendStore, email: string): Person | undefined =>
  findByProvenEmail(store, email) ??
  store
    .table(peopleKey)
    .all()
    .find((user) => isSame(user.email, email));

/** The subject of the right to learn how people are reached. Since 3.0. */
export const peopleSubject = 'People';

/** True where somebody may see the addresses and phone numbers of others; all others see name and picture. Since 3.0. */
export const maySeeAddresses = (store: BackendStore, user: Person | null): boolean =>
  store.permissions.allows(user, 'read', peopleSubject);

/** Message for a name of a person that another one has; null if there is none. */
export function findDuplicate(
  store: BackendStore,
  { email, username }: { email?: string; username?: string },
  exceptId?: number,
): { email: string | null; username: string | null } {
  const others = store
    .table(peopleKey)
    .all()
    .filter(({ id }) => id !== exceptId);
  const hasEmail = email !== undefined && others.some((user) => isSame(user.email, email));
  const hasUsername = username !== undefined && others.some((user) => isSame(user.username, username));
  return { email: hasEmail ? emailTaken : null, username: hasUsername ? usernameTaken : null };
}

/** The refusal of names that another person has; null when there is none. */
export function checkUnique(
  store: BackendStore,
  names: { email?: string; username?: string },
  exceptId?: number,
): Rejection | null {
  const { email, username } = findDuplicate(store, names, exceptId);
  const error = { ...(email && { email: [email] }), ...(username && { username: [username] }) };
  return email || username ? { status: 400, data: { error } } : null;
}
