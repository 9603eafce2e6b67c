import type { SessionOptions } from './sessionProvider';
import { getTokenEnd, readSession, type StoredSession, writeSession } from './storedSession';
import type { SessionState, SessionStatus } from './types';

export type HeldSession = ReturnType<typeof createHeldSession>;

/**
 * Who is signed in on this page, and what the browser keeps of it; it begins as what an earlier page or another tab has
 * kept, while that still lives. `onLead` runs before anybody hears of what it has become.
 */
export function createHeldSession(
  { storage, clock, events }: Pick<SessionOptions, 'storage' | 'clock' | 'events'>,
  onLead: () => void,
) {
  const listeners = new Set<() => void>();
  const leftOf = ({ accessToken }: StoredSession) => getTokenEnd(accessToken) - clock.now();
  const isLive = (session: StoredSession) => leftOf(session) > 0;

  let kept = readSession(storage);
  if (kept && !isLive(kept)) kept = null;
  let state: SessionState = { status: kept ? 'signedIn' : 'signedOut', user: kept?.user ?? null };

  function become(status: SessionStatus, next: StoredSession | null): void {
    const previous = state;
    kept = next;
    state = { status, user: next?.user ?? null };
    onLead();
    if (status !== previous.status) events.emit({ type: 'session', status });
    if (status !== previous.status || state.user !== previous.user) for (const listener of [...listeners]) listener();
  }

  return {
    become,
    getState: () => state,
    getStored: () => kept,
    /** Of the current token, in milliseconds; undefined unless somebody is signed in. */
    getTimeLeft: () => (state.status === 'signedIn' && kept ? leftOf(kept) : undefined),
    currentToken: () => (state.status === 'signedIn' && kept && isLive(kept) ? kept.accessToken : null),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Signed in with this, here and in every other tab. */
    store(next: StoredSession): void {
      writeSession(storage, next);
      become('signedIn', next);
    },
    /** Takes over what another tab has done: signed in, refreshed or signed out. */
    resume(): void {
      const stored = readSession(storage);
      if (!stored) {
        if (state.status !== 'signedOut') become('signedOut', null);
      } else if (isOther(stored, kept) && isLive(stored)) become('signedIn', stored);
    },
  };
}

/** True if a stored session differs from the current one: another token, or changed data of the same person. */
const isOther = (stored: StoredSession, kept: StoredSession | null) =>
  stored.accessToken !== kept?.accessToken ||
  (stored.user.id === kept.user.id && JSON.stringify(stored.user) !== JSON.stringify(kept.user));
