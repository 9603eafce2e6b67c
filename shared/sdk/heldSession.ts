import type { SessionOptions } from './sessionProvider';
import { getTokenEnd, readSession, type StoredSession, writeSession } from './storedSession';
import type { SessionState, SessionStatus } from './types';

export type HeldSession = ReturnType<typeof createHeldSession>;

/**
 * Session of this page, and its stored copy; starts with the stored session while that is valid. `onTransition` runs
 * before listeners are notified.
 */
export function createHeldSession(
  { storage, clock, events }: Pick<SessionOptions, 'storage' | 'clock' | 'events'>,
  onTransition: () => void,
) {
  const listeners = new Set<() => void>();
  const leftOf = ({ accessToken }: StoredSession) => getTokenEnd(accessToken) - clock.now();
  const isLive = (session: StoredSession) => leftOf(session) > 0;

  let current = readSession(storage);
  if (current && !isLive(current)) current = null;
  let state: SessionState = { status: current ? 'signedIn' : 'signedOut', user: current?.user ?? null };

  function become(status: SessionStatus, next: StoredSession | null): void {
    const previous = state;
    current = next;
    state = { status, user: next?.user ?? null };
    onTransition();
    if (status !== previous.status) events.emit({ type: 'session', status });
    if (status !== previous.status || state.user !== previous.user) for (const listener of [...listeners]) listener();
  }

  return {
    become,
    getState: () => state,
    getStored: () => current,
    /** Of the current token, in milliseconds; undefined unless somebody is signed in. */
    getTimeLeft: () => (state.status === 'signedIn' && current ? leftOf(current) : undefined),
    currentToken: () => (state.status === 'signedIn' && current && isLive(current) ? current.accessToken : null),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    store(next: StoredSession): void {
      writeSession(storage, next);
      become('signedIn', next);
    },
    /** Takes over what another tab has done: signed in, refreshed or signed out. */
    resume(): void {
      const stored = readSession(storage);
      if (!stored) {
        if (state.status !== 'signedOut') become('signedOut', null);
      } else if (isOther(stored, current) && isLive(stored)) become('signedIn', stored);
    },
  };
}

/** True if a stored session differs from the current one: another token, or changed data of the same person. */
const isOther = (stored: StoredSession, current: StoredSession | null) =>
  stored.accessToken !== current?.accessToken ||
  (stored.user.id === current.user.id && JSON.stringify(stored.user) !== JSON.stringify(current.user));
