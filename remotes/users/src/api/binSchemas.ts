import { BinFacts, Filter, Paging, z } from '@atrium/backend';
import { User } from './schemas';

/** Deleted user; the id is theirs. */
export const DeletedUser = z.object({ ...BinFacts.shape, user: User });
export type DeletedUser = z.infer<typeof DeletedUser>;

export const DeletedUserFilter = z.object({ q: Filter });
export type DeletedUserFilter = z.input<typeof DeletedUserFilter>;

export const DeletedUserQuery = z.object({ ...DeletedUserFilter.shape, ...Paging.shape });
export type DeletedUserQuery = z.input<typeof DeletedUserQuery>;

/** The latest first. */
export const DeletedUserPage = z.object({ users: z.array(DeletedUser), total: z.int() });
export type DeletedUserPage = z.infer<typeof DeletedUserPage>;
