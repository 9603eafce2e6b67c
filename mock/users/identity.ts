import type { FieldErrors, MockStore } from 'shared/api';
import { type StoredUser, usersKey } from './tables';

const emailTaken = 'This email is already in use.';
const usernameTaken = 'This username is already in use.';

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The user with that address, in any case. */
export const findByEmail = (store: MockStore, email: string): StoredUser | undefined =>
  store
    .table(usersKey)
    .all()
    .find((user) => isSame(user.email, email));

/** Which of a user's names another one bears already: the message, or null. */
export function findTaken(
  store: MockStore,
  { email, username }: { email?: string; username?: string },
  exceptId?: number,
): { email: string | null; username: string | null } {
  const others = store
    .table(usersKey)
    .all()
    .filter(({ id }) => id !== exceptId);
  const hasEmail = email !== undefined && others.some((user) => isSame(user.email, email));
  const hasUsername = username !== undefined && others.some((user) => isSame(user.username, username));
  return { email: hasEmail ? emailTaken : null, username: hasUsername ? usernameTaken : null };
}

/** The refusal of names that another user bears; null when there is none. */
export function checkTaken(store: MockStore, names: { email?: string; username?: string }, exceptId?: number) {
  const { email, username } = findTaken(store, names, exceptId);
  const error: FieldErrors = { ...(email && { email: [email] }), ...(username && { username: [username] }) };
  return email || username ? { status: 400 as const, data: { error } } : null;
}
