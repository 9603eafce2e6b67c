import { type BackendStore, findPersonByEmail, type Person, peopleTable, type UserRole } from '@atrium/backend';
import { proveAddress } from './addressProof';
import { endAccess } from './endAccess';
import { isLastLinkedAdmin, isLinked, linkedUserId, linkIdentity } from './identities';
import { askForLink } from './linkRequests';
import { isLetIn } from './openSessions';
import type { ProviderPerson } from './providerPerson';
import { freeUsername } from './registration';
import { credentialsTable, type Identity } from './tables';
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
async function roleFor(store: BackendStore, known: Person, { identity, given: { role } }: Entry): Promise<UserRole> {
  if (!role || role === known.role || (await isLastLinkedAdmin(store, known, identity.issuer))) return known.role;
  return role;
}

/** The provider has verified an address of theirs: that proves it here, unless somebody else has proven it before. */
const withAddress = async (store: BackendStore, person: Person, { email }: ProviderPerson): Promise<Person> =>
  (email && (await proveAddress(store, person.id, email))) || person;

/** Takes over what the provider says; somebody invited has come by this, and another role takes the place of a named one. */
async function takeOver(store: BackendStore, known: Person, entry: Entry): Promise<Person> {
  const status = known.status === 'pending' ? 'active' : known.status;
  const role = await roleFor(store, known, entry);
  const proven = await withAddress(store, known, entry.given);
  if (known.role === role && known.status === status) return proven;
  const { roleId, ...person } = proven;
  const named = known.role === role && roleId !== undefined ? { roleId } : {};
  return store.table(peopleTable).put({ ...person, ...named, role, status });
}

async function addPerson(store: BackendStore, given: ProviderPerson, role: UserRole): Promise<Person> {
  const { email, username, fullName } = given;
  const people = store.table(peopleTable);
  const person = await people.put({
    id: await people.nextId(),
    fullName,
    username: await freeUsername(store, username),
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
async function isAskedIn(store: BackendStore, { id, status }: Person, { identity, before }: Entry): Promise<boolean> {
  if (status === 'pending') return true;
  if (await isLinked(store, id, identity.issuer)) return false;
  return before?.userId === id || (await store.table(credentialsTable).get(id)) === undefined;
}

async function enterFirst(store: BackendStore, entry: Entry): Promise<Person | EntryRejection> {
  const { given, identity, sendsMail } = entry;
  if (!given.email) return 'noEmail';
  if (given.role === null) return 'noRole';
  const known = await findPersonByEmail(store, given.email);
  if (!known) {
    if (!given.role) return 'noRole';
    const person = await addPerson(store, given, given.role);
    await linkIdentity(store, person, identity);
    return person;
  }
  if (!isLetIn(known)) return 'inactive';
  if (await isAskedIn(store, known, entry)) {
    await linkIdentity(store, known, identity);
    await endAccess(store, known.id, entry.before?.sessionId);
    return takeOver(store, known, entry);
  }
  if (!sendsMail || (await isLinked(store, known.id, identity.issuer))) return 'linkByAdmin';
  await askForLink(store, known, identity);
  return 'linkNeeded';
}

/** The account of somebody whom the provider knows: the one that they are linked with, by that alone; or one for the first time. */
export async function accountFor(store: BackendStore, entry: Entry): Promise<Person | EntryRejection> {
  const { email } = entry.given;
  const userId = await linkedUserId(store, entry.identity);
  const meant = userId ?? (email ? (await findPersonByEmail(store, email))?.id : undefined);
  // A session goes on for the person that it is of (12.2).
  if (entry.before && entry.before.userId !== meant) return 'otherPerson';
  if (userId === undefined) return enterFirst(store, entry);
  const known = await store.table(peopleTable).get(userId);
  if (!known || !isLetIn(known)) return 'inactive';
  return entry.given.role === null ? 'noRole' : takeOver(store, known, entry);
}
