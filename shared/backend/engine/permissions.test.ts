import { createTestApi, notesApp } from '@atrium/core/testing';
import { createMongoAbility } from '@casl/ability';
import { type BackendAction, type UserRole, userRoles } from '..';
import { isAllowed } from './permissions';

const actions: BackendAction[] = ['read', 'create', 'update', 'delete'];
const open = () => createTestApi({ apps: [notesApp] });

test.each(userRoles)('what %s may do is what CASL makes of the same rules', async (role) => {
  const api = await open().opening;
  const { permissions } = await api.read([], async (store) => store);
  const rules = permissions.rulesOf(role);
  const ability = createMongoAbility(rules);
  expect(permissions.subjects).toContain('Note');
  for (const subject of [...permissions.subjects, 'Something'])
    for (const action of actions)
      expect([action, subject, isAllowed(rules, action, subject)]).toEqual([
        action,
        subject,
        ability.can(action, subject),
      ]);
});

type Case = [role: UserRole, method: 'GET' | 'POST' | 'DELETE', url: string, status: number, body: object];

const cases: Case[] = [
  ['client', 'GET', '/apps/notes/list', 403, {}],
  ['client', 'GET', '/apps/counts', 200, {}],
  ['client', 'GET', '/api/bookmarks/data', 200, {}],
  ['author', 'GET', '/apps/notes/list', 200, {}],
  ['author', 'POST', '/apps/notes/add', 403, { note: { title: 'x' } }],
  ['editor', 'POST', '/apps/notes/add', 201, { note: { title: 'x' } }],
  ['editor', 'DELETE', '/apps/notes/remove?id=1', 200, {}],
  ['maintainer', 'POST', '/apps/notes/update', 200, { note: { id: 5, title: 'x' } }],
  ['maintainer', 'DELETE', '/apps/notes/remove?id=1', 403, {}],
  ['admin', 'DELETE', '/apps/notes/remove?id=1', 200, {}],
];

test.each(cases)('the token of %s lets %s %s be %i', async (role, method, url, status, body) => {
  const api = open();
  await api.signIn(role);
  const answer =
    method === 'POST' ? await api.post(url, body) : await (method === 'GET' ? api.get(url) : api.delete(url));
  expect(answer.status).toBe(status);
  if (status === 403) expect(answer.data).toEqual({ error: 'Not allowed' });
});

test.each([
  ['maintainer', 403],
  ['admin', 200],
] as const)('%s, who may or may not delete, brings back: %i', async (role, status) => {
  const api = open();
  await api.delete('/apps/notes/remove', { id: 1 });
  await api.signIn(role);
  expect((await api.post('/apps/restore', { kind: 'note', ids: [1] })).status).toBe(status);
});

test('what an app adds to the search is found by those alone who may read it', async () => {
  const api = open();
  const groups = async () => {
    const { data } = await api.get<{ searchArr: { groupTitle: string }[] }>('/api/main-search/data', { q: 'page' });
    return data.searchArr.map(({ groupTitle }) => groupTitle);
  };
  await api.signIn('client');
  expect(await groups()).toEqual(['Pages']);
  await api.signIn('editor');
  expect(await groups()).toEqual(['Pages', 'Notes']);
});
