import { isCallError, UnexpectedAnswer } from './callError';
import { type PageHttp, ProviderRejection, type ProviderTokens } from './sessionProvider';
import { isUser, type StoredSession } from './storedSession';

export interface Credentials {
  email: string;
  password: string;
  /** Code of the second step, for accounts that have one. */
  code?: string;
}

export interface Account extends Credentials {
  username: string;
}

const maxDeviceLength = 300;
const deviceName = () => navigator.userAgent.slice(0, maxDeviceLength);
/** Emails are written in the language of the page. */
const pageLanguage = () => document.documentElement.lang || undefined;

/** All calls of all tabs wait for a refresh: one that hangs must not take them with it. */
const refreshTimeout = 8000;

export type AuthCalls = ReturnType<typeof createAuthCalls>;

/** The calls under `/jwt/`. Each rejects with the client's error, or when the answer is not what the API promises. */
export function createAuthCalls(http: PageHttp) {
  const askFor = async <T>(
    parse: (answer: unknown) => T | null,
    ...[url, body, timeout]: [url: string, body: object, timeout?: number]
  ): Promise<T> => {
    const response = await http.post<unknown>(url, body, { timeout });
    const parsed = parse(response.data);
    if (parsed) return parsed;
    // Registering answers 200 also when it refuses: from here on that is a failed call like any other.
    throw new UnexpectedAnswer(response);
  };
  const ask = (...call: [url: string, body: object, timeout?: number]) => askFor(parseSession, ...call);
  return {
    signIn: ({ email, password, code }: Credentials) =>
      ask('/jwt/login', { email, password, code, device: deviceName(), language: pageLanguage() }),
    register: (account: Account) =>
      askFor(parseRegistration, '/jwt/register', { ...account, language: pageLanguage() }),
    /** A session that cannot be ended now ends with its tokens. */
    signOut: (token: string) =>
      http.post('/jwt/sign-out', { refreshToken: token }, { timeout: refreshTimeout }).catch(() => undefined),
    /**
     * A session for what the provider says; the provider's refresh token carries it on.
     * @param before the access token of the session that goes on by it
     */
    enter: async ({ idToken, refreshToken, nonce }: ProviderTokens, before?: string): Promise<StoredSession> => ({
      ...(await ask(
        '/jwt/provider',
        { idToken, nonce: nonce ?? undefined, before, device: deviceName(), language: pageLanguage() },
        refreshTimeout,
      )),
      refreshToken,
      idToken,
      nonce,
    }),
    refresh: (refreshToken: string) => ask('/jwt/refresh-token', { refreshToken }, refreshTimeout),
  };
}

/** True when the API or the provider said no, rather than nothing or something broken. */
export const isRejection = (error: unknown) =>
  error instanceof ProviderRejection || (isCallError(error) && error.response?.status === 401);

/** Signing in answers `userData`, registering `user` and no refresh token. */
function parseSession(answer: unknown): StoredSession | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { userData, user = userData, accessToken, refreshToken = null }: Record<string, unknown> = { ...answer };
  if (!isUser(user) || typeof accessToken !== 'string') return null;
  return { user, accessToken, refreshToken: typeof refreshToken === 'string' ? refreshToken : null };
}

/** A server tells strangers nothing: not whether there is an account now. */
function parseRegistration(answer: unknown): StoredSession | { isSent: boolean } | null {
  const isTaken = typeof answer === 'object' && answer !== null && 'isSent' in answer;
  return isTaken ? { isSent: answer.isSent === true } : parseSession(answer);
}
