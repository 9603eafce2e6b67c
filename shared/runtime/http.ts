import axios, { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig, isAxiosError } from 'axios';
import { toQueryString } from './queryString';
import type { Session } from './types';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** A call that nobody asked for, such as a poll: it never keeps a session alive. */
    isBackground?: boolean;
    /** Set on the one repetition after a refused token. */
    isRepeat?: boolean;
  }
}

/** The page's one client. */
export function createHttp(baseURL?: string): AxiosInstance {
  return axios.create({ baseURL, paramsSerializer: { serialize: toQueryString } });
}

/** Sends the session's token with every call of the API, and repeats a call once whose token was refused. */
export function authorizeCalls(http: AxiosInstance, session: Session): void {
  http.interceptors.request.use(async (config) => {
    if (!needsToken(config.url)) return config;
    const token = config.isBackground ? session.currentToken() : await session.freshToken();
    if (token) config.headers.set('Authorization', `Bearer ${token}`);
    else if (session.getState().status === 'expired') throw createEndedError(config);
    return config;
  });

  http.interceptors.response.use(undefined, async (error: unknown) => {
    const token = getRefusedToken(error);
    if (!token || !isAxiosError(error) || !error.config) throw error;
    const renewed = await session.renewToken(token);
    if (!renewed) throw error;
    return http.request({ ...error.config, isRepeat: true });
  });
}

/** Sign-in itself needs no token, and another origin must not see it. */
function needsToken(url = ''): boolean {
  const isAbsolute = /^([a-z][a-z\d+.-]*:)?\/\//i.test(url);
  return !isAbsolute && !url.startsWith('/jwt/');
}

function getRefusedToken(error: unknown): string | null {
  if (!isAxiosError(error) || error.response?.status !== 401) return null;
  const { headers, isBackground, isRepeat } = error.config ?? {};
  if (isBackground || isRepeat) return null;
  const header = String(headers?.Authorization ?? '');
  return header.startsWith('Bearer ') ? header.slice('Bearer '.length) : null;
}

/** The answer that the API would give: a call of an ended session is not sent as a stranger's. */
function createEndedError(config: InternalAxiosRequestConfig): AxiosError {
  return new AxiosError('The session has ended', AxiosError.ERR_BAD_REQUEST, config, undefined, {
    data: { error: 'Invalid token' },
    status: 401,
    statusText: 'Unauthorized',
    headers: {},
    config,
  });
}
