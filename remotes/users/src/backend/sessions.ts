import { answerCall, type BackendCall, Done, done, ok, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { SessionName, UserId, UserSessions } from '../api/schemas';
import { sessionsOf } from './hostServices';
import { checkBelow } from './rights';
import { usersTable } from './tables';
import { recordSessionsEnded } from './timeline';

const toTime = (moment: number): string => new Date(moment).toISOString();

/** Sessions belong to the core; this app shows and ends them. */
export const sessionCalls: BackendCall[] = [
  answerCall(calls.getSessions, {
    summary: 'Where a user is signed in; a session ends ten minutes after it was last heard of',
    input: UserId,
    answer: UserSessions,
    action: 'update',
    rejections: [404],
    async handle(store, { input: { id } }) {
      if (!(await store.table(usersTable).get(id))) return unknown('user');
      const sessions = await sessionsOf(store).list(id);
      return ok({
        sessions: sessions.map((session) => ({
          ...session,
          startedAt: toTime(session.startedAt),
          seenAt: toTime(session.seenAt),
        })),
      });
    },
  }),
  answerCall(calls.endSessions, {
    summary: 'End one session of a user, or all of them: their pages ask for the password at once',
    input: SessionName,
    answer: Done,
    rejections: [400, 404],
    async handle(store, { input: { id, session }, user: self }) {
      const user = await store.table(usersTable).get(id);
      if (!user) return unknown('user');
      const rejection = checkBelow(store, self, user, 'end the session of');
      if (rejection) return rejection;
      await sessionsOf(store).end(id, session);
      await recordSessionsEnded(store, self, id);
      return done();
    },
  }),
];
