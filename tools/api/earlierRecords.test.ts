import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Seed } from '../../shared/backend';
import { type Change, memoryPersistence } from '../../shared/backend/engine';
import { resolveDates } from '../../shared/backend/engine/seeding';
import { createTestApi, type TestApi } from '../../shared/core/testing';
import { readAppModules } from './appModules';
import { coreCases } from './coreCases';

const apps = readAppModules().flatMap(({ manifest, backend, cases }) =>
  backend ? [{ manifest, backend, cases }] : [],
);
const cases = [...coreCases, ...apps.flatMap((app) => app.cases)];
const reads = cases.filter(({ method }) => method === 'GET');

const now = new Date(2026, 10, 20, 12).getTime();

/** First rows without what the backend of today makes of them. */
function readFirstRows(id: string): Seed | undefined {
  const file = join(process.cwd(), 'remotes', id, 'src/backend/seed/seed.json');
  return existsSync(file) ? resolveDates(require(file), now) : undefined;
}

/** A store of release 3.0, in which every app was opened: its rows alone, without derived ones. */
function earlierStore() {
  const anchor = { id: 'anchor', time: now };
  const changes: Change[] = [{ table: 'anchor', id: 'anchor', row: anchor }];
  for (const { manifest } of apps) {
    const firstRows = readFirstRows(manifest.id);
    if (!firstRows) continue;
    changes.push({ table: 'seeded', id: manifest.id, row: { id: manifest.id } });
    for (const [table, rows] of Object.entries(firstRows))
      changes.push(...rows.map((row) => ({ table, id: row.id, row })));
  }
  return memoryPersistence(changes);
}

const sessionId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

async function readAll(api: TestApi) {
  await api.signIn('admin');
  // As a page does every 15 seconds.
  await api.post('/apps/due');
  const answers = [];
  for (const { url, params } of reads) answers.push({ url, params, ...(await api.get(url, params)) });
  return JSON.parse(JSON.stringify(answers).replaceAll(sessionId, 'session'));
}

test('records that a page of an earlier release kept are read as new ones', async () => {
  const earlier = await readAll(createTestApi({ apps, persistence: earlierStore() }));
  expect(earlier.length).toBeGreaterThan(200);
  expect(earlier).toEqual(await readAll(createTestApi({ apps })));
});
