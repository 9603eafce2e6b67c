import type { UserRole } from '@atrium/core/api';
import { AxiosHeaders } from 'axios';
import type { InstallMock } from '../demo';
import { ann, toToken } from './fakeApi';

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
