import { and, asc, eq, gte, oneOf, peopleTable } from '@atrium/backend';
import type { ProviderSignIn } from '@atrium/contract';
import {
  addMembers,
  type Caller,
  createScimGroup,
  createScimUser,
  deleteScimGroup,
  deleteScimUser,
  findScimGroup,
  findScimUser,
  groupsOf,
  memberIdsOf,
  removeMembers,
  renameScimGroup,
  replaceScimUser,
  ScimError,
  type ScimGroup,
  type ScimUser,
  scimGroupsTable,
  scimMembersTable,
  scimUsersTable,
  setMembers,
} from '@atrium/core';
import type { SqlEngine } from '../sql/SqlEngine';
import type { SqlUnit } from '../sql/SqlUnit';
import { readOperations, readResource } from './dialects';
import { type MemberChange, readGroupPatch, readMemberIds } from './groupOperations';
import { type Lookup, readLookups } from './readFilter';
import { maxCount, type ScimProtocol } from './ScimProtocol';

export type Resource = Record<string, unknown>;
type Kind = 'created' | 'changed' | 'deleted';

export interface Found {
  resources: Resource[];
  total: number;
  startIndex: number;
}

interface ListQuery {
  filter: string | undefined;
  startIndex: number;
  count: number;
}

interface ServiceOptions {
  api: SqlEngine;
  protocol: ScimProtocol;
  caller: Caller;
  provider: ProviderSignIn | undefined;
  /** Throws where somebody has changed a resource since its version was read (RFC 7644, 3.14). */
  checkVersion: (resource: Resource) => void;
}

const userLookups = ['id', 'externalId', 'userName'] as const;
const groupLookups = ['id', 'externalId', 'displayName', 'members.value', 'members'] as const;
/** Members in one list of groups. */
const maxListedMembers = 20_000;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

/** People and groups, as a provider reads and writes them. */
export class ScimService {
  readonly #options: ServiceOptions;

  constructor(options: ServiceOptions) {
    this.#options = options;
  }

