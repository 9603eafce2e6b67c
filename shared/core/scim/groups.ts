import { type BackendStore, eq } from '@atrium/backend';
import { deleteWhere } from '../auth/tables';
import { applyGroupRole, findRole } from './groupRoles';
import { ScimError } from './ScimError';
import { type ScimGroup, scimGroupsTable, scimMembersTable, scimUsersTable } from './tables';

/** Names of a group; members are ids of users. */
export interface GivenGroup {
  displayName: string;
  externalId: string | null;
}

const maxNameLength = 200;

export async function findScimGroup(store: BackendStore, id: string): Promise<ScimGroup> {
  const group = await store.table(scimGroupsTable).get(id);
  if (!group) throw new ScimError(404, `There is no group ${id}`);
  return group;
}

/** @throws ScimError for a name that is none, or another group's */
async function checkGroup(store: BackendStore, { displayName, externalId }: GivenGroup, ownId = ''): Promise<void> {
  if (!displayName.trim() || displayName.length > maxNameLength)
    throw new ScimError(400, `displayName is a text of at most ${maxNameLength} characters`, 'invalidValue');
  const groups = store.table(scimGroupsTable);
  const named = await groups.first({ where: eq('nameKey', displayName.toLowerCase()) });
  const known = externalId === null ? undefined : await groups.first({ where: eq('externalId', externalId) });
  if ([named, known].some((group) => group && group.id !== ownId))
    throw new ScimError(409, 'Another group has this displayName or externalId', 'uniqueness');
}

const idOf = (groupId: string, userId: number): string => `${groupId} ${userId}`;

/** @throws ScimError for somebody whom the provider has not told of */
async function readMembers(store: BackendStore, ids: readonly string[]): Promise<number[]> {
  const wanted = [...new Set(ids)];
  const users = await store.table(scimUsersTable).getMany(wanted.map(Number).filter(Number.isSafeInteger));
  const known = new Set(users.filter(({ isDeleted }) => !isDeleted).map(({ id }) => String(id)));
  const unknown = wanted.find((id) => !known.has(id));
  if (unknown !== undefined) throw new ScimError(400, `members: there is no user ${unknown}`, 'invalidValue');
  return wanted.map(Number);
}

export async function memberIdsOf(store: BackendStore, groupId: string): Promise<number[]> {
  const ids: number[] = [];
  for await (const { userId } of store.table(scimMembersTable).each(eq('groupId', groupId))) ids.push(userId);
  return ids.sort((a, b) => a - b);
}

async function touch(store: BackendStore, groupId: string): Promise<void> {
  const group = await store.table(scimGroupsTable).get(groupId);
  if (group) await store.table(scimGroupsTable).put({ ...group, changedAt: store.now() });
}

export async function addMembers(store: BackendStore, groupId: string, ids: readonly string[]): Promise<void> {
  const members = store.table(scimMembersTable);
  for (const userId of await readMembers(store, ids)) {
    await members.put({ id: idOf(groupId, userId), groupId, userId });
    await applyGroupRole(store, userId);
  }
  await touch(store, groupId);
}

/** Those who are not in the group are not missed: a request may come twice. */
export async function removeMembers(store: BackendStore, groupId: string, ids: readonly string[]): Promise<void> {
  for (const userId of ids.map(Number).filter(Number.isSafeInteger)) {
    await store.table(scimMembersTable).delete(idOf(groupId, userId));
    await applyGroupRole(store, userId);
  }
  await touch(store, groupId);
}

export async function setMembers(store: BackendStore, groupId: string, ids: readonly string[]): Promise<void> {
  const wanted = new Set(ids);
  const before = (await memberIdsOf(store, groupId)).map(String);
  const known = new Set(before);
  await removeMembers(
    store,
    groupId,
    before.filter((id) => !wanted.has(id)),
  );
  await addMembers(
    store,
    groupId,
    [...wanted].filter((id) => !known.has(id)),
  );
}

/** @param roles the roles that the settings of the server give to groups by their names */
export async function createScimGroup(
  store: BackendStore,
  given: GivenGroup,
  roles: Readonly<Record<string, string>> = {},
): Promise<ScimGroup> {
  await checkGroup(store, given);
  const now = store.now();
  const role = roles[given.displayName] ?? null;
  return store.table(scimGroupsTable).put({ id: crypto.randomUUID(), ...given, role, createdAt: now, changedAt: now });
}

export async function renameScimGroup(store: BackendStore, group: ScimGroup, given: GivenGroup): Promise<ScimGroup> {
  await checkGroup(store, given, group.id);
  return store.table(scimGroupsTable).put({ ...group, ...given, changedAt: store.now() });
}

export async function deleteScimGroup(store: BackendStore, { id }: ScimGroup): Promise<void> {
  const userIds = await memberIdsOf(store, id);
  await deleteWhere(store.table(scimMembersTable), eq('groupId', id));
  await store.table(scimGroupsTable).delete(id);
  for (const userId of userIds) await applyGroupRole(store, userId);
}

/**
 * Gives the members of a group a role, or none.
 * @returns false where there is no such role
 */
export async function setGroupRole(store: BackendStore, group: ScimGroup, role: string | null): Promise<boolean> {
  if (role !== null && !findRole(store, role)) return false;
  await store.table(scimGroupsTable).put({ ...group, role });
  for (const userId of await memberIdsOf(store, group.id)) await applyGroupRole(store, userId);
  return true;
}
