/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTestApps } from '../../tools/api/appModules';
import type { Database } from '../database/database';
import { migrate, migrations } from '../database/openDatabase';
import { openPglite } from '../database/openPglite';
import { signIn } from '../testing/client';
import { readRows } from '../testing/readRows';
import { startTestServer } from '../testing/startTestServer';
import { folderBytes } from './folderBytes';

const picture = randomBytes(20_000);
const asText = `data:image/png;base64,${picture.toString('base64')}`;

const email = (id: number, fields: object) => ({
  ...{ id, subject: `Email ${id}`, from: { name: 'Gus', email: 'gus@example.com', avatar: null } },
  ...{ to: [{ name: 'Ann', email: 'ann@example.com' }], cc: [], bcc: [], time: '2026-11-19T10:00:00.000Z' },
  ...{ folder: 'inbox', labels: [], attachments: [], replies: [], isRead: false, isStarred: false, rev: 3 },
  message: '<p>Hello</p>',
  ...fields,
});
const attached = (id: number) =>
  email(id, { attachments: [{ fileName: 'a.png', size: 20_000, url: asText, thumbnail: null }] });
const inText = email(2, { message: `<p>Look: <img src="${asText}" alt="x"> and data:text/plain;base64,SGk=</p>` });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The database of a version that kept files in its records, all of which were in one table. */
async function openFormer(): Promise<Database> {
  const database = await openPglite();
  await database.run(`${migrations.slice(0, 3).join(';')};
    CREATE TABLE migrations (step integer PRIMARY KEY, at timestamptz DEFAULT now());
    INSERT INTO migrations VALUES (1), (2), (3);`);
  const rows = {
    'emails@1': [attached(1), inText],
    'emails@2': [attached(1)],
    seeded: [{ id: 'email' }],
    files: [{ id: 4, fileName: 'a.png', size: 1, account: 1 }],
  };
  for (const [table, all] of Object.entries(rows))
    for (const row of all)
      await database.query(
        `INSERT INTO records (app, "table", id, rev, row) VALUES ('email', $1, $2::jsonb, 0, $3::jsonb)`,
        [table, JSON.stringify(row.id), JSON.stringify(row)],
      );
  await migrate(database);
  return database;
}

const start = (database: Database, bytes = folderBytes(folder)) =>
  startTestServer({ database, apps: readTestApps(['email']), fileBytes: bytes });

/** A folder that is full after some files. */
function brokenBytes(left: number) {
  const bytes = folderBytes(folder);
  let files = left;
  return {
    ...bytes,
    async put(hash: string, content: Uint8Array) {
      files -= 1;
      if (files < 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      await bytes.put(hash, content);
    },
  };
}

test('files leave the rows of the version before, once each, and everything opens as before', async () => {
  const database = await openFormer();
  await expect(start(database, brokenBytes(0))).rejects.toThrow('no room left for files');
  const server = await start(database);
  try {
    const rows = [...(await readRows(database, 'emails', 1)), ...(await readRows(database, 'emails', 2))];
    expect(JSON.stringify(rows)).not.toContain('image/png;base64');
    expect(rows).toHaveLength(3);
    // An example in a text is no file, and the revision is the one that open pages know.
    expect(rows[1]).toMatchObject({ rev: 3, message: expect.stringContaining('data:text/plain;base64,SGk=') });
    const noted = await readRows<{ account: number; uses?: number; size: number }>(database, 'files');
    expect(noted.filter(({ uses }) => uses).map(({ account, uses, size }) => [account, uses, size])).toEqual([
      [1, 2, 20_000],
      [2, 1, 20_000],
    ]);
    await signIn(server.http, 'admin@demo.com', 'admin');
    const { data } = await server.http.get('/apps/email/get-email', { params: { id: 1 } });
    const { url } = data.attachments[0];
    const file = await server.http.get<Buffer>(url, { responseType: 'arraybuffer' });
    expect(file.data.equals(picture)).toBe(true);
  } finally {
    await server.close();
  }
}, 60_000);
