import type { Person, TableKey } from '@atrium/backend';
import type { UserEvent } from '../api/eventSchemas';
import type { User } from '../api/schemas';

/** People who registered themselves have none of it yet. */
type OwnFields = Omit<User, keyof Person | 'isEmailConfirmed' | 'pendingEmail'>;

/** A person as the core backend keeps them, and what this app adds in the same row. */
export type StoredUser = Person & Partial<OwnFields>;

/** The table of the core backend: this app writes its own fields into it. */
export const usersKey: TableKey<StoredUser> = { name: 'people', isRevised: true, isSigned: true };

export const userEventsKey: TableKey<UserEvent> = { name: 'userEvents' };
