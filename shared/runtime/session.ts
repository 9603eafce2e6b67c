import type { AxiosInstance } from 'axios';
import type { i18n } from 'i18next';
import type { Preferences } from '../contract/preferences';
import type { KeyValueStore } from '../contract/runtime';
import { toApiError } from './apiError';
import { type Account, createAuthCalls, isRefusal } from './authCalls';
import { listenToPerson } from './listenToPerson';
import type { Locks } from './locks';
import type { ProviderTokens, SessionProvider } from './sessionProvider';
import { clearSession, readSession, type StoredSession, writeSession } from './storedSession';
import { getTokenEnd } from './token';
import type { Clock, EventHub, Session, SessionState, SessionStatus, SessionUser } from './types';

const refreshAhead = 3 * 60_000;

/** What people may change about themselves. */
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

export interface SessionOptions {
  http: AxiosInstance;
  storage: KeyValueStore;
  clock: Clock;
  locks: Locks;
  events: EventHub;
  i18n: i18n;
  /** Who carries on a session that started there. */
  provider?: SessionProvider | undefined;
}

/** The page's session; it begins as what an earlier page or another tab has kept, while that still lives. */
export function createSession({ http, storage, clock, locks, events, i18n, provider }: SessionOptions): Session {
  const calls = createAuthCalls(http);
  const listeners = new Set<() => void>();
  const isLive = ({ accessToken }: StoredSession) => getTokenEnd(accessToken) > clock.now();

  let kept = readSession(storage);
  if (kept && !isLive(kept)) kept = null;
  let state: SessionState = { status: kept ? 'signedIn' : 'signedOut', user: kept?.user ?? null };
  let refreshing: Promise<void> | null = null;
  let isStarted = false;
  let timer: number | undefined;

  function become(status: SessionStatus, next: StoredSession | null): void {
    const previous = state;
    kept = next;
    state = { status, user: next?.user ?? null };
    schedule();
    if (status !== previous.status) events.emit({ type: 'session', status });
    if (status !== previous.status || state.user !== previous.user) for (const listener of [...listeners]) listener();
  }

  /** Takes over what another tab has done: signed in, refreshed or signed out. */
  function resume(): void {
    const stored = readSession(storage);
    if (!stored) {
      if (state.status !== 'signedOut') become('signedOut', null);
    } else if (isOther(stored, kept) && isLive(stored)) become('signedIn', stored);
  }

  function check(): void {
    if (state.status !== 'signedIn' || refreshing) return;
    if (kept && !isLive(kept)) resume();
    if (kept && !isLive(kept)) become('expired', kept);
    else schedule();
  }

  function schedule(): void {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
    if (!isStarted || state.status !== 'signedIn' || !kept) return;
    timer = clock.setTimeout(check, getTokenEnd(kept.accessToken) - clock.now());
  }

  const isEnding = () =>
    state.status === 'signedIn' && kept !== null && getTokenEnd(kept.accessToken) - clock.now() < refreshAhead;

  /** All callers share one refresh, and so do all tabs: the second one finds the new token in the store. */
  function refresh(isNeeded: () => boolean): Promise<void> {
    refreshing ??= locks
      .request('atrium-refresh', async () => {
        resume();
        if (isNeeded()) await exchange();
      })
      .finally(() => {
        refreshing = null;
        check();
      });
    return refreshing;
  }

  const renew = async ({ idToken, accessToken }: StoredSession, refreshToken: string): Promise<StoredSession> =>
    provider && idToken
      ? calls.enter(await provider.renew({ idToken, refreshToken }), accessToken)
      : calls.refresh(refreshToken);

  async function exchange(): Promise<void> {
    const before = kept;
    if (!before?.refreshToken) return;
    try {
      const renewed = await renew(before, before.refreshToken);
      // Signed out meanwhile, here or in another tab: the answer comes too late.
      if (kept !== before || !readSession(storage)) return resume();
      writeSession(storage, renewed);
      become('signedIn', renewed);
    } catch (error) {
      // Anything but a refusal may pass by itself: the token in hand serves as long as it lives.
      if (isRefusal(error) && kept === before) become('expired', before);
    }
  }

  async function enter(answer: Promise<StoredSession>) {
    try {
      const entered = await answer;
      writeSession(storage, entered);
      become('signedIn', entered);
      return entered.user;
    } catch (error) {
      const apiError = toApiError(error, i18n);
      throw Object.assign(new Error(apiError.message, { cause: error }), apiError);
    }
  }

  /** Registering gives no refresh token: signed in with the same words, the person stays for as long as they are active. */
  async function registerToStay(account: Account): Promise<StoredSession> {
    const registered = await calls.register(account);
    return calls.signIn(account).catch(() => registered);
  }

  const currentToken = () => (state.status === 'signedIn' && kept && isLive(kept) ? kept.accessToken : null);

  function change(part: Partial<SessionUser>): void {
    if (!kept || state.status !== 'signedIn') return;
    const changed = { ...kept, user: { ...kept.user, ...part } };
    writeSession(storage, changed);
    become('signedIn', changed);
  }

  const session: Session = {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn: (credentials) => enter(calls.signIn(credentials)),
    register: (account) => enter(registerToStay(account)),
    resume,
    signOut() {
      // What a provider gave is none of the API's business.
      const token = kept?.idToken ? kept.accessToken : kept?.refreshToken;
      if (token) void calls.signOut(token);
      clearSession(storage);
      become('signedOut', null);
    },
    touch() {
      if (isEnding() && kept?.refreshToken) void refresh(isEnding);
    },
    currentToken,
    async freshToken() {
      check();
      if (isEnding() && kept?.refreshToken) await refresh(isEnding);
      return currentToken();
    },
    async renewToken(refused) {
      const isSame = () => state.status === 'signedIn' && kept?.accessToken === refused;
      if (isSame()) await refresh(isSame);
      if (isSame() && kept?.refreshToken === null) become('expired', kept);
      return isSame() ? null : currentToken();
    },
    start() {
      isStarted = true;
      check();
      const stop = listenToPerson({ onActivity: () => this.touch(), onReturn: check, onOtherTab: resume });
      return () => {
        stop();
        isStarted = false;
        schedule();
      };
    },
  };
  changes.set(session, change);
  entries.set(session, (tokens) => enter(calls.enter(tokens)));
  return session;
}

/** Whether a stored session is not the one at hand: another token, or the same person who changed their own data. */
const isOther = (stored: StoredSession, kept: StoredSession | null) =>
  stored.accessToken !== kept?.accessToken ||
  (stored.user.id === kept.user.id && JSON.stringify(stored.user) !== JSON.stringify(kept.user));
