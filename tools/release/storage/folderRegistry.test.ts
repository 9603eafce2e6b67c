import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { withRelease } from '../domain/registryChanges';
import { fakeRelease } from '../testing/fakeRelease';
import { changeRegistry, readRegistry, registryOf, writeRegistry } from './folderRegistry';

let dist: string;
let file: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'atrium-registry-'));
  file = registryOf(dist);
});
afterEach(() => rmSync(dist, { recursive: true }));

const adding = (id: string) => (registry: ReturnType<typeof readRegistry>) =>
  withRelease(registry, fakeRelease(id, '1.0.0-aaa'));

function publishMany(id: string, count: number): Promise<number | null> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tools/release/testing/fakePublisher.ts', file, id, String(count)],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return new Promise((resolve) => child.on('exit', resolve));
}

test('of two processes that publish at the same moment, both survive, every time @all', async () => {
  expect(await Promise.all([publishMany('mail', 40), publishMany('chat', 40)])).toEqual([0, 0]);
  const { revision, apps } = readRegistry(file);
  expect(revision).toBe(80);
  expect([apps.mail?.live, apps.chat?.live]).toEqual(['1.0.40-aaa', '1.0.40-aaa']);
  expect(readdirSync(dist)).toEqual(['registry.backup.json', 'registry.json']);
}, 60_000);

test('a meanwhile write without the lock is not overwritten: the change is made once more', async () => {
  let tries = 0;
  await changeRegistry(file, (registry) => {
    tries += 1;
    if (tries === 1) writeRegistry(file, { ...registry, revision: 7, origins: ['https://by.hand'] });
    return adding('mail')(registry);
  });
  const { revision, origins, apps } = readRegistry(file);
  expect({ tries, revision, origins, live: apps.mail?.live }).toEqual({
    tries: 2,
    revision: 8,
    origins: ['https://by.hand'],
    live: '1.0.0-aaa',
  });
});

test('a change that fails leaves everything as it was, and the next one is not kept waiting', async () => {
  await changeRegistry(file, adding('mail'));
  const before = readRegistry(file);
  await expect(
    changeRegistry(file, () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(readRegistry(file)).toEqual(before);
  expect(existsSync(`${file}.lock`)).toBe(false);
});

test('a change to the very same registry writes nothing', async () => {
  await changeRegistry(file, adding('mail'));
  await changeRegistry(file, (registry) => registry);
  expect(readRegistry(file).revision).toBe(1);
});

test('the lock of a process that has died is taken over, by one of two that both want it', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(`${file}.lock`, `${pid} ${hostname()}`);
  expect(await Promise.all([publishMany('mail', 5), publishMany('chat', 5)])).toEqual([0, 0]);
  expect(readRegistry(file).revision).toBe(10);
  expect(readdirSync(dist)).toEqual(['registry.backup.json', 'registry.json']);
}, 60_000);

test('no text of a manifest can end the script element that a server puts it into', async () => {
  const title = '</script><script>alert(1)</script>';
  await changeRegistry(file, (registry) => withRelease(registry, fakeRelease('mail', '1.0.0-aaa', { title })));
  expect(readRegistry(file).apps.mail?.releases[0]?.manifest.title).toBe(title);
  expect(readFileSync(file, 'utf8')).not.toContain('<');
});
