import { type BackendStore, findByEmail, type Person, peopleKey, type UserRole } from '@atrium/backend';
import { proveAddress } from './addressProof';
import { endAccess } from './endAccess';
import { isLastLinkedAdmin, isLinked, linkedUserId, linkIdentity } from './identities';
import { askForLink } from './linkRequests';
import { isLetIn } from './openSessions';
import type { ProviderPerson } from './providerPerson';
import { freeUsername } from './registration';
import { credentialsKey, type Identity } from './tables';
import type { TokenBearer } from './token';

export type EntryRejection = 'noEmail' | 'noRole' | 'inactive' | 'otherPerson' | 'linkNeeded' | 'linkByAdmin';

interface Entry {
  identity: Identity;
  given: ProviderPerson;
  /** The session that goes on by it: whose it is has shown already that the account is theirs. */
  before: TokenBearer | undefined;
  sendsMail: boolean;
}

/** The role of today; the last admin stays one, whatever the provider says. */
function roleFor(store: BackendStore, known: Person, role: UserRole | null | undefined, issuer: string): UserRole {
  if (!role || isLastLinkedAdmin(store, known, issuer)) return known.role;
  return role;
}

/** The provider has verified an address of theirs: that proves it here, unless somebody else has proven it before. */
const withAddress = (store: BackendStore, person: Person, { email }: ProviderPerson): Person =>
  (email && proveAddress(store, person.id, email)) || person;

/** Takes over what the provider says; somebody invited has come by this, and another role takes the place of a named one. */
function takeOver(store: BackendStore, known: Person, { identity, given }: Entry): Person {
  const status = known.status === 'pending' ? 'active' : known.status;
  const role = roleFor(store, known, given.role, identity.issuer);
  const proven = withAddress(store, known, given);
  if (known.role === role && known.status === status) return proven;
  const { roleId, ...person } = proven;
  const named = known.role === role && roleId !== undefined ? { roleId } : {};
  return store.table(peopleKey).put({ ...person, ...named, role, status });
}

function addPerson(store: BackendStore, given: ProviderPerson, role: UserRole): Person {
  const { email, username, fullName } = given;
  const people = store.table(peopleKey);
  const person = people.put({
    id: people.nextId(),
    fullName,
    username: freeUsername(store, username),
    email,
    company: '',
    country: '',
    contact: '',
    role,
    status: 'active',
    avatar: null,
    lastSeen: null,
    addedAt: store.now(),
  });
  return withAddress(store, person, given);
}

/**
 * True where a verified address is enough: somebody was invited by it, or the account has never had another way in, or
 * it is open on this page. Else the address alone opens nothing.
 */
function isAskedIn(store: BackendStore, { id, status }: Person, { identity, before }: Entry): boolean {
  if (status === 'pending') return true;
  if (isLinked(store, id, identity.issuer)) return false;
  return before?.userId === id || store.table(credentialsKey).get(id) === undefined;
}

async function enterFirst(store: BackendStore, entry: Entry): Promise<Person | EntryRejection> {
  const { given, identity, sendsMail } = entry;
  if (!given.email) return 'noEmail';
  if (given.role === null) return 'noRole';
  const known = findByEmail(store, given.email);
  if (!known) {
    if (!given.role) return 'noRole';
    const person = addPerson(store, given, given.role);
    linkIdentity(store, person, identity);
    return person;
  }
  if (!isLetIn(known)) return 'inactive';
  if (isAskedIn(store, known, entry)) {
    linkIdentity(store, known, identity);
    endAccess(store, known.id, entry.before?.sessionId);
    return takeOver(store, known, entry);
  }
  if (isLinked(store, known.id, identity.issuer) || !sendsMail) return 'linkByAdmin';
  await askForLink(store, known, identity);
  return 'linkNeeded';
}

/** The account of somebody whom the provider knows: the one that they are linked with, by that alone; or one for the first time. */
export async function accountFor(store: BackendStore, entry: Entry): Promise<Person | EntryRejection> {
  const userId = linkedUserId(store, entry.identity);
  const meant = userId ?? (entry.given.email ? findByEmail(store, entry.given.email)?.id : undefined);
  // A session goes on for the person that it is of (12.2).
  if (entry.before && entry.before.userId !== meant) return 'otherPerson';
  if (userId === undefined) return enterFirst(store, entry);
  const known = store.table(peopleKey).get(userId);
  if (!known || !isLetIn(known)) return 'inactive';
  return entry.given.role === null ? 'noRole' : takeOver(store, known, entry);
}
