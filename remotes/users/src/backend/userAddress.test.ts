import { createTestApi, notesApp, type TestApi } from '@atrium/core/testing';
import type { UserTimeline } from '../api/eventSchemas';
import type { UserAnswer } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }, notesApp] });
  await api.signIn('admin');
});

const ann = { fullName: 'Ann Archer', username: 'ann', email: 'ann@example.com' };
const add = async (more: object = {}) =>
  (await api.post<UserAnswer>('/apps/users/add-user', { ...ann, ...more })).data.user;
const update = (id: number, email: string) => api.post<UserAnswer>('/apps/users/update-user', { id, email });
const read = async (id: number) => (await api.get<UserAnswer>('/api/users/user', { id })).data.user;
const confirm = (id: number) => api.post<UserAnswer>('/apps/users/confirm-email', { id });
/** The listening app collects the sent emails. */
async function tokens(page: string): Promise<string[]> {
  const { data } = await api.get<{ title: string }[]>('/apps/notes/list', { q: page });
  return data.flatMap(({ title }) => new RegExp(`/${page}/([\\w-]+)`).exec(title)?.[1] ?? []);
}
const openLink = async (place: number) =>
  api.post('/jwt/confirm-address', { token: (await tokens('confirm-address')).at(place) });
const choosePassword = async (place: number) =>
  api.post('/jwt/reset-password', { token: (await tokens('reset-password')).at(place), password: 'a good secret' });

test('an address that an admin sets waits until its owner has opened the link', async () => {
  const answer = await update(4, 'jonas@example.net');
  expect(answer.data.user).toMatchObject({ email: 'jonas.weber@example.com', pendingEmail: 'jonas@example.net' });
  expect((await openLink(0)).status).toBe(200);
  expect(await read(4)).toMatchObject({ email: 'jonas@example.net', isEmailConfirmed: true, pendingEmail: null });
  const { events } = (await api.get<UserTimeline>('/api/users/timeline', { id: 4 })).data;
  expect(events[0]).toMatchObject({
    kind: 'changed',
    by: 'Jonas Weber',
    changes: [{ field: 'email', before: 'jonas.weber@example.com', after: 'jonas@example.net' }],
  });
});

test('a form that sends the address as it is leaves one that waits', async () => {
  await update(4, 'jonas@example.net');
  await update(4, 'jonas.weber@example.com');
  await update(4, 'jonas@example.net');
  expect((await read(4)).pendingEmail).toBe('jonas@example.net');
  expect(await tokens('confirm-address')).toHaveLength(1);
});

test('who is added has proven nothing; the link of the invitation proves where it was sent', async () => {
  const { id, isEmailConfirmed } = await add({ status: 'pending' });
  expect(isEmailConfirmed).toBe(false);
  expect((await choosePassword(0)).status).toBe(200);
  expect(await read(id)).toMatchObject({ isEmailConfirmed: true, status: 'active' });
});

test('an address that nobody has proven is put right at once: the invitation goes there, and the earlier link ends', async () => {
  const { id } = await add({ status: 'pending' });
  expect((await update(id, 'ann.archer@example.com')).data.user).toMatchObject({
    email: 'ann.archer@example.com',
    pendingEmail: null,
  });
  expect((await choosePassword(0)).status).toBe(400);
  expect((await choosePassword(-1)).status).toBe(200);
  expect(await read(id)).toMatchObject({ email: 'ann.archer@example.com', isEmailConfirmed: true });
});

test('an admin answers for an address, and the timeline says who', async () => {
  const { id } = await add();
  expect((await confirm(id)).data.user).toMatchObject({ email: 'ann@example.com', isEmailConfirmed: true });
  const { events } = (await api.get<UserTimeline>('/api/users/timeline', { id })).data;
  expect(events[0]).toMatchObject({ kind: 'emailConfirmed', by: 'Joana Duarte' });
  await update(id, 'ann@example.net');
  expect((await confirm(id)).data.user).toMatchObject({ email: 'ann@example.net', pendingEmail: null });
});

test('nobody but admins does, and not for an address of another account', async () => {
  const { id } = await add();
  await update(4, 'ann@example.com');
  expect((await openLink(0)).status).toBe(200);
  expect(await confirm(id)).toMatchObject({ status: 400, data: { code: 'email-taken' } });
  expect((await read(id)).isEmailConfirmed).toBe(false);
  await api.signIn('maintainer');
  expect(await confirm(id)).toMatchObject({ status: 400, data: { code: 'admins-only' } });
  await api.signIn('editor');
  expect((await confirm(id)).status).toBe(403);
});

test('who only names an address is not in the way of who proves it', async () => {
  const { id } = await add();
  expect((await update(4, 'Ann@example.com')).status).toBe(200);
  expect((await openLink(0)).status).toBe(200);
  expect(await read(4)).toMatchObject({ email: 'Ann@example.com', isEmailConfirmed: true });
  expect(await read(id)).toMatchObject({ email: 'ann@example.com', isEmailConfirmed: false });
  expect((await update(5, 'ann@example.com')).status).toBe(400);
});

test('no input says of an address that it is proven', async () => {
  const user = await add({ provenEmail: ann.email, isEmailConfirmed: true });
  expect(user.isEmailConfirmed).toBe(false);
  await api.post('/apps/users/update-user', { id: user.id, provenEmail: ann.email, isEmailConfirmed: true });
  expect(await read(user.id)).toMatchObject({ isEmailConfirmed: false });
  expect(await read(user.id)).not.toHaveProperty('provenEmail');
});
