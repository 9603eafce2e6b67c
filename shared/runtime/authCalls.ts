import { AxiosError, type AxiosInstance, isAxiosError } from 'axios';
import { isUser, type StoredSession } from './storedSession';

export interface Credentials {
  email: string;
  password: string;
}

export interface Account extends Credentials {
  username: string;
}

const longestDevice = 300;

/** All calls of all tabs wait for a refresh: one that hangs must not take them with it. */
const refreshTimeout = 8000;

/** The calls under `/jwt/`. Each rejects with the client's error, or when the answer is not what the API promises. */
export function createAuthCalls(http: AxiosInstance) {
  const ask = async (url: string, body: object, timeout?: number): Promise<StoredSession> => {
    const response = await http.post<unknown>(url, body, { timeout });
    const session = parseSession(response.data);
    if (session) return session;
    // Registering answers 200 also when it refuses: from here on that is a failed call like any other.
    throw new AxiosError('No session in the answer', undefined, response.config, response.request, response);
  };
  return {
    signIn: ({ email, password }: Credentials) =>
      ask('/jwt/login', { email, password, device: navigator.userAgent.slice(0, longestDevice) }),
    register: (account: Account) => ask('/jwt/register', account),
    refresh: (refreshToken: string) => ask('/jwt/refresh-token', { refreshToken }, refreshTimeout),
  };
}

/** True when the API said no, rather than nothing or something broken. */
export const isRefusal = (error: unknown) => isAxiosError(error) && error.response?.status === 401;

/** Signing in answers `userData`, registering `user` and no refresh token. */
function parseSession(answer: unknown): StoredSession | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { userData, user = userData, accessToken, refreshToken = null }: Record<string, unknown> = { ...answer };
  if (!isUser(user) || typeof accessToken !== 'string') return null;
  return { user, accessToken, refreshToken: typeof refreshToken === 'string' ? refreshToken : null };
}
