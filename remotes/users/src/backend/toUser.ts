import type { User } from '../api/schemas';
import type { StoredUser } from './tables';

/** The plan of a user; somebody who registered themselves has the basic one. */
export const planOf = ({ currentPlan = 'basic' }: StoredUser): User['currentPlan'] => currentPlan;

/** A user as the API shows one. */
export const toUser = ({ addedAt, rev = 1, ...user }: StoredUser): User => ({
  ...user,
  currentPlan: planOf({ ...user, rev }),
  rev,
});
