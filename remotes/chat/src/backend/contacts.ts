import { type BackendStore, findByProvenEmail, maySeeAddresses, type Person, peopleKey } from '@atrium/backend';
import type { ChatContact } from '../api/schemas';
import { contactsKey } from './tables';

/** Ids of colleagues start above those of contacts. */
const firstColleague = 1000;

const idOf = ({ id }: Person): number => firstColleague + id;

const toContact = (person: Person, hasAddresses: boolean): ChatContact => ({
  id: idOf(person),
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

/** Other accounts who may chat, on a server: the demo has contacts only. */
function listColleagues(store: BackendStore): Person[] {
  const { account, credentials, permissions } = store;
  if (!account) return [];
  return store
    .table(peopleKey)
    .all()
    .filter(({ id, status }) => id !== account && status !== 'inactive' && credentials.canSignIn?.(id) === true)
    .filter((person) => permissions.allows(person, 'read', 'Chat'));
}

/** People to write to: stored contacts, and colleagues without stored data. */
export function listContacts(store: BackendStore): ChatContact[] {
  const all = store.table(contactsKey).all();
  const known = new Set(all.map((contact) => accountOf(store, contact)));
  const others = listColleagues(store).filter(({ id }) => !known.has(id));
  const self = store.account === undefined ? undefined : store.table(peopleKey).get(store.account);
  const hasAddresses = self !== undefined && maySeeAddresses(store, self);
  // Current public data of a colleague, with stored muting, blocking and tags.
  const stored = all.map((contact) => {
    const person = contact.id > firstColleague ? store.table(peopleKey).get(contact.id - firstColleague) : undefined;
    if (!person || store.account === undefined) return contact;
    const { email, phone } = toContact(person, hasAddresses);
    return { ...contact, email, phone };
  });
  return [...stored, ...others.map((person) => toContact(person, hasAddresses))];
}

export const findContact = (store: BackendStore, id: number): ChatContact | undefined =>
  store.table(contactsKey).get(id) ??
  (store.account ? listContacts(store).find((contact) => contact.id === id) : undefined);

/**
 * Account of a contact; undefined if they have none, and in the demo. Colleagues are identified by account, contacts of
 * the seed by proven address.
 */
export function accountOf(store: BackendStore, { id, email }: ChatContact): number | undefined {
  if (store.account === undefined) return undefined;
  if (id > firstColleague) return store.table(peopleKey).get(id - firstColleague)?.id;
  return findByProvenEmail(store, email)?.id;
}

export const findContactOf = (store: BackendStore, personId: number): ChatContact | undefined =>
  listContacts(store).find((contact) => accountOf(store, contact) === personId);
