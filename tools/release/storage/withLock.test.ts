import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readRegistry, registryOf } from './folderRegistry';
import { withLock } from './withLock';

let dist: string;
let lock: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'atrium-lock-'));
  lock = `${registryOf(dist)}.lock`;
});
afterEach(() => rmSync(dist, { recursive: true }));

/** No process has this id: Linux gives none beyond 2^22. */
const dead = `5000000 ${hostname()}`;
const elsewhere = '12 another-machine';
const impatient = { silenceMs: 40, patienceMs: 2_000 };

test.each([
  ['of a process that has died', () => symlinkSync(dead, lock)],
  ['that an earlier version has left', () => writeFileSync(lock, dead)],
  ['of a machine that is gone', () => symlinkSync(elsewhere, lock)],
  ['that says nothing', () => writeFileSync(lock, '')],
])('a lock %s is taken over', async (_, leave) => {
  leave();
  expect(await withLock(lock, async () => 'done', impatient)).toBe('done');
  expect(readdirSync(dist)).toEqual([]);
});

test.each([
  ['died', dead],
  ['is gone', elsewhere],
])('so is one whose guard %s as well', async (_, holder) => {
  symlinkSync(dead, lock);
  symlinkSync(holder, `${lock}.guard`);
  expect(await withLock(lock, async () => 'done', impatient)).toBe('done');
  expect(readdirSync(dist)).toEqual([]);
});

test('one that is renewed is waited for, and who holds it is named in the end', async () => {
  const ended = new AbortController();
  const held = withLock(lock, () => wait(60_000, undefined, { signal: ended.signal }).catch(() => 'ended'));
  const second = withLock(lock, async () => 'done', { silenceMs: 3_000, patienceMs: 50 });
  await expect(second).rejects.toThrow(
    `Process ${process.pid} on ${hostname()} has been building or releasing for 0.05 s`,
  );
  ended.abort();
  await held;
  expect(existsSync(lock)).toBe(false);
});

test('after a publisher that is killed, the next one goes on at once', async () => {
  const file = registryOf(dist);
  const publisher = ['--import', 'tsx', 'tools/release/testing/fakePublisher.ts', file];
  const child = spawn(process.execPath, [...publisher, 'mail', '100000'], { stdio: 'ignore' });
  const exited = new Promise((resolve) => child.on('exit', (_code, signal) => resolve(signal)));
  while (readRegistry(file).revision < 20) await wait(5);
  child.kill('SIGKILL');
  expect(await exited).toBe('SIGKILL');

  const before = readRegistry(file).revision;
  const next = spawn(process.execPath, [...publisher, 'chat', '1'], { stdio: 'inherit' });
  expect(await new Promise((resolve) => next.on('exit', resolve))).toBe(0);
  expect(readRegistry(file).revision).toBe(before + 1);
  expect(readdirSync(dist)).toEqual(['registry.backup.json', 'registry.json']);
}, 60_000);
