import type { Preferences, UserRole } from '@atrium/contract';
import { toAccountName } from '@atrium/contract/person';
import { defineTable } from './query/defineTable';
import type { Row } from './query/rows';

/** Status of an account: an active one can sign in, a pending one is invited. */
export const userStatuses = ['active', 'inactive', 'pending'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** Somebody with an account, as the core keeps them; apps may keep more of them in rows of the same table. */
export interface Person extends Row {
  id: number;
  fullName: string;
  username: string;
  email: string;
  /** The address that the person has proven to be theirs: mail is delivered to them only while it is `email`. Since 3.0. */
  provenEmail?: string;
  role: UserRole;
  /** The id of a named role, which then says what they may do; `role` is the one that it started as. Since 2.31. */
  roleId?: string | null;
  status: UserStatus;
  avatar: string | null;
  company: string;
  country: string;
  contact: string;
  /** The day on which the person was last signed in, `YYYY-MM-DD`; null for never. */
  lastSeen: string | null;
  /** The moment of adding, in milliseconds; people of the seed have none. */
  addedAt?: number;
  /** Absent: those that everybody begins with. Since 2.35. */
  preferences?: Preferences;
}

/**
 * Everybody with an account. A backend that reads it needs the core's backend `people`; one that keeps more of a person
 * declares a table of the same name with columns of its own.
 */
export const peopleTable = defineTable<Person>()({
  name: 'people',
  isRevised: true,
  isSigned: true,
  columns: { fullName: 'name', role: 'text', status: 'text' },
  derived: {
    emailKey: ['text', ({ email }) => toAccountName(email)],
    usernameKey: ['text', ({ username }) => toAccountName(username)],
    /** The address that mail is delivered to: missing while it is not proven. */
    provenKey: ['text', (person) => (hasProvenEmail(person) ? toAccountName(person.email) : null)],
  },
  indexes: [
    ['emailKey'],
    ['usernameKey'],
    ['provenKey'],
    ['fullName', 'id'],
    ['role', 'status', 'id'],
    ['status', 'fullName', 'id'],
  ],
  search: ({ fullName, email }) => [fullName, email],
});

/** True where somebody has proven the address of their account. Since 3.0. */
export function hasProvenEmail({ email, provenEmail }: Person): boolean {
  return provenEmail !== undefined && toAccountName(email) === toAccountName(provenEmail);
}
