import { defineTable, type Person } from '@atrium/backend';
import type { UserEvent } from '../api/eventSchemas';
import type { User } from '../api/schemas';

/** Absent for people who registered themselves. */
type OwnFields = Omit<User, keyof Person | 'isEmailConfirmed' | 'pendingEmail'>;

export type StoredUser = Person & Partial<OwnFields>;

/** Plan; basic for people who registered themselves. */
export const planOf = ({ currentPlan = 'basic' }: StoredUser): User['currentPlan'] => currentPlan;

/** Table of the core: this app adds its own fields. */
export const usersTable = defineTable<StoredUser>()({
  name: 'people',
  isRevised: true,
  isSigned: true,
  columns: {
    fullName: 'name',
    username: 'name',
    email: 'name',
    company: 'name',
    country: 'name',
    role: 'text',
    status: 'text',
    lastSeen: 'day',
    addedAt: 'number',
  },
  derived: {
    /** Built-in, or the id of a named one, which nobody deletes while somebody has it. */
    heldRole: ['text', ({ role, roleId }) => roleId ?? role],
    plan: ['text', planOf],
  },
  indexes: [
    ['-addedAt', 'id'],
    ['heldRole', '-addedAt', 'id'],
    ['plan', '-addedAt', 'id'],
    ['status', '-addedAt', 'id'],
    ['role', 'status'],
    ['fullName', 'id'],
    ['username', 'id'],
    ['email', 'id'],
    ['company', 'id'],
    ['country', 'id'],
    ['lastSeen', 'id'],
  ],
  search: ({ fullName, username, email }) => [fullName, username, email],
});

export const userEventsTable = defineTable<UserEvent>()({
  name: 'userEvents',
  columns: { userId: 'number', time: 'moment' },
  indexes: [['userId', '-time', '-id']],
});
