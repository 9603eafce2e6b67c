import type { TableKey, User } from 'shared/api';

/** `addedAt` is the moment of adding; the seed's users have none. */
export type StoredUser = User & { addedAt?: number };

export const usersKey: TableKey<StoredUser> = { name: 'users' };
