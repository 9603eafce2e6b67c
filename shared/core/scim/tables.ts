import { defineTable } from '@atrium/backend';

/** A person whom an identity provider looks after; the id is the person's. */
export interface ScimUser {
  id: number;
  userName: string;
  /** Of the person at the provider: as the subject of its tokens, it opens the account. */
  externalId: string | null;
  /** All attributes as they came, but for those that are read from the person. */
  resource: Readonly<Record<string, unknown>>;
  /** True where a group has given the role, which ends with the membership. */
  hasGroupRole: boolean;
  /** Deleted at the provider: the account stays, inactive, for what it has written and for a return. */
  isDeleted: boolean;
  createdAt: number;
  changedAt: number;
}

export const scimUsersTable = defineTable<ScimUser>()({
  name: 'scimUsers',
  isSilent: true,
  columns: { externalId: 'text', isDeleted: 'boolean' },
  derived: { userNameKey: ['text', ({ userName }) => userName.toLowerCase()] },
  indexes: [['userNameKey'], ['externalId'], ['isDeleted', 'id']],
});

/** A group of an identity provider. */
export interface ScimGroup {
  id: string;
  displayName: string;
  externalId: string | null;
  /** The role that its members get: a built-in one by its name, a named one by its id; null for none. */
  role: string | null;
  createdAt: number;
  changedAt: number;
}

export const scimGroupsTable = defineTable<ScimGroup>()({
  name: 'scimGroups',
  id: 'text',
  columns: { displayName: 'name', externalId: 'text', createdAt: 'number' },
  derived: { nameKey: ['text', ({ displayName }) => displayName.toLowerCase()] },
  indexes: [['createdAt', 'id'], ['displayName', 'id'], ['nameKey'], ['externalId']],
});

interface ScimMember {
  /** Of the group and of the person. */
  id: string;
  groupId: string;
  userId: number;
}

export const scimMembersTable = defineTable<ScimMember>()({
  name: 'scimMembers',
  id: 'text',
  isSilent: true,
  columns: { groupId: 'text', userId: 'number' },
  indexes: [['groupId', 'userId'], ['userId']],
});
