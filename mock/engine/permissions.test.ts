/** @jest-environment node */
import { createMongoAbility } from '@casl/ability';
import { type MockAction, UserRole } from 'shared/api';
import { getRules, isAllowed, subjects } from './abilities';
import { createTestApi } from './testing/testApi';

const actions: MockAction[] = ['read', 'create', 'update', 'delete'];

test.each(UserRole.options)('what %s may do is what CASL makes of the same rules', (role) => {
  const ability = createMongoAbility(getRules(role));
  for (const subject of [...subjects, 'Something']) {
    for (const action of actions) {
      expect([action, subject, isAllowed(getRules(role), action, subject)]).toEqual([
        action,
        subject,
        ability.can(action, subject),
      ]);
    }
  }
});

type Case = [role: UserRole, method: 'GET' | 'POST' | 'DELETE', url: string, status: number, body: object];

const cases: Case[] = [
  ['client', 'GET', '/apps/email/emails', 403, {}],
  ['client', 'GET', '/apps/counts', 200, {}],
  ['client', 'GET', '/api/bookmarks/data', 200, {}],
  ['client', 'GET', '/faq/data', 403, {}],
  ['subscriber', 'GET', '/faq/data', 200, {}],
  ['subscriber', 'GET', '/apps/ecommerce/products', 200, {}],
  ['subscriber', 'POST', '/apps/ecommerce/cart', 403, { productId: 1 }],
  ['subscriber', 'POST', '/account-setting/data', 200, {}],
  ['author', 'POST', '/apps/todo/add-tasks', 201, { task: { title: 'x' } }],
  ['author', 'POST', '/blog/list/data/edit', 201, { blogTitle: 'x' }],
  ['author', 'DELETE', '/blog/comments?id=1', 403, {}],
  ['author', 'GET', '/api/users/list/data', 403, {}],
  ['editor', 'GET', '/api/users/list/data', 200, {}],
  ['editor', 'POST', '/apps/users/add-user', 403, {}],
  ['editor', 'POST', '/apps/invoice/add-payment', 403, {}],
  ['editor', 'POST', '/apps/invoice/delete-many', 403, { ids: [5036] }],
  ['maintainer', 'POST', '/apps/invoice/delete-many', 200, { ids: [5036] }],
  ['editor', 'DELETE', '/apps/calendar/remove-event?id=1', 200, {}],
  ['maintainer', 'POST', '/apps/users/update-user', 200, { id: 5 }],
  ['maintainer', 'DELETE', '/apps/users/delete?id=5', 403, {}],
  ['maintainer', 'POST', '/apps/users/delete-many', 403, { ids: [5] }],
  ['maintainer', 'POST', '/apps/restore', 403, { kind: 'user', ids: [5] }],
  ['maintainer', 'POST', '/apps/restore', 200, { kind: 'event', ids: [5] }],
  ['admin', 'DELETE', '/apps/users/delete?id=5', 200, {}],
];

test.each(cases)('the token of %s lets %s %s be %i', async (role, method, url, status, body) => {
  const api = createTestApi();
  await api.signIn(role);
  const answer =
    method === 'POST' ? await api.post(url, body) : await (method === 'GET' ? api.get(url) : api.delete(url));
  expect(answer.status).toBe(status);
  if (status === 403) expect(answer.data).toEqual({ error: 'Not allowed' });
});

test('contacts are found only by those who may read users', async () => {
  const api = createTestApi();
  const countContacts = async () => {
    const { data } = await api.get<{ searchArr: { data: unknown[] }[] }>('/api/main-search/data', { q: 'amira' });
    return data.searchArr[2]?.data.length;
  };
  await api.signIn('author');
  expect(await countContacts()).toBe(0);
  await api.signIn('editor');
  expect(await countContacts()).toBe(1);
});
