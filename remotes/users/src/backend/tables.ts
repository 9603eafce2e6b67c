import type { Person, TableKey } from '@atrium/backend';
import type { UserEvent } from '../api/eventSchemas';
import type { User } from '../api/schemas';

/** Absent for people who registered themselves. */
type OwnFields = Omit<User, keyof Person | 'isEmailConfirmed' | 'pendingEmail'>;

export type StoredUser = Person & Partial<OwnFields>;

/** Table of the core: this app adds its own fields. */
export const usersKey: TableKey<StoredUser> = { name: 'people', isRevised: true, isSigned: true };

export const userEventsKey: TableKey<UserEvent> = { name: 'userEvents' };
