import {
  and,
  answerCall,
  type BackendCall,
  type BackendStore,
  Done,
  done,
  eq,
  ne,
  ok,
  type Person,
  peopleTable,
  reject,
  rejectField,
} from '@atrium/backend';
import { accountCalls } from '../../api/account/calls';
import { AccountDeletion, AccountSessions, SessionsEnd } from '../../api/account/schemas';
import { forgetMarks } from '../common/marks';
import { forgetPosts } from '../common/posts';
import { canSignIn, checkPassword, forget, noToken, sessionsOf } from './settings';
import { settingsTable } from './tables';

const toTime = (moment: number): string => new Date(moment).toISOString();

export async function endOtherSessions(
  store: BackendStore,
  personId: number,
  sessionId: string | undefined,
): Promise<void> {
  const sessions = sessionsOf(store);
  for (const { id } of await sessions.list(personId)) if (id !== sessionId) await sessions.end(personId, id);
}

export const sessionCalls: BackendCall[] = [
  answerCall(accountCalls.getSessions, {
    summary: 'Where the person is signed in, this session first; none without a token',
    answer: AccountSessions,
    async handle(store, { user, sessionId }) {
      const open = user ? await sessionsOf(store).list(user.id) : [];
      const sessions = open.map(({ id, device, startedAt, seenAt }) => ({
        id,
        device,
        startedAt: toTime(startedAt),
        seenAt: toTime(seenAt),
        isCurrent: id === sessionId,
      }));
      return ok({ sessions: sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) });
    },
  }),
  answerCall(accountCalls.endSessions, {
    summary: 'End one session of the person, or without an id all but the one that asks',
    notes: 'Asks for a token. The pages of a session that has ended ask for the password at once.',
    input: SessionsEnd,
    answer: Done,
    rejections: [401],
    async handle(store, { input: { id }, user, sessionId }) {
      if (!user) return noToken;
      if (id) await sessionsOf(store).end(user.id, id);
      else await endOtherSessions(store, user.id, sessionId);
      return done();
    },
  }),
];

/** True if no admin could sign in any more. */
async function isLastAdmin(store: BackendStore, { id, role, status }: Person): Promise<boolean> {
  if (role !== 'admin' || status !== 'active') return false;
  const others = await store
    .table(peopleTable)
    .find({ where: and(eq('role', 'admin'), eq('status', 'active'), ne('id', id)) });
  // The first one usually can.
  for (const other of others) if (await canSignIn(store, other.id)) return false;
  return true;
}

export const deletionCalls: BackendCall[] = [
  answerCall(accountCalls.deleteAccount, {
    isSerializable: true,
    summary: 'Delete the account of the person who is signed in, for good',
    notes:
      'Asks for a token, the person’s own username and their password. The last admin is refused with the code lastAdmin. Where people sign in at a provider the username alone is asked for.',
    input: AccountDeletion,
    answer: Done,
    rejections: [400, 401],
    needs: ['people'],
    async handle(store, { input: { username, password }, user }) {
      if (!user) return noToken;
      if (await isLastAdmin(store, user)) return reject(400, 'The last admin must stay.', 'lastAdmin');
      if (username !== user.username) return rejectField('username', 'This is not your username.', 'differs');
      const rejection = store.credentials.provider ? null : await checkPassword(store, user, password);
      if (rejection) return rejection;
      await forget(store, user.id);
      await store.table(settingsTable).delete(user.id);
      await forgetMarks(store, user.id);
      await forgetPosts(store, user.id);
      await store.table(peopleTable).delete(user.id);
      return done();
    },
  }),
];
