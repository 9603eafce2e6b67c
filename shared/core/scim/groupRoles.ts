import {
  and,
  type BackendStore,
  eq,
  ne,
  oneOf,
  type Person,
  peopleTable,
  type UserRole,
  userRoles,
} from '@atrium/backend';
import { scimGroupsTable, scimMembersTable, scimUsersTable } from './tables';

/** From the most to the least that a role may do: of several groups, the first of these counts. */
const ranks: readonly UserRole[] = ['admin', 'maintainer', 'editor', 'author', 'subscriber', 'client'];
/** Of somebody in no group with a role. */
export const usualRole: UserRole = 'subscriber';

interface HeldRole {
  role: UserRole;
  roleId: string | null;
}

/** A role by its id; undefined where there is none. */
export function findRole({ permissions }: BackendStore, id: string): HeldRole | undefined {
  const role = userRoles.find((one) => one === id);
  if (role) return { role, roleId: null };
  const named = permissions.roles?.listNamed?.().find((one) => one.id === id);
  return named && { role: named.base, roleId: named.id };
}

/** The roles that a group may give: a named one counts as the one that it started as. */
export function rankedRoles({ permissions }: BackendStore): { id: string; name?: string }[] {
  const named = permissions.roles?.listNamed?.() ?? [];
  return ranks.flatMap((rank) => [
    { id: rank },
    ...named.filter(({ base }) => base === rank).map(({ id, name }) => ({ id, name })),
  ]);
}

/** True where nobody else could look after the product. */
export async function isLastAdmin(store: BackendStore, { id, role, status }: Person): Promise<boolean> {
  if (role !== 'admin' || status !== 'active') return false;
  const isOther = and(eq('role', 'admin'), eq('status', 'active'), ne<'id'>('id', id));
  return (await store.table(peopleTable).count(isOther)) === 0;
}

async function roleOfGroups(store: BackendStore, personId: number): Promise<HeldRole | undefined> {
  const memberships = await store.table(scimMembersTable).find({ where: eq('userId', personId) });
  const groups = await store.table(scimGroupsTable).getMany(memberships.map(({ groupId }) => groupId));
  const roles = groups.flatMap(({ role }) => (role === null ? [] : (findRole(store, role) ?? [])));
  return roles.sort((a, b) => ranks.indexOf(a.role) - ranks.indexOf(b.role))[0];
}

/** Gives a person the role of their groups; one that no group has given stays. The last admin stays one. */
export async function applyGroupRole(store: BackendStore, personId: number): Promise<void> {
  const [person, known] = await Promise.all([
    store.table(peopleTable).get(personId),
    store.table(scimUsersTable).get(personId),
  ]);
  if (!person || !known) return;
  const given = await roleOfGroups(store, personId);
  if (!given && !known.hasGroupRole) return;
  const { role, roleId } = given ?? { role: usualRole, roleId: null };
  if (known.hasGroupRole !== Boolean(given))
    await store.table(scimUsersTable).put({ ...known, hasGroupRole: Boolean(given) });
  if (person.role === role && (person.roleId ?? null) === roleId) return;
  if (role !== 'admin' && (await isLastAdmin(store, person))) return;
  const { roleId: _, ...others } = person;
  await store.table(peopleTable).put({ ...others, role, ...(roleId !== null && { roleId }) });
}

/** The groups of people, by their ids. */
export async function groupsOf(store: BackendStore, personIds: readonly number[]) {
  const found = new Map<number, { id: string; displayName: string }[]>();
  if (personIds.length === 0) return found;
  const memberships: { groupId: string; userId: number }[] = [];
  for await (const member of store.table(scimMembersTable).each(oneOf('userId', personIds))) memberships.push(member);
  const groups = await store.table(scimGroupsTable).getMany([...new Set(memberships.map(({ groupId }) => groupId))]);
  const byId = new Map(groups.map((group) => [group.id, group]));
  for (const { groupId, userId } of memberships) {
    const group = byId.get(groupId);
    if (group) found.set(userId, [...(found.get(userId) ?? []), group]);
  }
  return found;
}
