import { toAccountName } from '@atrium/contract/person';
import type { Rejection } from './call';
import { type Person, peopleTable } from './person';
import { and, eq, ne, oneOf } from './query/conditions';
import type { BackendStore } from './store';

/** Why an email is refused that another account has. */
export const emailTaken = 'This email is already in use.';
/** Why a username is refused that another account has. */
export const usernameTaken = 'This username is already in use.';

/** The subject of the right to learn how people are reached. Since 3.0. */
export const peopleSubject = 'People';

/** True where somebody may see the addresses and phone numbers of others; all others see name and picture. Since 3.0. */
export const maySeeAddresses = (store: BackendStore, user: Person | null): boolean =>
  store.permissions.allows(user, 'read', peopleSubject);

/**
 * The person who has proven that the address is theirs, in any case of letters. What is meant for an address (an email, an
 * invitation, what its owner may see) goes to them, and to nobody who only says that it is theirs.
 */
export const findPersonByProvenEmail = (store: BackendStore, email: string): Promise<Person | undefined> =>
  store.table(peopleTable).first({ where: eq('provenKey', toAccountName(email)) });

/** The people who have proven that some addresses are theirs, by `toAccountName` of the address. */
export async function findPeopleByProvenEmail(
  store: BackendStore,
  emails: readonly string[],
): Promise<Map<string, Person>> {
  const found = new Map<string, Person>();
  if (emails.length === 0) return found;
  const isOne = oneOf('provenKey', [...new Set(emails.map(toAccountName))]);
  for await (const person of store.table(peopleTable).each(isOne)) found.set(toAccountName(person.email), person);
  return found;
}

/** The person who signs in by that address, in any case of letters: who has proven it, or else who was first to name it. */
export const findPersonByEmail = async (store: BackendStore, email: string): Promise<Person | undefined> =>
  (await findPersonByProvenEmail(store, email)) ??
  (await store.table(peopleTable).first({ where: eq('emailKey', toAccountName(email)) }));

interface AccountNames {
  email?: string | undefined;
  username?: string | undefined;
}

/** Messages for the names of a person that another one has; null for each that is free. */
export async function findTakenNames(store: BackendStore, { email, username }: AccountNames, exceptId = 0) {
  const isTaken = async (column: 'emailKey' | 'usernameKey', name: string | undefined) =>
    name !== undefined &&
    (await store.table(peopleTable).count(and(eq(column, toAccountName(name)), ne<'id'>('id', exceptId)))) > 0;
  return {
    email: (await isTaken('emailKey', email)) ? emailTaken : null,
    username: (await isTaken('usernameKey', username)) ? usernameTaken : null,
  };
}

/** The rejection of names that another person has; null when there is none. */
export async function rejectTakenNames(
  store: BackendStore,
  names: AccountNames,
  exceptId?: number,
): Promise<Rejection | null> {
  const { email, username } = await findTakenNames(store, names, exceptId);
  const error = { ...(email && { email: [email] }), ...(username && { username: [username] }) };
  return email || username ? { status: 400, data: { error } } : null;
}
