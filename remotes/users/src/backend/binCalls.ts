import {
  and,
  answerCall,
  type BackendCall,
  type BackendStore,
  type BinnedRecord,
  Done,
  done,
  findTakenNames,
  ok,
  type Rejection,
  readList,
  reject,
  search,
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

const toDeletedUser = async (store: BackendStore, binned: BinnedRecord<StoredUser>): Promise<DeletedUser> => ({
  ...userBin.factsOf(store, binned),
  user: await toUser(store, binned.row),
});

async function checkNames(store: BackendStore, user: StoredUser): Promise<Rejection | null> {
  const taken = await findTakenNames(store, user);
  if (taken.email) return reject(400, 'Someone else has this email address now.', 'email-taken');
  if (taken.username) return reject(400, 'Someone else has this username now.', 'username-taken');
  return null;
}

export const binCalls: BackendCall[] = [
  answerCall(calls.getDeletedUsers, {
    summary: 'A page of the users who were deleted in the last 30 days, the latest first',
    notes: 'q looks into full name, username and address. They cannot sign in, and their addresses are free.',
    input: DeletedUserQuery,
    answer: DeletedUserPage,
    action: 'delete',
    async handle(store, { input: { q, page, perPage } }) {
      const query = { where: and(userBin.waiting(store), search(q)), orderBy: userBin.order };
      const paging = { page: page ?? 1, perPage };
      const { rows, total } = await readList(store, store.table(userBin.table), query, paging, defaultPerPage);
      return ok({ users: await Promise.all(rows.map((binned) => toDeletedUser(store, binned))), total });
    },
  }),
  answerCall(calls.restoreUser, {
    isSerializable: true,
    summary: 'Bring a deleted user back, with all that they had',
    notes: 'Refused where somebody else has their email or username by now.',
    input: UserId,
    answer: UserAnswer,
    action: 'delete',
    rejections: [400, 404],
    async handle(store, { input: { id }, user: self }) {
      const binned = await userBin.find(store, id);
      if (!binned) return unknown('user');
      const rejection = checkBelow(store, self, binned.row, 'bring back') ?? (await checkNames(store, binned.row));
      if (rejection) return rejection;
      const user = await userBin.restore(store, binned);
      await recordRestoration(store, self, id);
      return ok({ user: await toUser(store, user) });
    },
  }),
  answerCall(calls.purgeUser, {
    summary: 'Delete a deleted user for good, with their password and all that happened to them',
    input: UserId,
    answer: Done,
    deletesPermanently: true,
    rejections: [400, 404],
    async handle(store, { input: { id }, user: self }) {
      const binned = await userBin.find(store, id);
      if (!binned) return unknown('user');
      const rejection = checkBelow(store, self, binned.row, 'delete');
      if (rejection) return rejection;
      await userBin.purge(store, id);
      return done();
    },
  }),
];
