import type { ImportUndone, RowsImported } from '@atrium/backend/import';
import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { UserAnswer, UserPage } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('admin');
});

const row = (name: string, more = {}) => ({ fullName: name, username: name, email: `${name}@example.com`, ...more });
const send = async (rows: readonly object[], isDryRun?: boolean) =>
  (await api.post<RowsImported>('/apps/users/import', { rows, isDryRun })).data;
const undo = (id: number | null) => api.post<ImportUndone>('/apps/users/undo-import', { id });
const count = async () => (await api.get<UserPage>('/api/users/list/data')).data.total;

test('a dry run says what would come in and what is wrong in which row, and changes nothing', async () => {
  const before = await count();
  const answer = await send(
    [
      row('ann'),
      row('ann', { username: 'other' }),
      row('ben', { email: 'Admin@demo.com' }),
      row('a b', { email: 'ab@example.com' }),
      row('cleo', { dob: '2099-01-01' }),
      row('dora', { email: 'nobody' }),
      row('emil', { roleId: 'nothing', contact: 'x' }),
      row('franz', { avatar: 'javascript:alert(1)' }),
      { fullName: 'nobody' },
    ],
    true,
  );
  expect(answer).toMatchObject({ id: null, imported: 1 });
  expect(answer.issues.map(({ row: at, field }) => [at, field])).toEqual([
    [1, 'email'],
    [2, 'email'],
    [3, 'username'],
    [4, 'dob'],
    [5, 'email'],
    [6, 'contact'],
    [7, 'avatar'],
    [8, 'username'],
    [8, 'email'],
  ]);
  expect(await count()).toBe(before);
});

test('the rows without issues are imported, with the defaults of a form, and taken back together', async () => {
  const before = await count();
  const answer = await send([row('ann', { roleId: 'editor' }), row('nobody', { email: 'x' }), row('zoë')]);
  expect(answer).toMatchObject({ imported: 2, issues: [{ row: 1, field: 'email' }] });
  expect(await count()).toBe(before + 2);
  const { data } = await api.get<UserPage>('/api/users/list/data', { q: 'zoë@example.com' });
  expect(data.users).toMatchObject([{ status: 'active', role: 'subscriber', currentPlan: 'basic', rev: 1 }]);
  expect((await undo(answer.id)).data).toEqual({ removed: 2, kept: 0 });
  expect(await count()).toBe(before);
  expect((await undo(answer.id)).status).toBe(404);
});

test('who was changed since stays', async () => {
  const { id } = await send([row('ann'), row('ben')]);
  const { data } = await api.get<UserPage>('/api/users/list/data', { q: 'ann@example.com' });
  await api.post<UserAnswer>('/apps/users/update-user', { id: data.users[0]?.id, company: 'Hers' });
  expect((await undo(id)).data).toEqual({ removed: 1, kept: 1 });
});

test('nobody takes back the import of somebody else, nor one of the day before yesterday', async () => {
  const { id } = await send([row('ann')]);
  await api.signIn('maintainer');
  expect((await undo(id)).status).toBe(404);
  await api.signIn('admin');
  api.clock.now += 25 * 60 * 60 * 1000;
  await api.signIn('admin');
  expect((await undo(id)).status).toBe(404);
});

test('who may not add users imports none, and nobody imports somebody who may do more', async () => {
  await api.signIn('maintainer');
  const { issues } = await send([row('ann', { roleId: 'admin' })]);
  expect(issues).toMatchObject([{ row: 0, field: 'roleId', code: 'role-above' }]);
  await api.signIn('client');
  expect((await api.post('/apps/users/import', { rows: [row('ben')] })).status).toBe(403);
});

test('a request has 1,000 rows at most', async () => {
  const rows = Array.from({ length: 1_001 }, (_, at) => row(`person${at}`));
  expect((await api.post('/apps/users/import', { rows })).status).toBe(400);
});
