import { defineBackend, type RejectionBody, type UserRole } from '@atrium/backend';
import type { AppManifest } from '@atrium/contract';
import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { RoleRules } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

test('the rules of each role are those that are issued', async () => {
  const { data } = await api.get<RoleRules>('/api/users/roles');
  for (const { role, ability } of data.roles) expect((await api.signIn(role)).userData.ability).toEqual(ability);
  expect(data.roles.find(({ role }) => role === 'client')?.ability).toEqual([
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ]);
});

describe('roles', () => {
  const abilityOf = async (role: string) =>
    (await api.get<RoleRules>('/api/users/roles')).data.roles.find((given) => given.role === role)?.ability ?? [];
  const change = (role: string, action: string, subject: string, isAllowed: boolean) =>
    api.post<RejectionBody>('/apps/users/change-role', { role, action, subject, isAllowed });

  test('a change of rights is news to the shell of every tab', async () => {
    const body = JSON.stringify({ role: 'editor', action: 'update', subject: 'User', isAllowed: true });
    const answer = await (await api.opening).handle({ method: 'POST', url: '/apps/users/change-role', body });
    expect(answer?.changed).toEqual(expect.arrayContaining(['users', 'auth']));
  });

  test('what is changed of a role holds at once, and is taken back as one', async () => {
    await api.signIn('admin');
    expect((await change('editor', 'update', 'User', true)).status).toBe(200);
    await api.signIn('editor');
    expect((await api.post('/apps/users/update-user', { id: 9, company: 'New' })).status).toBe(200);
    await api.signIn('admin');
    await api.post('/apps/users/reset-role', { role: 'editor' });
    expect(await abilityOf('editor')).not.toContainEqual({ action: 'update', subject: 'User' });
    await api.signIn('editor');
    expect((await api.post('/apps/users/update-user', { id: 9, company: 'Newer' })).status).toBe(403);
  });

  test.each<[self: UserRole, role: string, action: string, subject: string, isAllowed: boolean, code: string]>([
    ['admin', 'admin', 'delete', 'User', false, 'admin-role'],
    ['maintainer', 'admin', 'delete', 'User', false, 'admin-role'],
    ['maintainer', 'maintainer', 'update', 'Role', false, 'own-lockout'],
    ['maintainer', 'editor', 'delete', 'User', true, 'gives-more'],
  ])('%s cannot set %s, %s %s: %s', async (self, role, action, subject, isAllowed, code) => {
    await api.signIn(self);
    const before = await abilityOf(role);
    const { status, data } = await change(role, action, subject, isAllowed);
    expect([status, data.code]).toEqual([400, code]);
    expect(await abilityOf(role)).toEqual(before);
  });

  test('a role is given its people’s own records alone, of subjects that are somebody’s', async () => {
    const rights = [{ subject: 'Note', label: 'Notes', owner: 'ownerId' }];
    const calls: AppManifest['backend'] = { prefixes: ['/notes'], module: './backend' };
    const notes = { ...manifest, id: 'notes', subjects: ['Note'], rights, grants: [], backend: calls };
    api = createTestApi({
      apps: [
        { manifest, backend },
        { manifest: notes, backend: defineBackend({ id: 'notes', subject: 'Note', tables: [], calls: [] }) },
      ],
    });
    await api.signIn('admin');
    const body = { role: 'client', action: 'read', isAllowed: true, isOwnOnly: true };
    expect((await api.post('/apps/users/change-role', { ...body, subject: 'Note' })).status).toBe(200);
    expect(await abilityOf('client')).toContainEqual({
      action: 'read',
      subject: 'Note',
      conditions: { ownerId: '$person' },
    });
    const { status, data } = await api.post<RejectionBody>('/apps/users/change-role', { ...body, subject: 'User' });
    expect([status, data.codes]).toEqual([400, { isOwnOnly: 'no-owner' }]);
  });

  test('a role that was given more than oneself is out of reach, and so is changing roles for those who may not', async () => {
    await api.signIn('admin');
    await change('editor', 'delete', 'User', true);
    await api.signIn('maintainer');
    expect((await change('editor', 'read', 'User', false)).data.code).toBe('role-above-you');
    await api.signIn('editor');
    expect((await change('author', 'read', 'User', true)).status).toBe(403);
  });
});
