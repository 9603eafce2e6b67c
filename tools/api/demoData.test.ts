import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { peopleTable } from '../../shared/backend';
import { readCounts } from '../../shared/backend/engine/counts';
import { createTestApi } from '../../shared/core/testing';
import { readAppModules } from './appModules';

const root = process.cwd();
const apps = readAppModules();
const folders = [
  join(root, 'shared/core'),
  join(root, 'mock'),
  ...apps.map(({ manifest }) => join(root, 'remotes', manifest.id, 'src/backend')),
];
const assets = folders.map((folder) => join(folder, 'assets')).filter((folder) => existsSync(folder));

const seedFiles = folders.flatMap((folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /(^|[\\/])seed\.json$/.test(name))
        .map((name) => join(folder, name))
    : [],
);

const findAssets = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/\/assets\/demo\/([\w./-]+)/g)].flatMap(([, path]) => path ?? []);

test.each(seedFiles)('every picture that %s names exists, is small, and none is on the internet', (file) => {
  const seed = require(file);
  for (const path of findAssets(seed)) {
    const found = assets.map((folder) => join(folder, path)).find((name) => existsSync(name));
    expect([path, found !== undefined]).toEqual([path, true]);
    expect(statSync(found ?? '').size).toBeLessThan(4096);
  }
  expect(JSON.stringify(seed)).not.toMatch(/"(avatar|img|image|url|thumbnail)":"https?:/);
});

test('no two apps bring a picture of the same address', () => {
  const names = assets.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile()),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('a record of the demo calls everybody by the name of the person or company that its address is of', async () => {
  const api = await createTestApi({
    apps: apps.flatMap(({ manifest, backend }) => (backend ? [{ manifest, backend }] : [])),
  }).opening;
  const people = await api.read(['people'], (store) => store.table(peopleTable).find({ limit: 1000 }));
  const names = new Map(people.map(({ email, fullName, company }) => [email, [fullName, company]]));
  const wrong: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const fields: Record<string, unknown> = { ...value };
    const known = typeof fields.email === 'string' ? names.get(fields.email) : undefined;
    const said = fields.fullName ?? fields.name;
    if (known && typeof said === 'string' && !known.includes(said)) wrong.push(`${fields.email}: ${said}`);
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const file of seedFiles) visit(require(file));
  expect(wrong).toEqual([]);
});

test('before an app is opened, its manifest says to each person what its first records count for them', async () => {
  const opened = apps.flatMap(({ manifest, backend }) => (backend ? [{ manifest, backend }] : []));
  const api = await createTestApi({ apps: opened }).opening;
  const readAll = () =>
    api.read(['people'], async (store) => {
      const people = [null, ...(await store.table(peopleTable).find({ limit: 1000 })).map(({ id }) => id)];
      return people.map((person) => ({ person, ...readCounts(store, api.catalog, person) }));
    });
  const stated = await readAll();
  for (const { manifest } of opened) await api.change(manifest.id, () => {});
  expect(await readAll()).toEqual(stated);
  expect(stated[1]).toEqual({ person: 1, cart: 5, chat: 2, contentReview: 6, email: 3 });
});
