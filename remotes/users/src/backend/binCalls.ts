import {
  answerCall,
  type BackendCall,
  byValue,
  createRowSearch,
  Done,
  done,
  findRows,
  findTaken,
  ok,
  type Refusal,
  refuse,
  selectPage,
  unknown,
} from 'shared/backend';
import { type DeletedUser, DeletedUserPage, DeletedUserQuery } from '../api/binSchemas';
import { calls } from '../api/calls';
import { UserAnswer, UserId } from '../api/schemas';
import { daysLeft } from '../model/bin';
import { findBinned, isInBin, purgeUser } from './bin';
import { exceeds } from './rights';
import { type BinnedUser, binnedUsersKey, type StoredUser, usersKey } from './tables';
import { recordRestoration } from './timeline';
import { toUser } from './toUser';

const defaultPerPage = 10;

const search = createRowSearch<BinnedUser>(({ user }) => [user.fullName, user.username, user.email]);

const latestFirst = byValue<BinnedUser>(({ deletedAt }) => deletedAt, 'desc', 'desc');

const toDeletedUser = ({ id, user, deletedAt, deletedBy }: BinnedUser, now: number): DeletedUser => ({
  id,
  user: toUser(user),
  deletedAt: new Date(deletedAt).toISOString(),
  deletedBy,
  daysLeft: daysLeft(deletedAt, now),
});

/** The refusal of a name that somebody else has taken since. */
function checkNames(store: Parameters<typeof findTaken>[0], user: StoredUser): Refusal | null {
  const taken = findTaken(store, user);
  if (taken.email) return refuse(400, 'Somebody else has this email by now.', 'email-taken');
  if (taken.username) return refuse(400, 'Somebody else has this username by now.', 'username-taken');
  return null;
}

/** The calls for those who were deleted. */
export const binCalls: BackendCall[] = [
  answerCall(calls.getDeletedUsers, {
    summary: 'A page of the users who were deleted in the last 30 days, the latest first',
    notes: 'q looks into full name, username and address. They cannot sign in, and their addresses are free.',
    input: DeletedUserQuery,
    answer: DeletedUserPage,
    action: 'delete',
    handle(store, { input }) {
      const binned = store.table(binnedUsersKey).all();
      const matches = search(binned, input.q);
      const found = findRows(binned, (entry, place) => isInBin(store, entry) && matches(place));
      const page = selectPage(found, latestFirst, input, defaultPerPage);
      return ok({ users: page.map((entry) => toDeletedUser(entry, store.now())), total: found.places.length });
    },
  }),
  answerCall(calls.restoreUser, {
    summary: 'Bring a deleted user back, with all that they had',
    notes: 'Refused where somebody else has their email or username by now.',
    input: UserId,
    answer: UserAnswer,
    action: 'delete',
    refusals: [400, 404],
    handle(store, { input: { id }, user: self }) {
      const binned = findBinned(store, id);
      if (!binned) return unknown('user');
      if (exceeds(store, self, binned.user.role))
        return refuse(400, "You can't bring back somebody who may do more than you", 'above-you');
      const refusal = checkNames(store, binned.user);
      if (refusal) return refusal;
      const user = store.table(usersKey).put(binned.user);
      store.table(binnedUsersKey).delete(id);
      recordRestoration(store, self, id);
      return ok({ user: toUser(user) });
    },
  }),
  answerCall(calls.purgeUser, {
    summary: 'Delete a deleted user for good, with all that happened to them',
    input: UserId,
    answer: Done,
    endsRows: true,
    refusals: [400, 404],
    handle(store, { input: { id }, user: self }) {
      const binned = findBinned(store, id);
      if (!binned) return unknown('user');
      if (exceeds(store, self, binned.user.role))
        return refuse(400, "You can't delete somebody who may do more than you", 'above-you');
      purgeUser(store, id);
      return done();
    },
  }),
];
