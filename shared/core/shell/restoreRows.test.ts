import { answerCall, Done, defineBackend, defineRecordBin, defineTable, done, Id, type Row, z } from '@atrium/backend';
import { defineCall } from '@atrium/contract';
import { createTestApi, notesApp, type TestApp } from '../testing';

interface Pot extends Row {
  id: number;
  label: string;
  shelf: number | null;
}

const potsTable = defineTable<Pot>()({ name: 'pots', columns: { label: 'name', shelf: 'number' } });
const bin = defineRecordBin<Pot>({ of: potsTable, name: 'potBin' });

const PotId = z.object({ id: Id });
const removePot = defineCall<z.input<typeof PotId>, Done>({ method: 'DELETE', path: '/apps/pots/remove' });

const pots: TestApp = {
  manifest: {
    ...notesApp.manifest,
    id: 'pots',
    grants: [],
    backend: { prefixes: ['/apps/pots'], module: './backend' },
  },
  backend: defineBackend({
    id: 'pots',
    subject: null,
    tables: [potsTable, bin.table],
    seed: async () => ({
      pots: [
        { id: 1, label: 'Thyme', shelf: null },
        { id: 2, label: 'Rosé', shelf: 3 },
        { id: 3, label: 'Mint', shelf: null },
      ],
    }),
    restores: { pot: { key: potsTable, bin: bin.table, unique: ['label', 'shelf'] } },
    calls: [
      answerCall(removePot, {
        summary: 'Remove a pot',
        input: PotId,
        answer: Done,
        async handle(store, { input, user }) {
          const pot = await store.table(potsTable).get(input.id);
          if (pot) await bin.put(store, user, pot);
          return done();
        },
      }),
    ],
  }),
};

async function openPots() {
  const api = createTestApi({ apps: [pots] });
  const engine = await api.opening;
  for (const id of [1, 2, 3]) await api.delete('/apps/pots/remove', { id });
  return {
    put: (pot: Pot) => engine.change('pots', (store) => store.table(potsTable).put(pot)),
    restore: async (...ids: number[]) => (await api.post('/apps/restore', { kind: 'pot', ids })).data,
    binned: () =>
      engine.read(['pots'], async (store) => (await store.table(bin.table).find({ limit: 10 })).map(({ id }) => id)),
  };
}

test('rows that are restored leave the bin, in which the others wait', async () => {
  const api = await openPots();
  expect(await api.restore(3, 1, 3, 9)).toEqual({ restored: [3, 1] });
  expect(await api.binned()).toEqual([2]);
});

test.each<[string, Pot, number[]]>([
  ['the name, in another case', { id: 7, label: 'thyme', shelf: 5 }, [2, 3]],
  ['the place', { id: 7, label: 'Sage', shelf: 3 }, [1, 3]],
  ['no place, which many have', { id: 7, label: 'Sage', shelf: null }, [1, 2, 3]],
])('a row stays deleted where another one has taken %s', async (_, pot, restored) => {
  const api = await openPots();
  await api.put(pot);
  expect(await api.restore(1, 2, 3)).toEqual({ restored });
});
