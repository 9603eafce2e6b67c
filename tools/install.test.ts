import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Value of an expression over the exports of `installed.mjs`: a plain module, which only Node itself can load. */
function evaluate(expression: string): unknown {
  const script = `import * as install from './tools/installed.mjs'; console.log(JSON.stringify(${expression}))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return JSON.parse(output);
}

it('knows a Node that is too old', () => {
  const versions = ['18.20.4', '20.18.3', '20.19.0', '20.20.2', '22.1.0'];
  expect(evaluate(`${JSON.stringify(versions)}.map((version) => install.isOldNode(version))`)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

describe('the packages', () => {
  let root: string;
  const lock = {
    '': {},
    shared: { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/for-another-machine': { version: '1.0.0', optional: true },
    'node_modules/for-development': { version: '1.0.0', dev: true },
    'node_modules/shared': { resolved: 'shared', link: true },
  };
  const complete = {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/for-development': { version: '1.0.0' },
    'node_modules/shared': { resolved: 'shared', link: true },
  };
  const isInstalled = (options = {}) =>
    evaluate(`install.isInstalled(${JSON.stringify(root)}, ${JSON.stringify(options)})`);

  function install(packages: Record<string, unknown>): void {
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'atrium-install-'));
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: lock }));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('are missing before the first install', () => {
    expect(isInstalled()).toBe(false);
  });

  it('are there when all of the lock file are, but those of other machines', () => {
    install(complete);
    expect(isInstalled()).toBe(true);
  });

  it.each([
    ['one is missing', { 'node_modules/a': undefined }],
    ['one has another version', { 'node_modules/a': { version: '1.0.1' } }],
    ['a nested one is missing', { 'node_modules/a/node_modules/b': undefined }],
    ['a workspace is not linked', { 'node_modules/shared': undefined }],
  ])('are not all there when %s', (_what, changes) => {
    install({ ...complete, ...changes });
    expect(isInstalled()).toBe(false);
  });

  it('are those of production where only what development needs is missing', () => {
    install({ ...complete, 'node_modules/for-development': undefined });
    expect([isInstalled(), isInstalled({ omitsDev: true })]).toEqual([false, true]);
  });

  it('are not those of production where one of these is missing', () => {
    install({ ...complete, 'node_modules/for-development': undefined, 'node_modules/a': undefined });
    expect(isInstalled({ omitsDev: true })).toBe(false);
  });
});
