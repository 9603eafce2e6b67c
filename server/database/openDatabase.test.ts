/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { migrate, migrations } from './openDatabase';
import { openPglite } from './openPglite';

test('files of an older version give their bytes back, and rows that are large already count for who has them', async () => {
  const database = await openPglite();
  await database.run(`${migrations[0]}
    CREATE TABLE migrations (step integer PRIMARY KEY, at timestamptz DEFAULT now());
    INSERT INTO migrations VALUES (1);
    INSERT INTO records (app, "table", id, rev, row) VALUES
      ('frame', 'files', '1', 0, '{"id": 1, "fileName": "a.png", "url": "data:,xyz", "account": 7}'),
      ('email', 'emails@7', '12', 1, jsonb_build_object('id', 12, 'message', repeat('x', 20000))),
      ('email', 'emails@7', '13', 1, '{"id": 13, "message": "short"}'),
      ('content', 'content-items', '3', 1, jsonb_build_object('id', 3, 'body', repeat('x', 20000)));`);
  await migrate(database);
  const read = async (table: string) =>
    (await database.query<{ row: object }>('SELECT row FROM records WHERE "table" = $1 ORDER BY id', [table])).map(
      ({ row }) => row,
    );
  expect(await read('files')).toEqual([{ id: 1, fileName: 'a.png', account: 7 }]);
  expect(await read('largeRows')).toEqual([
    { id: 'content-items:3', account: 0, bytes: expect.any(Number) },
    { id: 'emails@7:12', account: 7, bytes: expect.any(Number) },
  ]);
  await database.close();
}, 60_000);

const people = `INSERT INTO records (app, "table", id, rev, row) VALUES
  ('people', 'people', '1', 0, '{"id": 1, "email": "ann@example.com"}'),
  ('people', 'people', '2', 0, '{"id": 2, "email": "kofi@example.com", "provenEmail": "old@example.com"}');`;

test.each([
  [false, ['ann@example.com', 'old@example.com']],
  [true, [undefined, 'old@example.com']],
])(
  'people of an older version keep their addresses where no email leaves: %s',
  async (sendsMail, expected) => {
    const database = await openPglite();
    await database.run(`${migrations[0]}
    CREATE TABLE migrations (step integer PRIMARY KEY, at timestamptz DEFAULT now());
    INSERT INTO migrations VALUES (1);
    ${people}`);
    await migrate(database, sendsMail);
    const rows = await database.query<{ row: { provenEmail?: string } }>(
      'SELECT row FROM records WHERE "table" = $1 ORDER BY id',
      ['people'],
    );
    expect(rows.map(({ row }) => row.provenEmail)).toEqual(expected);
    await database.close();
  },
  60_000,
);
