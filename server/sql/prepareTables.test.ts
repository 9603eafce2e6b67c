/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { asc, defineTable, desc, eq, search } from '@atrium/backend';
import { nobody } from '@atrium/backend/engine';
import type { Database } from '../database/database';
import { openPglite } from '../database/openPglite';
import { prepareTables } from './prepareTables';
import { SqlJournal } from './SqlJournal';
import { SqlUnit } from './SqlUnit';
import { TableRegistry } from './TableRegistry';

interface Plan {
  id: number;
  title: string;
  pages: number;
  isDone?: boolean;
}

const first = defineTable<Plan>()({
  name: 'plans',
  columns: { title: 'name', pages: 'text' },
  indexes: [['title', 'id']],
});
/** Another type, columns and indexes, and a search. */
const second = defineTable<Plan>()({
  name: 'plans',
  columns: { title: 'name', pages: 'number', isDone: 'boolean' },
  derived: { size: ['text', ({ pages }) => (pages > 100 ? 'long' : 'short')] },
  indexes: [['-pages', 'id'], ['size']],
  search: ({ title }) => [title],
});
/** The same columns, made of rows otherwise. */
const third = defineTable<Plan>()({
  name: 'plans',
  version: 2,
  columns: { title: 'name', pages: 'number', isDone: 'boolean' },
  derived: { size: ['text', ({ pages }) => (pages > 500 ? 'long' : 'short')] },
  indexes: [['-pages', 'id'], ['size']],
  search: ({ title, pages }) => [title, `${pages} pages`],
});

const services = {
  createPermissions: () => {
    throw new Error('Nobody asks');
  },
  createCredentials: () => {
    throw new Error('Nobody asks');
  },
  counts: async () => ({}),
  count: async () => 0,
  now: () => 0,
  random: () => 0.5,
  hasAccounts: true,
};

let database: Database;
beforeAll(async () => {
  database = await openPglite();
}, 60_000);
afterAll(() => database.close());

/** More rows than one statement reads. */
const count = 1_203;

const prepare = (table: typeof first | typeof second | typeof third) =>
  database.withConnection((connection) => prepareTables(connection, new TableRegistry([table])));

const unitOf = (table: typeof first | typeof second | typeof third) => {
  const journal = new SqlJournal(database, new TableRegistry([table]), true);
  return { journal, unit: new SqlUnit(journal, services, nobody, new Map()) };
};

const listIndexes = async () =>
  (await database.query<{ name: string }>(`select indexname as name from pg_indexes where tablename = 'plans'`))
    .map(({ name }) => name)
    .sort();

test('a table is made once, and its rows are of its columns', async () => {
  await prepare(first);
  const { unit, journal } = unitOf(first);
  const plans = unit.table(first);
  for (let id = 1; id <= count; id += 1)
    await plans.put({ id: await plans.nextId(), title: `Plan ${id}`, pages: id, isDone: id % 2 === 0 });
  await journal.flush('plans');
  await prepare(first);
  expect(await unitOf(first).unit.table(first).count()).toBe(count);
  expect(await listIndexes()).toEqual(['plans_by_title_id', 'plans_pkey']);
});

test('columns that are new or of another type are filled from the rows, and indexes follow', async () => {
  await prepare(second);
  const plans = unitOf(second).unit.table(second);
  expect(await listIndexes()).toEqual(['plans_by_-pages_id', 'plans_by_size', 'plans_pkey', 'plans_search_']);
  expect(await plans.count(eq('size', 'long'))).toBe(count - 100);
  expect(await plans.count(eq('isDone', true))).toBe(Math.floor(count / 2));
  expect((await plans.find({ orderBy: [desc('pages')], limit: 2 })).map(({ id }) => id)).toEqual([count, count - 1]);
  expect((await plans.find({ where: search('plan 1203') })).map(({ id }) => id)).toEqual([1203]);
  expect(await plans.nextId()).toBe(count + 1);
});

test('what is made of rows otherwise is made again where the version is raised', async () => {
  await prepare(third);
  const plans = unitOf(third).unit.table(third);
  expect(await plans.count(eq('size', 'long'))).toBe(count - 500);
  expect((await plans.find({ where: search('77 pages'), orderBy: [asc('id')], limit: 1 })).map(({ id }) => id)).toEqual(
    [77],
  );
  expect(await plans.get(5)).toEqual({ id: 5, title: 'Plan 5', pages: 5, isDone: false });
});

test('texts that a version before folded in another way are folded anew', async () => {
  await database.run(`update records.plans set _search = 'płan' where id = 5`);
  const find = () =>
    unitOf(third)
      .unit.table(third)
      .find({ where: search('plan 5'), orderBy: [asc('id')], limit: 1 });
  await prepare(third);
  expect((await find()).map(({ id }) => id)).not.toEqual([5]);
  await database.run(`update records._tables set texts = texts - 1`);
  await prepare(third);
  expect((await find()).map(({ id }) => id)).toEqual([5]);
});

test('a change that fails leaves the table as it was', async () => {
  const broken = defineTable<Plan>()({
    name: 'plans',
    columns: { title: 'name' },
    derived: {
      none: [
        'text',
        () => {
          throw new Error('No value');
        },
      ],
    },
  });
  await expect(
    database.withConnection((connection) => prepareTables(connection, new TableRegistry([broken]))),
  ).rejects.toThrow('No value');
  await prepare(third);
  expect(await unitOf(third).unit.table(third).count(eq('size', 'long'))).toBe(count - 500);
});
