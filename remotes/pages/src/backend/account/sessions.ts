import { answerCall, type BackendCall, type BackendStore, Done, done, ok } from '@atrium/backend';
import { accountCalls } from '../../api/account/calls';
import { AccountSessions, SessionsEnd } from '../../api/account/schemas';
import { sessionsOf } from './hostServices';
import { noToken } from './ownPassword';

const toTime = (moment: number): string => new Date(moment).toISOString();

/** Ends all sessions of a person but the current one. */
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
