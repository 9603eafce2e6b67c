import { type AppManifest, defineCall } from '@atrium/contract';
import { createTestApi, notesApp, type TestApi } from '@atrium/core/testing';
import { answerCall, type BackendStore, Done, defineBackend, defineTable, done, type Row } from '..';

interface Task extends Row {
  id: number;
  owner: number;
}

const tasksTable = defineTable<Task>()({ name: 'own-tasks', columns: { owner: 'number' } });

async function countTasks(store: BackendStore): Promise<ReadonlyMap<number, number>> {
  const counts = await store.table(tasksTable).groupBy('owner').count();
  return new Map([...counts].map(([owner, count]) => [Number(owner), count]));
}

const backend = defineBackend({
  id: 'own-tasks',
  subject: null,
  tables: [tasksTable],
  seed: async () => ({ 'own-tasks': [1, 1, 2].map((owner, index) => ({ id: index + 1, owner })) }),
  personalCounts: { ownTasks: countTasks },
  calls: [
    answerCall(defineCall<undefined, Done>({ method: 'POST', path: '/apps/own-tasks/give' }), {
      summary: 'Give the first task to the third person',
      answer: Done,
      async handle(store) {
        await store.table(tasksTable).put({ id: 1, owner: 3 });
        return done();
      },
    }),
  ],
});

const manifest: AppManifest = {
  ...notesApp.manifest,
  id: 'own-tasks',
  subjects: [],
  backend: { prefixes: ['/apps/own-tasks'], module: './backend', personalCounts: { ownTasks: { 1: 2, 2: 1 } } },
};

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const readAs = async (role: 'admin' | 'client' | 'editor') => {
  await api.signIn(role);
  return (await api.get('/apps/counts')).data;
};

test('a badge that counts for each person says to each their own before its app was opened', async () => {
  expect(await readAs('admin')).toMatchObject({ ownTasks: 2 });
  expect(await readAs('client')).toMatchObject({ ownTasks: 1 });
  expect(await readAs('editor')).toMatchObject({ ownTasks: 0 });
  expect((await api.opening).catalog.loaded('own-tasks')).toBeUndefined();
});

test('after a write it counts again for everybody, also for those whom only the manifest has named', async () => {
  await api.signIn('admin');
  await api.post('/apps/own-tasks/give');
  expect(await readAs('admin')).toMatchObject({ ownTasks: 1 });
  expect(await readAs('client')).toMatchObject({ ownTasks: 1 });
  expect(await readAs('editor')).toMatchObject({ ownTasks: 1 });
  await (await api.opening).change('own-tasks', async (store) => {
    for await (const { id } of store.table(tasksTable).each()) await store.table(tasksTable).delete(id);
  });
  expect(await readAs('client')).toMatchObject({ ownTasks: 0 });
});
