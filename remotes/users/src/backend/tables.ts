import type { Person, TableKey } from 'shared/backend';
import type { UserEvent } from '../api/eventSchemas';
import type { User } from '../api/schemas';

/** What this app keeps of somebody besides what the frame does; people who registered themselves have none of it yet. */
type OwnFields = Omit<User, keyof Person>;

/** A person as the frame keeps them, and what this app adds in the same row. */
export type StoredUser = Person & Partial<OwnFields>;

/** The table of the frame: this app writes its own fields into it. */
export const usersKey: TableKey<StoredUser> = { name: 'people', isRevised: true };

/** Somebody in the bin, under their id. One who came back by Undo is here until the bin is emptied next. */
export interface BinnedUser {
  id: number;
  user: StoredUser;
  /** A moment, in milliseconds. */
  deletedAt: number;
  deletedBy: string | null;
}

export const binnedUsersKey: TableKey<BinnedUser> = { name: 'binnedUsers' };

export const userEventsKey: TableKey<UserEvent> = { name: 'userEvents' };
