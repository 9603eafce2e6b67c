import {
  answerCall,
  type BackendCall,
  type BackendStore,
  type BinnedRow,
  createRowSearch,
  Done,
  done,
  findDuplicate,
  findRows,
  ok,
  type Rejection,
  reject,
  selectPage,
  unknown,
} from '@atrium/backend';
import { type DeletedUser, DeletedUserPage, DeletedUserQuery } from '../api/binSchemas';
import { calls } from '../api/calls';
import { UserAnswer, UserId } from '../api/schemas';
import { userBin } from './bin';
import { checkBelow } from './rights';
import type { StoredUser } from './tables';
import { recordRestoration } from './timeline';
import { toUser } from './toUser';

const defaultPerPage = 10;

const search = createRowSearch<BinnedRow<StoredUser>>(({ row }) => [row.fullName, row.username, row.email]);

const toDeletedUser = (store: BackendStore, binned: BinnedRow<StoredUser>): DeletedUser => ({
  ...userBin.factsOf(store, binned),
  user: toUser(store, binned.row),
});

function checkNames(store: BackendStore, user: StoredUser): Rejection | null {
  const taken = findDuplicate(store, user);
  if (taken.email) return reject(400, 'Somebody else has this email by now.', 'email-taken');
  if (taken.username) return reject(400, 'Somebody else has this username by now.', 'username-taken');
  return null;
}

export const binCalls: BackendCall[] = [
  answerCall(calls.getDeletedUsers, {
    summary: 'A page of the users who were deleted in the last 30 days, the latest first',
    notes: 'q looks into full name, username and address. They cannot sign in, and their addresses are free.',
    input: DeletedUserQuery,
    answer: DeletedUserPage,
    action: 'delete',
    handle(store, { input }) {
      const binned = store.table(userBin.key).all();
      const matches = search(binned, input.q);
      const found = findRows(binned, (entry, place) => userBin.holds(store, entry) && matches(place));
      const page = selectPage(found, userBin.order, input, defaultPerPage);
      return ok({ users: page.map((entry) => toDeletedUser(store, entry)), total: found.places.length });
    },
  }),
  answerCall(calls.restoreUser, {
    summary: 'Bring a deleted user back, with all that they had',
    notes: 'Refused where somebody else has their email or username by now.',
    input: UserId,
    answer: UserAnswer,
    action: 'delete',
    rejections: [400, 404],
    handle(store, { input: { id }, user: self }) {
      const binned = userBin.find(store, id);
      if (!binned) return unknown('user');
      const rejection = checkBelow(store, self, binned.row, 'bring back') ?? checkNames(store, binned.row);
      if (rejection) return rejection;
      const user = userBin.restore(store, binned);
      recordRestoration(store, self, id);
      return ok({ user: toUser(store, user) });
    },
  }),
  answerCall(calls.purgeUser, {
    summary: 'Delete a deleted user for good, with their password and all that happened to them',
    input: UserId,
    answer: Done,
    deletesPermanently: true,
    rejections: [400, 404],
    handle(store, { input: { id }, user: self }) {
      const binned = userBin.find(store, id);
      if (!binned) return unknown('user');
      const rejection = checkBelow(store, self, binned.row, 'delete');
      if (rejection) return rejection;
      userBin.purge(store, id);
      return done();
    },
  }),
];
