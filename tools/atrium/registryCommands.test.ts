import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withRelease, withRollout, withShell } from '../release/domain/registryChanges';
import { publish } from '../release/gate/publish';
import { folderSource } from '../release/gate/releaseSource';
import { readRegistry, registryOf, writeRegistry } from '../release/storage/folderRegistry';
import { folderStorage } from '../release/storage/folderStorage';
import { fakeRelease, folderOf, writeFiles } from '../release/testing/fakeRelease';
import { emptyRegistry } from '../server/registryFile';
import { createProgram, exitCodes, runProgram } from './program';
import { addRegistryCommands } from './registryCommands';

const shell = { release: '0.1.0-aaa', host: '1.0.0' };
const first = fakeRelease('mail', '1.0.0-aaa');
const second = fakeRelease('mail', '1.1.0-bbb');
const third = fakeRelease('mail', '1.2.0-ccc');
const chat = fakeRelease('chat', '1.0.0-ddd');

let dist: string;
let printed: string[];
let failed: string[];

/** Calls a program for the app mail alone, as its own repository has one. */
async function own(...args: string[]): Promise<number> {
  printed = [];
  failed = [];
  process.exitCode = 0;
  const program = createProgram('A test');
  addRegistryCommands(program, { defaultDist: () => dist, own: () => 'mail' });
  await runProgram(program, args);
  const code = Number(process.exitCode);
  process.exitCode = 0;
  return code;
}

const mail = () => readRegistry(registryOf(dist)).apps.mail;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'atrium-own-'));
  jest.spyOn(console, 'log').mockImplementation((text) => void printed.push(text));
  jest.spyOn(console, 'error').mockImplementation((text) => void failed.push(text));
  mkdirSync(join(dist, 'shell', shell.release), { recursive: true });
  writeFileSync(
    join(dist, 'shell', shell.release, 'host.json'),
    JSON.stringify({ host: '1.0.0', provides: { react: '19.3.1' } }),
  );
  for (const release of [first, second, third, chat]) writeFiles(dist, release);
  const live = [first, second, chat].reduce(
    (before, release) => withRelease(before, release),
    withShell(emptyRegistry, shell),
  );
  writeRegistry(registryOf(dist), withRollout(live, third, 10));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dist, { recursive: true });
});

test('it lists its own releases, and those of nobody else', async () => {
  expect(await own('list')).toBe(exitCodes.done);
  expect(printed.join()).toMatch(/1\.2\.0-ccc\s+10 %[\s\S]*1\.1\.0-bbb\s+live[\s\S]*1\.0\.0-aaa\s+rollback/);
  expect(printed.join()).not.toContain('chat');
});

test('it rolls back and undoes that', async () => {
  expect(await own('rollback', '--why', 'It is slow', '--json')).toBe(exitCodes.done);
  expect(JSON.parse(printed.join())).toMatchObject({ change: 'rollback mail' });
  expect(mail()?.live).toBe(first.release);
  expect(await own('undo')).toBe(exitCodes.done);
  expect(mail()?.live).toBe(second.release);
});

test('it promotes a rollout, and withdraws one', async () => {
  expect(await own('promote')).toBe(exitCodes.done);
  expect(mail()).toMatchObject({ live: third.release });
  expect(await own('undo')).toBe(exitCodes.done);
  expect(await own('withdraw')).toBe(exitCodes.done);
  expect(mail()).not.toHaveProperty('rollout');
});

test('it removes itself', async () => {
  expect(await own('remove')).toBe(exitCodes.done);
  expect(mail()).toBeUndefined();
});

test('it does not undo a change of others', async () => {
  const folder = folderOf(dist, chat);
  const newer = fakeRelease('chat', '1.1.0-eee');
  writeFiles(dist, newer);
  await publish(folderStorage(dist), {
    apps: [{ release: newer, folder, source: folderSource(folderOf(dist, newer)) }],
  });
  const before = readRegistry(registryOf(dist));
  expect(await own('undo')).toBe(exitCodes.failed);
  expect(failed.join()).toContain('The last change ("release chat 1.1.0-eee") is not of mail alone');
  expect(readRegistry(registryOf(dist))).toEqual(before);
});

test.each([
  [['rollback', '9.9.9-zzz'], exitCodes.failed, 'There is no mail 9.9.9-zzz to roll back to. Kept releases: '],
  [['withdraw', '--channel', 'pr-7'], exitCodes.failed, 'mail has no release in pr-7.'],
  [['rolback'], exitCodes.usage, 'Unknown command "rolback". Did you mean "rollback"?'],
  [['list', 'chat'], exitCodes.usage, 'Unexpected word "chat".'],
  [['rollback', '--wy', 'x'], exitCodes.usage, 'Unknown option "--wy". Did you mean "--why"?'],
])('%j changes nothing, and says why', async (args, code, sentence) => {
  const before = readRegistry(registryOf(dist));
  expect(await own(...args)).toBe(code);
  expect(failed.join().slice(0, sentence.length)).toBe(sentence);
  expect(readRegistry(registryOf(dist))).toEqual(before);
});
