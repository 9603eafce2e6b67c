import {
  answerCall,
  type BackendCall,
  type BackendStore,
  Done,
  done,
  ok,
  type Person,
  peopleKey,
  reject,
  rejectField,
} from '@atrium/backend';
import { accountCalls } from '../../api/account/calls';
import { AccountDeletion, AccountSessions, SessionsEnd } from '../../api/account/schemas';
import { forgetMarks } from '../common/marks';
import { forgetPosts } from '../common/posts';
import { canSignIn, checkPassword, forget, noToken, sessionsOf } from './settings';
import { settingsKey } from './tables';

const toTime = (moment: number): string => new Date(moment).toISOString();

export function endOtherSessions(store: BackendStore, personId: number, sessionId: string | undefined): void {
  const sessions = sessionsOf(store);
  for (const { id } of sessions.list(personId)) if (id !== sessionId) sessions.end(personId, id);
}

export const sessionCalls: BackendCall[] = [
  answerCall(accountCalls.getSessions, {
    summary: 'Where the person is signed in, this session first; none without a token',
    answer: AccountSessions,
    handle(store, { user, sessionId }) {
      const sessions = (user ? sessionsOf(store).list(user.id) : []).map(({ id, device, startedAt, seenAt }) => ({
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
    handle(store, { input: { id }, user, sessionId }) {
      if (!user) return noToken;
      if (id) sessionsOf(store).end(user.id, id);
      else endOtherSessions(store, user.id, sessionId);
      return done();
    },
  }),
];

const isActiveAdmin = ({ role, status }: Person): boolean => role === 'admin' && status === 'active';

/** True if no admin could sign in any more. */
const isLastAdmin = (store: BackendStore, self: Person): boolean =>
  isActiveAdmin(self) &&
  !store
    .table(peopleKey)
    .all()
    .some((person) => person.id !== self.id && isActiveAdmin(person) && canSignIn(store, person.id));

export const deletionCalls: BackendCall[] = [
  answerCall(accountCalls.deleteAccount, {
    summary: 'Delete the account of the person who is signed in, for good',
    notes:
      'Asks for a token, the person’s own username and their password. The last admin is refused with the code lastAdmin. Where people sign in at a provider the username alone is asked for.',
    input: AccountDeletion,
    answer: Done,
    rejections: [400, 401],
    needs: ['people'],
    async handle(store, { input: { username, password }, user }) {
      if (!user) return noToken;
      if (isLastAdmin(store, user)) return reject(400, 'The last admin must stay.', 'lastAdmin');
      if (username !== user.username) return rejectField('username', 'This is not your username.', 'differs');
      const rejection = store.credentials.provider ? null : await checkPassword(store, user, password);
      if (rejection) return rejection;
      forget(store, user.id);
      store.table(settingsKey).delete(user.id);
      forgetMarks(store, user.id);
      forgetPosts(store, user.id);
      store.table(peopleKey).delete(user.id);
      return done();
    },
  }),
];
