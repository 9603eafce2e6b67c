import { type BackendStore, eq, findTakenNames, type Person, peopleTable } from '@atrium/backend';
import { proveAddress } from '../auth/addressProof';
import { endAccess } from '../auth/endAccess';
import { linkedUserId, linkIdentity } from '../auth/identities';
import { toUsername } from '../auth/providerPerson';
import { freeUsername } from '../auth/registration';
import { deleteWhere } from '../auth/tables';
import { applyGroupRole, isLastAdmin, usualRole } from './groupRoles';
import { personOfScim, type ScimPerson } from './personOfScim';
import { ScimError } from './ScimError';
import { type ScimUser, scimMembersTable, scimUsersTable } from './tables';

type Resource = ScimUser['resource'];

/** The issuer of the provider by which people sign in; undefined where there is none. */
type Issuer = string | undefined;

const findByName = async (store: BackendStore, userName: string): Promise<ScimUser | undefined> =>
  (await store.table(scimUsersTable).find({ where: eq('userNameKey', userName.toLowerCase()) })).find(
    ({ isDeleted }) => !isDeleted,
  );

const findByExternalId = (store: BackendStore, externalId: string): Promise<ScimUser | undefined> =>
  store.table(scimUsersTable).first({ where: eq('externalId', externalId) });

/** A user who is not deleted. */
export async function findScimUser(store: BackendStore, id: string): Promise<ScimUser> {
  const user = /^\d{1,15}$/.test(id) ? await store.table(scimUsersTable).get(Number(id)) : undefined;
  if (!user || user.isDeleted) throw new ScimError(404, `There is no user ${id}`);
  return user;
}

/** @throws ScimError where another user has one of the names (RFC 7644, 3.3) */
async function checkUnique(store: BackendStore, { userName, externalId }: ScimPerson, ownId = 0): Promise<void> {
  const named = await findByName(store, userName);
  if (named && named.id !== ownId) throw new ScimError(409, 'Another user has this userName', 'uniqueness');
  const other = externalId === null ? undefined : await findByExternalId(store, externalId);
  if (other && other.id !== ownId && !other.isDeleted)
    throw new ScimError(409, 'Another user has this externalId', 'uniqueness');
}

async function checkAddress(store: BackendStore, email: string, ownId = 0): Promise<void> {
  if (!email)
    throw new ScimError(400, 'A user needs an email address: emails, or a userName that is one', 'invalidValue');
  if ((await findTakenNames(store, { email }, ownId)).email === null) return;
  throw new ScimError(
    409,
    'Another account has this email address. An account is matched by the identity provider’s id (externalId), never by its address: its person signs in by the provider once, or its address is changed',
    'uniqueness',
  );
}

async function addPerson(
  store: BackendStore,
  { userName, fullName, email, contact, isActive }: ScimPerson,
): Promise<number> {
  const people = store.table(peopleTable);
  const { id } = await people.put({
    id: await people.nextId(),
    fullName,
    username: await freeUsername(store, toUsername(userName)),
    email,
    company: '',
    country: '',
    contact,
    role: usualRole,
    status: isActive ? 'active' : 'inactive',
    avatar: null,
    lastSeen: null,
    addedAt: store.now(),
  });
  // The organisation's directory gives the address, and an admin has let it in.
  await proveAddress(store, id, email);
  return id;
}

/** @throws ScimError for the last admin, without whom nobody could look after the product */
async function setActive(store: BackendStore, person: Person, isActive: boolean): Promise<Person> {
  if (isActive === (person.status !== 'inactive')) return person;
  if (!isActive && (await isLastAdmin(store, person)))
    throw new ScimError(400, 'The last admin cannot be made inactive', 'mutability');
  const changed = await store.table(peopleTable).put({ ...person, status: isActive ? 'active' : 'inactive' });
  if (!isActive) await endAccess(store, person.id);
  return changed;
}

/** Takes over what the provider says of somebody who has an account. */
async function updatePerson(store: BackendStore, id: number, given: ScimPerson): Promise<void> {
  const people = store.table(peopleTable);
  const before = await people.get(id);
  if (!before) throw new ScimError(404, `There is no user ${id}`);
  if (before.email !== given.email) await checkAddress(store, given.email, id);
  const person = await setActive(store, before, given.isActive);
  const contact = given.contact || person.contact;
  if (person.fullName !== given.fullName || person.contact !== contact)
    await people.put({ ...person, fullName: given.fullName, contact });
  await proveAddress(store, id, given.email);
}

async function link(store: BackendStore, id: number, issuer: Issuer, externalId: string | null): Promise<void> {
  if (issuer === undefined || externalId === null) return;
  const identity = { issuer, subject: externalId };
  const holder = await linkedUserId(store, identity);
  if (holder === id) return;
  if (holder !== undefined) throw new ScimError(409, 'This externalId opens another account', 'uniqueness');
  await linkIdentity(store, { id }, identity);
}

async function keep(
  store: BackendStore,
  user: Pick<ScimUser, 'id'> & Partial<ScimUser>,
  resource: Resource,
  given: ScimPerson,
) {
  const now = store.now();
  const { active: _, externalId: __, ...kept } = resource;
  return store.table(scimUsersTable).put({
    hasGroupRole: false,
    createdAt: now,
    ...user,
    userName: given.userName,
    externalId: given.externalId,
    resource: kept,
    isDeleted: false,
    changedAt: now,
  });
}

/** The account of somebody who was here before: deleted at the provider, or signed in by it; by their id there alone. */
async function findKnown(
  store: BackendStore,
  issuer: Issuer,
  externalId: string | null,
): Promise<Pick<ScimUser, 'id'> | undefined> {
  if (externalId === null) return undefined;
  const deleted = await findByExternalId(store, externalId);
  if (deleted) return deleted;
  const id = issuer === undefined ? undefined : await linkedUserId(store, { issuer, subject: externalId });
  return id === undefined ? undefined : ((await store.table(scimUsersTable).get(id)) ?? { id });
}

/** Gives somebody an account, or takes over the one that their id at the provider opens (RFC 7644, 3.3). */
export async function createScimUser(store: BackendStore, issuer: Issuer, resource: Resource): Promise<ScimUser> {
  const given = personOfScim(resource);
  await checkUnique(store, given);
  const known = await findKnown(store, issuer, given.externalId);
  if (known) await updatePerson(store, known.id, given);
  else await checkAddress(store, given.email);
  const id = known?.id ?? (await addPerson(store, given));
  await link(store, id, issuer, given.externalId);
  return keep(store, { ...known, id }, resource, given);
}

/** Puts other attributes in the place of those that somebody has (RFC 7644, 3.5.1). */
export async function replaceScimUser(
  store: BackendStore,
  issuer: Issuer,
  { user, resource }: { user: ScimUser; resource: Resource },
): Promise<ScimUser> {
  const given = personOfScim(resource);
  await checkUnique(store, given, user.id);
  await updatePerson(store, user.id, given);
  await link(store, user.id, issuer, given.externalId);
  return keep(store, user, resource, given);
}

/** Somebody is not found any more, and cannot sign in (RFC 7644, 3.6); what they have written stays. */
export async function deleteScimUser(store: BackendStore, user: ScimUser): Promise<void> {
  const person = await store.table(peopleTable).get(user.id);
  if (person) await setActive(store, person, false);
  await deleteWhere(store.table(scimMembersTable), eq('userId', user.id));
  await applyGroupRole(store, user.id);
  const kept = (await store.table(scimUsersTable).get(user.id)) ?? user;
  await store.table(scimUsersTable).put({ ...kept, isDeleted: true, changedAt: store.now() });
}
