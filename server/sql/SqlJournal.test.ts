/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { defineTable } from '@atrium/backend';
import { sql } from 'kysely';
import type { Database, SqlValue } from '../database/database';
import { openPglite } from '../database/openPglite';
import { prepareTables } from './prepareTables';
import { SqlJournal } from './SqlJournal';
import { TableRegistry } from './TableRegistry';

const places = defineTable<{ id: number; place: string }>()({
  name: 'places',
  columns: { place: 'text' },
  unique: [['place']],
});

const registry = new TableRegistry([places]);
let database: Database;
beforeAll(async () => {
  database = await openPglite();
  await prepareTables(database, registry);
}, 60_000);
afterEach(() => database.run('DELETE FROM records.places'));
afterAll(() => database.close());

const opened = () => {
  const statements: string[] = [];
  const connection = {
    ...database,
    query: <T extends object>(text: string, values?: readonly SqlValue[]) => {
      statements.push(text);
      return database.query<T>(text, values);
    },
  };
  return { statements, journal: new SqlJournal(connection, registry, true) };
};

test('what is asked for at the same time is one statement', async () => {
  const { statements, journal } = opened();
  const ids = await Promise.all([1, 2, 3].map(() => journal.nextId('places', 0)));
  expect(ids).toEqual([...new Set(ids)]);
  expect(await Promise.all([...ids, 900].map((id) => journal.get('places', 0, id)))).toEqual(
    [...ids, 900].map(() => undefined),
  );
  expect(statements).toHaveLength(2);
});

test('what is put while others are written is written, too', async () => {
  const { journal } = opened();
  const put = (id: number) => {
    const row = { id, place: `p${id}` };
    journal.write({ table: 'places', account: 0, id, row, isNew: true });
  };
  for (let id = 1; id <= 450; id += 1) put(id);
  const first = journal.flush('places');
  put(451);
  expect(await journal.read('places', sql`select 1 from records.places`)).toHaveLength(451);
  await first;
});

test('what a deleted row had is free for another one of the same write', async () => {
  const end = { entry: sql`select 1`, end: sql`select '1' as transaction` };
  const write = async (rows: Readonly<Record<number, string | null>>) => {
    const journal = new SqlJournal(database, registry, true);
    for (const [id, place] of Object.entries(rows)) {
      const row = place === null ? null : { id: Number(id), place };
      journal.write({ table: 'places', account: 0, id: Number(id), row });
    }
    await journal.finish(end);
  };
  await write({ 1: 'window', 2: 'door' });
  await write({ 1: null, 2: 'window', 3: 'door' });
  expect(await database.query('select id, place from records.places order by id')).toEqual([
    { id: 2, place: 'window' },
    { id: 3, place: 'door' },
  ]);
});
