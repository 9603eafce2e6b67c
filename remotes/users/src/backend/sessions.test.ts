import type { RejectionBody } from '@atrium/backend';
import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { UserTimeline } from '../api/eventSchemas';
import type { UserSessions } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

describe('sessions', () => {
  test('where somebody is signed in is shown and ended, and listed in their timeline', async () => {
    const { userData } = await api.signIn('author');
    await api.signIn('admin');
    const sessions = async () =>
      (await api.get<UserSessions>('/api/users/sessions', { id: userData.id })).data.sessions;
    expect(await sessions()).toHaveLength(1);
    await api.post('/apps/users/end-sessions', { id: userData.id });
    expect(await sessions()).toEqual([]);
    const { data } = await api.get<UserTimeline>('/api/users/timeline', { id: userData.id });
    expect(data.events[0]?.kind).toBe('sessionsEnded');
  });

  test('nobody ends those of somebody who may do more', async () => {
    const { userData } = await api.signIn('admin');
    await api.signIn('maintainer');
    const { data } = await api.post<RejectionBody>('/apps/users/end-sessions', { id: userData.id });
    expect(data.code).toBe('above-you');
  });
});

describe('somebody who is made inactive', () => {
  test.each([
    ['alone', '/apps/users/update-user', (id: number) => ({ id, status: 'inactive' })],
    ['among many', '/apps/users/update-many', (id: number) => ({ ids: [id], dataToUpdate: { status: 'inactive' } })],
  ])('%s has no session any more, not even once they are active again', async (_, path, body) => {
    const { userData, accessToken, refreshToken } = await api.signIn('author');
    await api.signIn('admin');
    expect((await api.post(path, body(userData.id))).status).toBe(200);
    await api.post('/apps/users/update-user', { id: userData.id, status: 'active' });
    api.authorize(`Bearer ${accessToken}`);
    expect((await api.get('/apps/counts')).status).toBe(401);
    expect((await api.post('/jwt/refresh-token', { refreshToken })).status).toBe(401);
  });
});
