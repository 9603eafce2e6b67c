import type { Preferences } from '@atrium/contract';
import { toApiError } from './apiError';
import { type Account, type AuthCalls, createAuthCalls } from './authCalls';
import { createHeldSession } from './heldSession';
import { createSessionEnd } from './sessionEnd';
import type { ProviderTokens, SessionOptions } from './sessionProvider';
import { createSessionRenewal } from './sessionRenewal';
import { clearSession, isSessionKey, type StoredSession } from './storedSession';
import type { Session, SessionUser } from './types';

/** Fields that people may change about themselves. */
export type UserChange = Partial<Pick<SessionUser, 'fullName' | 'username' | 'email' | 'avatar'>>;

// Beside the session, whose type is what apps were built for.
const changes = new WeakMap<Session, (change: Partial<SessionUser>) => void>();

/** Takes over what the person changed about themselves, here and in every other tab; nothing when nobody is signed in. */
export const updateUser = (session: Session, change: UserChange): void => changes.get(session)?.(change);

/** Lets the person see dates, weeks and rows as they prefer from now on, here and in every other tab. */
export const updatePreferences = (session: Session, preferences: Preferences): void =>
  changes.get(session)?.({ preferences });

const entries = new WeakMap<Session, (tokens: ProviderTokens) => Promise<SessionUser>>();

/** Signs in whom an identity provider has sent back. Rejects with an `ApiError`. */
export function signInByProvider(session: Session, tokens: ProviderTokens): Promise<SessionUser> {
  const enter = entries.get(session);
  return enter ? enter(tokens) : Promise.reject(new Error('This session is none of the page.'));
}

/** The page's session: who holds it, when it ends, and how it gets new tokens are modules of their own. */
export function createSession({ http, storage, clock, locks, events, i18n, provider }: SessionOptions): Session {
  const calls = createAuthCalls(http);
  const held = createHeldSession({ storage, clock, events }, () => end.schedule());
  const renewal = createSessionRenewal({ held, calls, storage, locks, provider, onEnd: () => end.check() });
  const end = createSessionEnd(held, clock, renewal.isRunning);

  const explain = (error: unknown): never => {
    const apiError = toApiError(error, i18n);
    throw Object.assign(new Error(apiError.message, { cause: error }), apiError);
  };
  const store = (entered: StoredSession) => {
    held.store(entered);
    return entered.user;
  };
  const enter = (answer: Promise<StoredSession>) => answer.then(store).catch(explain);

  const session: Session = {
    getState: held.getState,
    subscribe: held.subscribe,
    signIn: (credentials) => enter(calls.signIn(credentials)),
    register: (account) =>
      registerToStay(calls, account)
        .then((answer) => ('isSent' in answer ? answer : store(answer)))
        .catch(explain),
    resume: held.resume,
    signOut() {
      const stored = held.getStored();
      // The API never sees tokens of a provider.
      const token = stored?.idToken ? stored.accessToken : stored?.refreshToken;
      if (token) void calls.signOut(token);
      clearSession(storage);
      held.become('signedOut', null);
    },
    touch: () => void renewal.renewInTime(),
    currentToken: held.currentToken,
    async freshToken() {
      end.check();
      await renewal.renewInTime();
      return held.currentToken();
    },
    renewToken: renewal.replace,
    start() {
      end.start();
      const stop = listenToPerson({ onActivity: () => this.touch(), onReturn: end.check, onOtherTab: held.resume });
      return () => {
        stop();
        end.stop();
      };
    },
  };
  changes.set(session, (part) => {
    const stored = held.getStored();
    if (stored && held.getState().status === 'signedIn') held.store({ ...stored, user: { ...stored.user, ...part } });
  });
  entries.set(session, (tokens) => enter(calls.enter(tokens)));
  return session;
}

/**
 * Registering gives no refresh token: signed in with the same words, the person stays for as long as they are active. A
 * server from which no email leaves says of nobody whether they have an account now: signing in does.
 */
async function registerToStay(calls: AuthCalls, account: Account): Promise<StoredSession | { isSent: boolean }> {
  const registered = await calls.register(account);
  if ('isSent' in registered && registered.isSent) return registered;
  return calls.signIn(account).catch(() => registered);
}

interface PersonListeners {
  /** A pointer or key went down. */
  onActivity: () => void;
  /** The page is looked at again; timers may have slept. */
  onReturn: () => void;
  onOtherTab: () => void;
}

/** Tells a session what its person does, in this tab and in others; returns how to stop. */
function listenToPerson({ onActivity, onReturn, onOtherTab }: PersonListeners): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const whenSession = ({ key }: StorageEvent) => {
    if (isSessionKey(key)) onOtherTab();
  };
  window.addEventListener('pointerdown', onActivity, { signal, capture: true, passive: true });
  window.addEventListener('keydown', onActivity, { signal, capture: true, passive: true });
  window.addEventListener('focus', onReturn, { signal });
  document.addEventListener('visibilitychange', onReturn, { signal });
  window.addEventListener('storage', whenSession, { signal });
  return () => stopping.abort();
}
