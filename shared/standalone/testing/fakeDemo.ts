import type { Clock, SessionUser } from '@atrium/contract';
import type { UserRole } from '@atrium/core/api';
import { AxiosError, AxiosHeaders, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import type { InstallMock } from '../demo';

const minute = 60_000;

export const ann: SessionUser = {
  id: 1,
  fullName: 'Ann Archer',
  username: 'ann',
  email: 'ann@example.com',
  avatar: null,
  role: 'admin',
  ability: [{ action: 'manage', subject: 'all' }],
  extras: { eCommerceCartItemsCount: 0 },
};

export const ben: SessionUser = {
  ...ann,
  id: 2,
  fullName: 'Ben Baker',
  username: 'ben',
  email: 'ben@example.com',
  ability: [{ action: 'read', subject: 'ACL' }],
};

/** An API for tests of the runtime: signs in by first name, issues tokens of ten minutes, counts what it is asked. */
export function createFakeApi(clock: Clock) {
  let issued = 0;
  const calls: InternalAxiosRequestConfig[] = [];
  const issueToken = () => {
    issued += 1;
    return toToken({ exp: (clock.now() + 10 * minute) / 1000, jti: issued });
  };
  const api = {
    calls,
    /** Intercepts a call: a returned answer replaces its own. */
    intercept: (_config: InternalAxiosRequestConfig): { status: number; data: unknown } | undefined => undefined,
    count: (url: string) => calls.filter((call) => call.url === url).length,
    connect(http: AxiosInstance) {
      http.defaults.adapter = async (config) => {
        calls.push(config);
        await Promise.resolve();
        const { status, data } = api.intercept(config) ?? answer(config);
        const response = { status, data, statusText: '', headers: new AxiosHeaders(), config };
        if (status === 0) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
        if (status >= 400) throw new AxiosError(`Status ${status}`, undefined, config, undefined, response);
        return response;
      };
    },
  };

  function answer({ url, data }: InternalAxiosRequestConfig): { status: number; data: unknown } {
    const body: Record<string, unknown> = JSON.parse(data ?? '{}');
    const user = body.email === ben.email ? ben : ann;
    if (url === '/jwt/refresh-token' && typeof body.refreshToken !== 'string') return rejection;
    if (url === '/jwt/register') return { status: 200, data: { user, accessToken: issueToken() } };
    if (!url?.startsWith('/jwt/')) return { status: 200, data: { inbox: 3 } };
    return { status: 200, data: { userData: user, accessToken: issueToken(), refreshToken: issueToken() } };
  }

  return api;
}

/** The answer to a token that does not count. */
export const rejection = { status: 401, data: { error: 'Invalid token' } };

/** A token as the API writes it, with a signature that nobody here checks. */
export const toToken = (claims: object) => ['{}', JSON.stringify(claims), 'x'].map((part) => btoa(part)).join('.');

/** A demo API of one answer, for tests of the hosts themselves: it tells back the token. Rules are named after roles. */
export const installFakeDemo: InstallMock = (http) => {
  const settings = { latency: 0, failureRate: 0, failureStatus: 503 };
  http.defaults.adapter = async (config) => {
    if (settings.failureRate === 1) throw new Error('fails as asked');
    const data = { token: config.headers.Authorization };
    return { status: 200, statusText: '', headers: new AxiosHeaders(), config, data };
  };
  let issued = 0;
  const issueSession = async (role: UserRole) => {
    issued += 1;
    const ability = [{ action: role === 'admin' ? 'manage' : 'read', subject: 'Note' }];
    const exp = 4e9;
    return {
      userData: { ...ann, id: issued, role, ability },
      accessToken: toToken({ exp, jti: issued }),
      refreshToken: toToken({ exp }),
    };
  };
  return { settings, issueSession, register: () => {}, reset: async () => {} };
};
