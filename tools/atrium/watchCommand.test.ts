import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withRelease, withRollout, withShell } from '../release/domain/registryChanges';
import { readRegistry, registryOf, writeRegistry } from '../release/storage/folderRegistry';
import { fakeRelease, writeFiles } from '../release/testing/fakeRelease';
import { emptyRegistry } from '../server/registryFile';
import { createProgram, exitCodes, runProgram } from './program';
import { addWatch } from './watchCommand';

const shell = { release: '0.1.0-aaa', host: '1.0.0' };
const first = fakeRelease('mail', '1.0.0-aaa');
const second = fakeRelease('mail', '1.1.0-bbb');
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60_000).toISOString();

let dist: string;
let printed: string[];
let failed: string[];

async function watch(...args: string[]): Promise<number> {
  printed = [];
  failed = [];
  process.exitCode = 0;
  const program = createProgram('A test');
  addWatch(program, { defaultDist: () => dist });
  await runProgram(program, ['watch', 'mail', ...args]);
  const code = Number(process.exitCode);
  process.exitCode = 0;
  return code;
}

const mail = () => readRegistry(registryOf(dist)).apps.mail;
const lastChange = () => readRegistry(registryOf(dist)).changes?.[0];

/** People of both releases, of whom some meet errors. */
function report(counts: { live: number; rollout: number; failing: number }): string {
  const file = join(dist, 'reports.log');
  const people = (release: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      kind: 'visit',
      app: 'mail',
      release,
      account: `${release}${index}`,
      at: hoursAgo(1),
    }));
  const visits = [...people('1.0.0-aaa', counts.live), ...people('1.1.0-bbb', counts.rollout)];
  const errors = people('1.1.0-bbb', counts.failing).map((one) => ({ ...one, kind: 'error', what: 'TypeError: x' }));
  writeFileSync(file, [...visits, ...errors].map((line) => JSON.stringify(line)).join('\n'));
  return file;
}

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'atrium-watch-'));
  jest.spyOn(console, 'log').mockImplementation((text) => void printed.push(text));
  jest.spyOn(console, 'error').mockImplementation((text) => void failed.push(text));
  mkdirSync(join(dist, 'shell', shell.release), { recursive: true });
  writeFileSync(
    join(dist, 'shell', shell.release, 'host.json'),
    JSON.stringify({ host: '1.0.0', provides: { react: '19.3.1' } }),
  );
  for (const release of [first, second]) writeFiles(dist, release);
  const live = withRelease(withShell(emptyRegistry, shell), first);
  writeRegistry(registryOf(dist), withRollout(live, second, 5, hoursAgo(2)));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dist, { recursive: true });
});

test('a rollout whose people meet no errors goes to more, and at last to everybody', async () => {
  const file = report({ live: 700, rollout: 40, failing: 0 });
  expect(await watch('--reports', file, '--once')).toBe(exitCodes.done);
  expect(printed).toEqual(['mail 1.1.0-bbb is live for 25 %']);
  expect(mail()?.rollout).toMatchObject({ release: '1.1.0-bbb', percent: 25 });
  expect(lastChange()).toMatchObject({ by: 'Atrium', what: 'release mail 1.1.0-bbb for 25 %' });
  expect(await watch('--reports', file, '--once')).toBe(exitCodes.done);
  expect(printed.join()).toContain('until it has been there for an hour');
});

test('one that fails is withdrawn, and the registry says why', async () => {
  expect(await watch('--reports', report({ live: 300, rollout: 20, failing: 5 }))).toBe(exitCodes.done);
  expect(mail()).not.toHaveProperty('rollout');
  expect(mail()?.live).toBe('1.0.0-aaa');
  expect(lastChange()).toMatchObject({
    by: 'Atrium',
    what: 'withdraw mail 1.1.0-bbb',
    why: expect.stringContaining(
      'people met errors with it, 0 of 300 people with the live release; most often TypeError: x',
    ),
  });
});

test.each([
  [['--once'], exitCodes.usage, 'Name what pages have reported with --reports FILE.'],
  [['--reports', '/nowhere/at/all'], exitCodes.usage, 'There is no file /nowhere/at/all.'],
])('%j is understood by nobody', async (args, code, sentence) => {
  expect(await watch(...args)).toBe(code);
  expect(failed.join()).toContain(sentence);
});

test('without such a rollout it says how to start one', async () => {
  const file = report({ live: 1, rollout: 0, failing: 0 });
  writeRegistry(registryOf(dist), withRelease(withShell(emptyRegistry, shell), first));
  expect(await watch('--reports', file)).toBe(exitCodes.failed);
  expect(failed.join()).toContain('release --share 5 --watch');
});
