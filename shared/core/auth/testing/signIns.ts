import type { SessionTokens } from '../../api';
import { createTestApi, notesApp, type TestApi } from '../../testing';

export const admin = { email: 'admin@demo.com', password: 'admin' };
export const client = { email: 'client@demo.com', password: 'client' };
export const minute = 60_000;

/**
 * For each test an API with one app, and the calls of who signs in.
 * @param beforeEach of the test runner, which this code knows nothing of
 */
export function freshSignIns(beforeEach: (act: () => void) => void) {
  let api: TestApi;
  beforeEach(() => {
    api = createTestApi({ apps: [notesApp] });
  });
  return {
    get api() {
      return api;
    },
    login: (body: unknown) => api.post<SessionTokens>('/jwt/login', body),
    refresh: (body: unknown) => api.post<SessionTokens>('/jwt/refresh-token', body),
    register: (body: unknown) => api.post<Record<string, unknown>>('/jwt/register', body),
    async statusWith(header: string | undefined, url = '/apps/counts') {
      api.authorize(header);
      const { status } = await api.get(url);
      api.authorize(undefined);
      return status;
    },
  };
}
