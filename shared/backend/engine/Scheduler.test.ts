import { openEngine } from '@atrium/core';
import type { NotificationList } from '@atrium/core/api';
import { createTestApi, memoryPersistence, notesApp, type TestApp } from '@atrium/core/testing';
import {
  type AppBackend,
  asc,
  type BackendStore,
  type Due,
  defineTable,
  eq,
  notificationTopic,
  notify,
  ok,
  type Row,
  toBackendSource,
  z,
} from '..';

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

describe('where each account has rows of its own', () => {
  interface Letter extends Row {
    id: number;
    at: number;
    isGone?: boolean;
  }
  const lettersTable = defineTable<Letter>()({
    name: 'letters',
    isPersonal: true,
    columns: { at: 'number', isGone: 'boolean' },
  });
  const waiting = (store: BackendStore) =>
    store.table(lettersTable).find({ where: eq('isGone', null), orderBy: [asc('at')] });
  const dueLetters: Due = {
    isAny: () => true,
    async run(store) {
      for (const letter of await waiting(store)) {
        if (letter.at > store.now()) continue;
        if (letter.at < 0) throw new Error('No such time');
        await store.table(lettersTable).put({ ...letter, isGone: true });
      }
    },
  };
  const nextAt = async (store: BackendStore) => (await waiting(store))[0]?.at ?? null;
  const plannedLetters: Due = { run: dueLetters.run, nextAt };

  /** Accounts with a letter each, and what is read of them. */
  async function openLetters(due: Due, kept: readonly (readonly [account: number, at: number])[]) {
    const rows = kept.map(([account, at]) => ({ table: `letters@${account}`, id: 1, row: { id: 1, at } }));
    const memory = memoryPersistence([...rows, { table: 'seeded', id: 'letters', row: { id: 'letters' } }]);
    const read: string[] = [];
    const clock = { now: 1_000 };
    const api = await openEngine({
      now: () => clock.now,
      suggestions: () => [],
      hasAccounts: true,
      persistence: {
        ...memory,
        read: (table) => {
          if (table.startsWith('letters@')) read.push(table);
          return memory.read(table);
        },
      },
    });
    const { manifest, backend } = toApp({ id: 'letters', subject: null, tables: [lettersTable], calls: [], due });
    api.catalog.register(
      'letters',
      toBackendSource(manifest, async () => backend),
    );
    return {
      clock,
      runJobs: api.runJobs.bind(api),
      drainRead: () => read.splice(0).sort(),
      gone: () =>
        [...memory.tables].flatMap(([name, rowsOf]) =>
          [...rowsOf.values()].some((row) => 'isGone' in row) ? [name] : [],
        ),
    };
  }

  test('the rows of an account are read once its moment has come, and no other’s', async () => {
    const api = await openLetters(plannedLetters, [
      [1, 5_000],
      [2, 9_000],
      [3, 90_000],
    ]);
    await api.runJobs();
    // Nobody has noted the moments of rows that were there before: all are looked through, once.
    expect(api.drainRead()).toEqual(['letters@1', 'letters@2', 'letters@3']);
    await api.runJobs();
    expect(api.drainRead()).toEqual([]);
    api.clock.now = 6_000;
    await api.runJobs();
    expect(api.drainRead()).toEqual(['letters@1']);
    expect(api.gone()).toEqual(['letters@1']);
    api.clock.now = 10_000;
    await api.runJobs();
    expect(api.drainRead()).toEqual(['letters@2']);
    expect(api.gone()).toEqual(['letters@1', 'letters@2']);
  });

  test('a backend that does not say when its next job is due does it all the same', async () => {
    const api = await openLetters(dueLetters, [[7, 5_000]]);
    api.clock.now = 5_000;
    await api.runJobs();
    expect(api.gone()).toEqual(['letters@7']);
  });

  test('an account whose job fails holds up no other’s', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const api = await openLetters(plannedLetters, [
      [1, -1],
      [2, 900],
    ]);
    await api.runJobs();
    expect(api.gone()).toEqual(['letters@2']);
    expect(error).toHaveBeenCalledTimes(1);
  });

  test('a process that ends leaves the jobs that are left to the next', async () => {
    const api = await openLetters(plannedLetters, [
      [1, 900],
      [2, 900],
    ]);
    let asked = 0;
    await api.runJobs(() => asked++ > 0);
    expect(api.gone()).toHaveLength(1);
    await api.runJobs();
    expect(api.gone()).toHaveLength(2);
  });
});
