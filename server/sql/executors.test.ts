/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import {
  and,
  asc,
  between,
  contains,
  defineTable,
  desc,
  eq,
  gt,
  has,
  lt,
  ne,
  not,
  type OrderBy,
  oneOf,
  or,
  phrase,
  search,
  type Where,
} from '@atrium/backend';
import { MemoryTable, nobody } from '@atrium/backend/engine';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { openPglite } from '../database/openPglite';
import { runSql } from './compile';
import { SqlJournal } from './SqlJournal';
import { SqlUnit } from './SqlUnit';
import { TableRegistry } from './TableRegistry';
import { createTableSql, schema, tableRef } from './tableSql';

interface Note {
  id: number;
  title: string | null;
  text: string;
  stars: number | null;
  tags: readonly string[];
  readers: readonly number[];
  isDone?: boolean | undefined;
}

const notes = defineTable<Note>()({
  name: 'notes',
  columns: { title: 'name', text: 'text', stars: 'number', tags: 'texts', readers: 'numbers', isDone: 'boolean' },
  indexes: [['-stars', 'id'], ['title']],
  search: ({ title, text }) => [title ?? '', text],
});

type Column = 'id' | 'title' | 'text' | 'stars' | 'tags' | 'readers' | 'isDone';

/** Few values, so that many are equal; letters of several scripts, cases, accents, signs that patterns read, and astral ones. */
const letters = ['a', 'B', 'é', 'E', 'ß', 'İ', 'я', 'ק', '漢', '%', '_', '\\', ' ', '😀', '\uffee'];
const texts = fc.string({ unit: fc.constantFrom(...letters), maxLength: 4 });
const numbers = fc.constantFrom(-1.5, 0, 1, 2, 1e21);
const note = fc.record({
  title: fc.option(texts),
  text: texts,
  stars: fc.option(numbers),
  tags: fc.array(texts, { maxLength: 2 }),
  readers: fc.array(numbers, { maxLength: 2 }),
  isDone: fc.option(fc.boolean(), { nil: undefined }),
});

const scalar = fc.oneof(
  fc.tuple(fc.constantFrom<Column>('title', 'text'), fc.option(texts)),
  fc.tuple(fc.constant<Column>('stars'), fc.option(numbers)),
  fc.tuple(fc.constant<Column>('isDone'), fc.option(fc.boolean())),
);

const { where } = fc.letrec<{ where: Where<Column> }>((tie) => ({
  where: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.tuple(scalar, fc.constantFrom(eq, ne, lt, gt)).map(([[column, value], compare]) => compare(column, value)),
    fc
      .tuple(scalar, scalar)
      .map(([[column, value], [other, another]]) => oneOf(column, column === other ? [value, another] : [value])),
    texts.map((text) => has<Column>('tags', text)),
    numbers.map((number) => has<Column>('readers', number)),
    texts.map((text) => contains<Column>('tags', text)),
    texts.map((text): Where<Column> => phrase(text)),
    texts.map((text): Where<Column> => search(text)),
    fc.tuple(numbers, fc.option(numbers)).map(([from, to]) => between<Column>('stars', from, to)),
    fc.array(tie('where'), { maxLength: 3 }).map((all) => and(...all)),
    fc.array(tie('where'), { maxLength: 3 }).map((any) => or(...any)),
    tie('where').map((one) => not(one)),
  ),
}));

const order: fc.Arbitrary<OrderBy<Column>> = fc
  .tuple(
    fc.constantFrom<Column>('id', 'title', 'text', 'stars', 'isDone'),
    fc.boolean(),
    fc.constantFrom<'first' | 'last'>('first', 'last'),
  )
  .map(([column, isUp, nulls]) => (isUp ? asc(column, { nulls }) : desc(column, { nulls })));

let database: Database;
const registry = new TableRegistry([notes]);
beforeAll(async () => {
  database = await openPglite();
  await database.run(`create extension pg_trgm; create schema ${schema}`);
  for (const statement of createTableSql(notes)) await runSql(database, statement);
}, 60_000);
afterAll(() => database.close());

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

/** The same rows in memory and in the database. */
async function fill(rows: readonly Note[]) {
  await runSql(database, sql`truncate ${tableRef(notes)}`);
  const journal = new SqlJournal(database, registry, true);
  const inDatabase = new SqlUnit(journal, services, nobody, new Map()).table(notes);
  for (const row of rows) await inDatabase.put(row);
  const refuse = () => {
    throw new Error('Nobody writes');
  };
  const all = { get: (id: number) => rows.find((row) => row.id === id), all: () => rows };
  return { inDatabase, inMemory: new MemoryTable(notes, { ...all, put: refuse, delete: refuse, nextId: refuse }) };
}

const sorted = <T>(map: Map<T, number>) => [...map].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
const idsOf = (rows: readonly Note[]) => rows.map(({ id }) => id);

async function collect(rows: AsyncIterable<Note>): Promise<number[]> {
  const ids: number[] = [];
  for await (const { id } of rows) ids.push(id);
  return ids;
}

test('memory and Postgres answer every query the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(note, { minLength: 1, maxLength: 8 }),
      fc.array(fc.tuple(where, fc.array(order, { maxLength: 2 }), texts), { minLength: 4, maxLength: 4 }),
      async (drawn, queries) => {
        const tables = await fill(drawn.map((row, index) => ({ ...row, id: index + 1 })));
        for (const [condition, orderBy, q] of queries) {
          const [memory, postgres] = await Promise.all(
            [tables.inMemory, tables.inDatabase].map(async (table) => {
              const { rows, total } = await table.page({ where: condition, orderBy, page: 2, perPage: 2 });
              const hits = await table.hits(q, { where: condition, limit: 3 });
              return {
                found: idsOf(await table.find({ where: condition, orderBy })),
                first: (await table.first({ where: condition, orderBy }))?.id,
                page: [idsOf(rows), total],
                hits: [idsOf(hits.rows), hits.total],
                each: await collect(table.each(condition)),
                byTag: sorted(await table.groupBy('tags', condition).count()),
                byTitle: sorted(await table.groupBy('title', condition).sum('id')),
              };
            }),
          );
          expect(postgres).toEqual(memory);
        }
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 40) },
  );
}, 600_000);

test.each([
  ['a character of two code units where a value is cut', `${'a'.repeat(299)}😀`],
  [
    'texts of no index’ size',
    Array.from({ length: 9_000 }, (_, place) => String.fromCharCode(0x4e00 + ((place * 7919) % 9_000))).join(''),
  ],
])('%s', async (_name, text) => {
  const row = { id: 1, title: text, text, stars: null, tags: [text], readers: [] };
  const { inDatabase, inMemory } = await fill([row]);
  for (const table of [inDatabase, inMemory]) {
    expect(await table.find({ where: and(eq('text', text), eq('title', text)) })).toMatchObject([row]);
    expect(await table.find({ where: has<Column>('tags', text) })).toMatchObject([row]);
    expect(await table.find({ orderBy: [asc('title')], where: search(text.slice(-20)) })).toMatchObject([row]);
  }
});

test('many ids at once, of which some are nobody’s', async () => {
  const { inDatabase } = await fill([
    { id: 1, title: 'One', text: '', stars: null, tags: [], readers: [] },
    { id: 2, title: 'Two', text: '', stars: null, tags: [], readers: [] },
  ]);
  expect(idsOf(await inDatabase.getMany([2, 5, 1, 2, 1.5]))).toEqual([2, 1]);
});
