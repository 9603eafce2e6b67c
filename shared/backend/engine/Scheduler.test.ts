import type { NotificationList } from '@atrium/core/api';
import { createTestApi, notesApp, type TestApp } from '@atrium/core/testing';
import { type AppBackend, asc, defineTable, notificationTopic, notify, ok, type Row, z } from '..';

interface Alarm extends Row {
  id: number;
  time: number;
}
const alarmsTable = defineTable<Alarm>()({ name: 'alarms', columns: { time: 'number' } });
const minute = 60_000;

const alarms: AppBackend = {
  id: 'alarms',
  subject: null,
  tables: [alarmsTable],
  calls: [
    {
      method: 'GET',
      path: '/apps/alarms/{now}',
      summary: 'Set an alarm in a minute',
      isWrite: true,
      answer: z.unknown(),
      handle: async (store) => ok(await store.table(alarmsTable).put({ id: 1, time: store.now() + minute })),
    },
  ],
  due: {
    sends: [notificationTopic],
    nextAt: async (store) => (await store.table(alarmsTable).first({ orderBy: [asc('time')] }))?.time ?? null,
    async run(store) {
      await store.table(alarmsTable).delete(1);
      notify(store, { to: [1, 1], kind: 'task', code: 'alarms.rings', title: 'It rings', text: '', link: null });
    },
  },
};

const broken: AppBackend = {
  id: 'broken',
  subject: null,
  tables: [],
  calls: [{ method: 'GET', path: '/apps/broken/now', summary: 'Nothing', answer: z.unknown(), handle: () => ok({}) }],
  due: {
    nextAt: () => {
      throw new Error('No clock');
    },
    run: () => {},
  },
};

const toApp = (backend: AppBackend): TestApp => ({
  backend,
  manifest: {
    ...notesApp.manifest,
    id: backend.id,
    grants: [],
    backend: { prefixes: [`/apps/${backend.id}`], module: './backend', due: true },
  },
});

const runJobs = async ({ opening }: ReturnType<typeof createTestApi>) =>
  (await opening).handle({ method: 'POST', url: '/apps/due' });

afterEach(() => jest.restoreAllMocks());

const open = (...backends: AppBackend[]) => createTestApi({ apps: backends.map(toApp) });

test('what is due happens without a call of its app, for those whom it concerns, and its data is said to be new', async () => {
  const api = open(alarms);
  await api.get('/apps/alarms/now');
  expect(await runJobs(api)).toMatchObject({ status: 200, changed: [] });
  api.clock.now += minute;
  expect(await runJobs(api)).toMatchObject({ status: 200, changed: ['alarms', 'frame'] });
  const rung = async () =>
    (await api.get<NotificationList>('/api/notifications')).data.notifications.filter(
      ({ title }) => title === 'It rings',
    );
  expect(await rung()).toEqual([]);
  await api.signIn('admin');
  expect(await rung()).toMatchObject([{ title: 'It rings', isRead: false }]);
  expect((await rung())[0]).not.toHaveProperty('account');
});

test('an app that fails at what is due holds up no other, and one that nobody has opened is not loaded', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const api = open(broken, alarms);
  await api.get('/apps/alarms/now');
  api.clock.now += minute;
  await runJobs(api);
  expect(error).not.toHaveBeenCalled();
  await api.get('/apps/alarms/now');
  expect((await api.get('/apps/broken/now').catch(() => null))?.status).toBeUndefined();
  api.clock.now += minute;
  expect(await runJobs(api)).toMatchObject({ changed: ['alarms', 'frame'] });
  expect(error).toHaveBeenCalledTimes(1);
});

test('what comes back in one app by a call of the shell is a change of that app', async () => {
  const api = createTestApi({ apps: [notesApp] });
  await api.delete('/apps/notes/remove', { id: 1 });
  const body = JSON.stringify({ kind: 'note', ids: [1] });
  const answer = await (await api.opening).handle({ method: 'POST', url: '/apps/restore', body });
  expect(answer?.changed).toEqual(expect.arrayContaining(['notes']));
});