  get #issuer(): string | undefined {
    return this.#options.provider?.issuer;
  }

  #write<T>(call: string, kind: Kind, work: (unit: SqlUnit) => Promise<T>): Promise<T> {
    const { api, caller } = this.#options;
    return api.act({ app: 'scim', call: `scim_${call}`, kind, caller }, work);
  }

  async #toUsers(unit: SqlUnit, users: readonly ScimUser[]): Promise<Resource[]> {
    const ids = users.map(({ id }) => id);
    const [people, groups] = await Promise.all([unit.table(peopleTable).getMany(ids), groupsOf(unit, ids)]);
    const active = new Map(people.map(({ id, status }) => [id, status !== 'inactive']));
    const { protocol } = this.#options;
    return users.map((user) =>
      protocol.toUser(user, { isActive: active.get(user.id) ?? false, groups: groups.get(user.id) ?? [] }),
    );
  }

  async #toUser(unit: SqlUnit, user: ScimUser): Promise<Resource> {
    const [resource = {}] = await this.#toUsers(unit, [user]);
    return resource;
  }

  async #toGroup(unit: SqlUnit, group: ScimGroup): Promise<Resource> {
    return this.#options.protocol.toGroup(group, await memberIdsOf(unit, group.id));
  }

  getUser = (id: string) =>
    this.#options.api.read([], async (unit) => this.#toUser(unit, await findScimUser(unit, id)));

  getGroup = (id: string) =>
    this.#options.api.read([], async (unit) => this.#toGroup(unit, await findScimGroup(unit, id)));

  async listUsers({ filter, startIndex, count }: ListQuery): Promise<Found> {
    const { api, protocol } = this.#options;
    return api.read([], async (unit) => {
      const table = unit.table(scimUsersTable);
      const isThere = eq<'isDeleted'>('isDeleted', false);
      if (filter !== undefined) {
        const users = await this.#lookUpUsers(unit, readLookups(protocol.parseFilter, filter, userLookups));
        return this.#matching(filter, await this.#toUsers(unit, users), { startIndex, count });
      }
      const users = await table.find({ where: isThere, orderBy: [asc('id')], offset: startIndex - 1, limit: count });
      return { resources: await this.#toUsers(unit, users), total: await table.count(isThere), startIndex };
    });
  }

  async #lookUpUsers(unit: SqlUnit, lookups: readonly Lookup[]): Promise<ScimUser[]> {
    const table = unit.table(scimUsersTable);
    const found = new Map<number, ScimUser>();
    for (const { attribute, value } of lookups) {
      const where = attribute === 'userName' ? eq('userNameKey', value.toLowerCase()) : eq('externalId', value);
      const users = attribute === 'id' ? await table.getMany([Number(value) || 0]) : await table.find({ where });
      for (const user of users) if (!user.isDeleted) found.set(user.id, user);
    }
    return [...found.values()];
  }

  #matching(
    filter: string,
    resources: readonly Resource[],
    { startIndex, count }: Pick<ListQuery, 'startIndex' | 'count'>,
  ): Found {
    const matching = this.#options.protocol.match(filter, resources);
    return { resources: matching.slice(startIndex - 1, startIndex - 1 + count), total: matching.length, startIndex };
  }

  async listGroups({ filter, startIndex, count, hasMembers }: ListQuery & { hasMembers: boolean }): Promise<Found> {
    const { api, protocol } = this.#options;
    return api.read([], async (unit) => {
      const table = unit.table(scimGroupsTable);
      const lookups = filter === undefined ? undefined : readLookups(protocol.parseFilter, filter, groupLookups);
      const groups = lookups
        ? await this.#lookUpGroups(unit, lookups)
        : await table.find({ orderBy: [asc('createdAt')], offset: startIndex - 1, limit: count });
      // A filter may look at members that the answer leaves out.
      const members = hasMembers || lookups ? await this.#membersOf(unit, groups) : new Map<string, number[]>();
      const resources = groups.map((group) => protocol.toGroup(group, members.get(group.id) ?? []));
      if (filter === undefined) return { resources, total: await table.count(), startIndex };
      return this.#matching(filter.replace(/\bmembers eq\b/gi, 'members.value eq'), resources, { startIndex, count });
    });
  }

  async #membersOf(unit: SqlUnit, groups: readonly ScimGroup[]): Promise<Map<string, number[]>> {
    const table = unit.table(scimMembersTable);
    const where = oneOf(
      'groupId',
      groups.map(({ id }) => id),
    );
    if (groups.length > 0 && (await table.count(where)) > maxListedMembers)
      throw new ScimError(400, 'These groups have too many members: ask for excludedAttributes=members', 'tooMany');
    const members = new Map<string, number[]>();
    if (groups.length > 0)
      for await (const { groupId, userId } of table.each(where))
        members.set(groupId, [...(members.get(groupId) ?? []), userId]);
    return members;
  }

  async #lookUpGroups(unit: SqlUnit, lookups: readonly Lookup[]): Promise<ScimGroup[]> {
    const table = unit.table(scimGroupsTable);
    const found = new Map<string, ScimGroup>();
    for (const { attribute, value } of lookups) {
      const groups = await {
        id: () => table.getMany([value]),
        externalId: () => table.find({ where: eq<'externalId'>('externalId', value), limit: maxCount }),
        displayName: () => table.find({ where: eq('nameKey', value.toLowerCase()), limit: maxCount }),
        member: async () => {
          const where = and(eq<'userId'>('userId', Number(value) || 0), gte<'userId'>('userId', 1));
          const members = await unit.table(scimMembersTable).find({ where, limit: maxCount });
          return table.getMany(members.map(({ groupId }) => groupId));
        },
      }[attribute === 'id' || attribute === 'externalId' || attribute === 'displayName' ? attribute : 'member']();
      for (const group of groups) found.set(group.id, group);
    }
    return [...found.values()];
  }

  createUser(sent: unknown): Promise<Resource> {
    const resource = this.#options.protocol.readUser(readResource(sent));
    return this.#write('createUser', 'created', async (unit) =>
      this.#toUser(unit, await createScimUser(unit, this.#issuer, resource)),
    );
  }

  /** Writes a user as they become from what they are. */
  #changeUser(call: string, id: string, become: (before: Resource) => Promise<Resource>): Promise<Resource> {
    return this.#write(call, 'changed', async (unit) => {
      const user = await findScimUser(unit, id);
      const before = await this.#toUser(unit, user);
      this.#options.checkVersion(before);
      const after = await become(before);
      const { active } = after;
      // Absent: nothing is said of it (RFC 7644, 3.5.1).
      const resource = { ...after, ...(active === undefined && { active: before.active }) };
      return this.#toUser(unit, await replaceScimUser(unit, this.#issuer, { user, resource }));
    });
  }

  replaceUser(id: string, sent: unknown): Promise<Resource> {
    const resource = this.#options.protocol.readUser(readResource(sent));
    return this.#changeUser('replaceUser', id, async () => resource);
  }

  patchUser(id: string, { schemas, Operations: operations }: Resource): Promise<Resource> {
    const { protocol } = this.#options;
    return this.#changeUser('patchUser', id, (before) =>
      protocol.patchUser(before, readOperations(operations, before), schemas),
    );
  }

  deleteUser(id: string): Promise<void> {
    return this.#write('deleteUser', 'deleted', async (unit) => {
      const user = await findScimUser(unit, id);
      this.#options.checkVersion(await this.#toUser(unit, user));
      await deleteScimUser(unit, user);
    });
  }

  #readGroup(sent: unknown) {
    const { displayName, externalId, members } = readResource(sent);
    if (typeof displayName !== 'string') throw new ScimError(400, 'displayName is missing', 'invalidValue');
    return {
      names: { displayName, externalId: textOf(externalId) },
      memberIds: members === undefined || members === null ? [] : readMemberIds(members),
    };
  }

  createGroup(sent: unknown): Promise<Resource> {
    const { names, memberIds } = this.#readGroup(sent);
    return this.#write('createGroup', 'created', async (unit) => {
      const group = await createScimGroup(unit, names, this.#options.provider?.roles);
      if (memberIds.length > 0) await addMembers(unit, group.id, memberIds);
      return this.#toGroup(unit, group);
    });
  }

  replaceGroup(id: string, sent: unknown): Promise<Resource> {
    const { names, memberIds } = this.#readGroup(sent);
    return this.#changeGroup('replaceGroup', id, async (unit, group) => {
      await renameScimGroup(unit, group, names);
      await setMembers(unit, id, memberIds);
    });
  }

  patchGroup(id: string, { Operations: operations }: Resource): Promise<Resource> {
    const { names, members } = readGroupPatch(readOperations(operations, {}));
    return this.#changeGroup('patchGroup', id, async (unit, group) => {
      if (Object.keys(names).length > 0) await renameScimGroup(unit, group, { ...group, ...names });
      for (const change of members) await applyMembers(unit, id, change);
    });
  }

  #changeGroup(
    call: string,
    id: string,
    change: (unit: SqlUnit, group: ScimGroup) => Promise<void>,
  ): Promise<Resource> {
    return this.#write(call, 'changed', async (unit) => {
      const group = await findScimGroup(unit, id);
      this.#options.checkVersion(await this.#toGroup(unit, group));
      await change(unit, group);
      return this.#toGroup(unit, await findScimGroup(unit, id));
    });
  }

  deleteGroup(id: string): Promise<void> {
    return this.#write('deleteGroup', 'deleted', async (unit) => {
      const group = await findScimGroup(unit, id);
      this.#options.checkVersion(await this.#toGroup(unit, group));
      await deleteScimGroup(unit, group);
    });
  }
}

const applyMembers = (unit: SqlUnit, groupId: string, { op, ids }: MemberChange): Promise<void> =>
  ({ add: addMembers, remove: removeMembers, set: setMembers })[op](unit, groupId, ids);
