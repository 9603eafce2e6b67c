import {
  and,
  type BackendStore,
  eq,
  findPersonByProvenEmail,
  hasProvenEmail,
  lte,
  maySeeAddresses,
  ne,
  oneOf,
  type Person,
  peopleTable,
  toAccountName,
} from '@atrium/backend';
import type { ChatContact } from '../api/schemas';
import { contactsTable, maxListed } from './tables';

/** Ids of colleagues start above those of contacts. */
const firstColleague = 1000;

/** Colleagues in the list of contacts at most, besides those one has written with. */
const maxColleagues = 500;

const toContact = (person: Person, hasAddresses: boolean): ChatContact => ({
  id: firstColleague + person.id,
  fullName: person.fullName,
  role: person.company,
  about: '',
  avatar: person.avatar,
  status: 'online',
  email: hasAddresses ? person.email : '',
  phone: hasAddresses ? person.contact : '',
  isMuted: false,
  isBlocked: false,
  isImportant: false,
  tags: [],
});

/** True of another account that may chat, on a server: the demo has contacts only. */
async function isColleague({ account, credentials, permissions }: BackendStore, person: Person): Promise<boolean> {
  if (!account || person.id === account || person.status === 'inactive') return false;
  return permissions.allows(person, 'read', 'Chat') && (await credentials.canSignIn?.(person.id)) === true;
}

/** @param named ids of contacts who are among them in any case */
async function listColleagues(store: BackendStore, named: readonly number[]): Promise<Person[]> {
  if (!store.account) return [];
  const people = store.table(peopleTable);
  const [first, others] = await Promise.all([
    people.find({ where: ne('status', 'inactive'), limit: maxColleagues }),
    people.getMany(named.map((id) => id - firstColleague)),
  ]);
  const all = [...new Map([...first, ...others].map((person) => [person.id, person])).values()];
  const areColleagues = await Promise.all(all.map((person) => isColleague(store, person)));
  return all.filter((_, place) => areColleagues[place]);
}

/** True where the caller sees the addresses of colleagues. */
async function seesAddresses(store: BackendStore): Promise<boolean> {
  const self = store.account === undefined ? undefined : await store.table(peopleTable).get(store.account);
  return self !== undefined && maySeeAddresses(store, self);
}

/** The accounts of stored contacts, by the ids of these. */
async function findAccounts(store: BackendStore, contacts: readonly ChatContact[]): Promise<Map<number, Person>> {
  const people = store.table(peopleTable);
  const emails = contacts.filter(({ id }) => id <= firstColleague).map(({ email }) => toAccountName(email));
  const [byId, byEmail] = await Promise.all([
    people.getMany(contacts.flatMap(({ id }) => (id > firstColleague ? [id - firstColleague] : []))),
    people.find({ where: oneOf('provenKey', emails) }),
  ]);
  const colleagues = new Map(byId.map((person) => [firstColleague + person.id, person]));
  const proven = new Map(byEmail.map((person) => [toAccountName(person.email), person]));
  return new Map(
    contacts.flatMap(({ id, email }) => {
      const person = id > firstColleague ? colleagues.get(id) : proven.get(toAccountName(email));
      return person ? [[id, person]] : [];
    }),
  );
}

/**
 * People to write to: stored contacts, and colleagues without stored data.
 * @param named ids of contacts who are among them in any case
 */
export async function listContacts(store: BackendStore, named: readonly number[] = []): Promise<ChatContact[]> {
  const all = await store.table(contactsTable).find({ limit: maxListed });
  if (store.account === undefined) return all;
  const [accounts, colleagues, hasAddresses] = await Promise.all([
    findAccounts(store, all),
    listColleagues(
      store,
      named.filter((id) => id > firstColleague),
    ),
    seesAddresses(store),
  ]);
  // Current public data of a colleague, with stored muting, blocking and tags.
  const stored = all.map((contact) => {
    const person = contact.id > firstColleague ? accounts.get(contact.id) : undefined;
    if (!person) return contact;
    const { email, phone } = toContact(person, hasAddresses);
    return { ...contact, email, phone };
  });
  const known = new Set([...accounts.values()].map(({ id }) => id));
  const others = colleagues.filter(({ id }) => !known.has(id));
  return [...stored, ...others.map((person) => toContact(person, hasAddresses))];
}

/** The stored contact that stands for an account: by its proven address, or as a colleague. */
async function findStored(store: BackendStore, person: Person): Promise<ChatContact | undefined> {
  const contacts = store.table(contactsTable);
  const where = and(eq('emailKey', toAccountName(person.email)), lte<'id'>('id', firstColleague));
  const named = hasProvenEmail(person) ? await contacts.first({ where }) : undefined;
  return named ?? contacts.get(firstColleague + person.id);
}

export async function findContact(store: BackendStore, id: number): Promise<ChatContact | undefined> {
  const stored = await store.table(contactsTable).get(id);
  if (stored || !store.account || id <= firstColleague) return stored;
  const person = await store.table(peopleTable).get(id - firstColleague);
  if (!person || !(await isColleague(store, person)) || (await findStored(store, person))) return undefined;
  return toContact(person, await seesAddresses(store));
}

/**
 * Account of a contact; undefined if they have none, and in the demo. Colleagues are identified by account, contacts of
 * the seed by proven address.
 */
export async function accountOf(store: BackendStore, { id, email }: ChatContact): Promise<number | undefined> {
  if (store.account === undefined) return undefined;
  const person =
    id > firstColleague
      ? await store.table(peopleTable).get(id - firstColleague)
      : await findPersonByProvenEmail(store, email);
  return person?.id;
}

/** The contact that stands for an account, on a server. */
export async function findContactOf(store: BackendStore, personId: number): Promise<ChatContact | undefined> {
  if (store.account === undefined) return undefined;
  const person = await store.table(peopleTable).get(personId);
  return person && ((await findStored(store, person)) ?? findContact(store, firstColleague + personId));
}
