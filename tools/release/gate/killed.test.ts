import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '../../../shared/contract/registry';
import { emptyRegistry } from '../../server/registryFile';
import { openServedRegistry } from '../../server/servedRegistry';
import { describeDiskError } from '../../storage/diskError';
import { liveReleases } from '../domain/channels';
import { withRelease, withRollback, withShell } from '../domain/registryChanges';
import { registryOf, writeRegistry } from '../storage/folderRegistry';
import { folderStorage } from '../storage/folderStorage';
import { prune } from '../storage/prune';
import { fsFaults, noFaults } from '../testing/crashingFs';
import { fakeRelease, folderOf, writeFiles } from '../testing/fakeRelease';
import { changeLive, publish } from './publish';
import { folderSource } from './releaseSource';

jest.mock('node:fs', () =>
  jest
    .requireActual<typeof import('../testing/crashingFs')>('../testing/crashingFs')
    .crashingFs(jest.requireActual('node:fs')),
);

let parent: string;
let dist: string;
/** No process has these ids: Linux gives none beyond 2^22. */
let pid = 5_000_000;

const old = { mail: fakeRelease('mail', '1.0.0-aaa'), shell: { release: '0.1.0-aaa', host: '1.0.0' } };
const fresh = { mail: fakeRelease('mail', '1.1.0-bbb'), shell: { release: '0.2.0-bbb', host: '1.1.0' } };
const unkept = fakeRelease('mail', '0.9.0-zzz');

function writeShell(folder: string, { release, host }: Registry['shell']): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), `<head><!-- atrium:head --></head><body>shell ${release}</body>`);
  writeFileSync(join(folder, 'host.json'), JSON.stringify({ host, provides: { react: '19.3.1' } }));
  return folder;
}

function staged() {
  const folder = folderOf(join(parent, 'staging'), fresh.mail);
  const [assets, shellAssets] = [join(parent, 'assets'), join(parent, 'none')];
  return {
    apps: [{ release: fresh.mail, folder, source: folderSource(folder), assets }],
    shell: { release: fresh.shell, folder: join(parent, 'staging/shell', fresh.shell.release), assets: shellAssets },
  };
}

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'atrium-killed-'));
  const before = join(parent, 'before');
  for (const release of [old.mail, unkept]) writeFiles(before, release);
  writeShell(join(before, 'shell', old.shell.release), old.shell);
  writeRegistry(registryOf(before), withRelease(withShell(emptyRegistry, old.shell), old.mail));
  writeFiles(join(parent, 'staging'), fresh.mail);
  writeShell(join(parent, 'staging/shell', fresh.shell.release), fresh.shell);
  mkdirSync(join(parent, 'assets'));
  writeFileSync(join(parent, 'assets/face.svg'), '<svg/>');
});
afterAll(() => rmSync(parent, { recursive: true }));

const publishAll = () => publish(folderStorage(dist), staged());

/** Name, operation, preparation. */
const operations: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
  ['release of app and shell', publishAll, async () => undefined],
  [
    'rollback',
    () => changeLive(folderStorage(dist), (registry) => withRollback(registry, 'shell', old.shell.release)),
    publishAll,
  ],
  ['prune', () => prune(folderStorage(dist)), async () => undefined],
];

async function begin(prepare: () => Promise<unknown>): Promise<void> {
  fsFaults.current = noFaults();
  dist = join(parent, 'dist');
  rmSync(dist, { recursive: true, force: true });
  cpSync(join(parent, 'before'), dist, { recursive: true });
  restart();
  await prepare();
  restart();
}

function restart(): void {
  fsFaults.current = noFaults();
  pid += 1;
  Object.defineProperty(process, 'pid', { value: pid, configurable: true });
}

/** The page's registry belongs to its shell, and all files that it refers to are there. */
function checkPage(page: string): void {
  const registry: Registry = JSON.parse(page.match(/id="registry">(.*?)<\/script>/)?.[1] ?? 'null');
  expect(page).toContain(`<body>shell ${registry.shell.release}<`);
  const host = JSON.parse(readFileSync(join(dist, 'shell', registry.shell.release, 'host.json'), 'utf8'));
  expect(registry.shell.host).toBe(host.host);
  for (const release of liveReleases(registry, 'stable').values())
    expect(readdirSync(folderOf(dist, release)).sort()).toEqual(['chunk.js', 'remoteEntry.js']);
}

/** The page that a plain file server shows now, and that of the Node server. */
function checkServers(): void {
  checkPage(readFileSync(join(dist, 'index.html'), 'utf8'));
  checkPage(openServedRegistry(dist)().page ?? '');
}

const leftovers = () =>
  readdirSync(dist, { recursive: true })
    .map(String)
    .filter((name) => /\.(draft|lock|guard)$/.test(name));

/** Repeats the check with the fault at each write in turn. */
async function atEachWrite(
  prepare: () => Promise<unknown>,
  check: (left: number) => Promise<boolean>,
): Promise<number> {
  for (let left = 0; ; left += 1) {
    await begin(prepare);
    if (!(await check(left))) return left;
  }
}

describe.each(operations)('a %s', (name, act, prepare) => {
  it.each([
    ['between any two writes', false],
    ['in the middle of any write', true],
  ])('that is killed %s leaves all whole, and is done again at once', async (_, isTorn) => {
    const writes = await atEachWrite(prepare, async (left) => {
      fsFaults.current = { left: left + (isTorn ? 1 : 0), isTorn };
      const wasKilled = await act().then(
        () => false,
        () => true,
      );
      restart();
      checkServers();
      await act().catch((error) => expect(String(error)).toMatch(/is already live/));
      checkServers();
      expect(leftovers()).toEqual([]);
      return wasKilled;
    });
    expect(writes).toBeGreaterThan(3);
  });

  it.each([
    ['before a write', false],
    ['in the middle of a write', true],
  ])('that meets a full disk %s leaves nothing behind, and prune makes room', async (_, isTorn) => {
    await atEachWrite(prepare, async (left) => {
      fsFaults.current = { left: left + (isTorn ? 1 : 0), code: 'ENOSPC', isTorn };
      const sentence = await act().then(() => undefined, describeDiskError);
      if (name !== 'prune' && sentence) expect(sentence).toMatch(/The disk is full.*prune/);
      checkServers();
      expect(leftovers()).toEqual([]);
      await prune(folderStorage(dist)).catch(() => undefined);
      expect(existsSync(folderOf(dist, unkept))).toBe(false);
      restart();
      await act().catch((error) => expect(String(error)).toMatch(/is already live/));
      checkServers();
      return sentence !== undefined;
    });
  });

  it.each([
    ['EROFS', /read-only/],
    ['EACCES', /may not write/],
  ])('that may not write (%s) says so', async (code, sentence) => {
    await begin(prepare);
    fsFaults.current = { left: 0, code };
    expect(await act().then(() => undefined, describeDiskError)).toMatch(sentence);
    restart();
    checkServers();
  });
});
