import { type BackendStore, findByEmail, type Person, peopleKey } from 'shared/backend';
import type { ChatContact } from '../api/schemas';
import { contactsKey } from './tables';

/** Colleagues have ids above those that contacts are given. */
const firstColleague = 1000;

const toContact = ({ id, fullName, company, avatar, email, contact }: Person): ChatContact => ({
  id: firstColleague + id,
  fullName,
  role: company,
  about: '',
  avatar,
  status: 'online',
  email,
  phone: contact,
  isMuted: false,
  isBlocked: false,
  isImportant: false,
  tags: [],
});

/** Who else may chat here, on a server: the demo knows nobody but its contacts. */
function listColleagues(store: BackendStore): Person[] {
  const { account, credentials, permissions } = store;
  if (!account) return [];
  return store
    .table(peopleKey)
    .all()
    .filter(({ id, status }) => id !== account && status !== 'inactive' && credentials.canSignIn?.(id) === true)
    .filter((person) => permissions.allows(person, 'read', 'Chat'));
}

/** Everybody whom one may write to: contacts as they were kept, and colleagues of whom nothing was kept yet. */
export function listContacts(store: BackendStore): ChatContact[] {
  const kept = store.table(contactsKey).all();
  const known = new Set(kept.map(({ email }) => email.toLowerCase()));
  const others = listColleagues(store).filter(({ email }) => !known.has(email.toLowerCase()));
  return [...kept, ...others.map(toContact)];
}

export const findContact = (store: BackendStore, id: number): ChatContact | undefined =>
  store.table(contactsKey).get(id) ??
  (store.account ? listContacts(store).find((contact) => contact.id === id) : undefined);

/** The account of a contact; undefined where they have none, and in the demo. */
export const accountOf = (store: BackendStore, { email }: ChatContact): number | undefined =>
  store.account === undefined ? undefined : findByEmail(store, email)?.id;

/** The contact that somebody is to the current account. */
export function findContactOf(store: BackendStore, personId: number): ChatContact | undefined {
  const email = store.table(peopleKey).get(personId)?.email.toLowerCase();
  return listContacts(store).find((contact) => contact.email.toLowerCase() === email);
}
