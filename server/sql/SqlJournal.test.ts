/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { defineTable } from '@atrium/backend';
import { sql } from 'kysely';
import { openPglite } from '../database/openPglite';
import { prepareTables } from './prepareTables';
import { SqlJournal } from './SqlJournal';
import { TableRegistry } from './TableRegistry';

const places = defineTable<{ id: number; place: string }>()({
  name: 'places',
  columns: { place: 'text' },
  unique: [['place']],
});

test('what a deleted row had is free for another one of the same write', async () => {
  const database = await openPglite();
  const registry = new TableRegistry([places]);
  await prepareTables(database, registry);
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
  await database.close();
}, 60_000);
