import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a script gives that runs with the exports of `addresses.mjs`: a plain module, which only Node itself can load. */
function evaluate(expression: string): unknown {
  const script = `
    import { existsSync, readFileSync } from 'node:fs';
    import { installAddressed, withAddresses } from './tools/addresses.mjs';
    console.log(JSON.stringify(await (${expression})))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output);
}

const entry = { version: '1.2.0', integrity: 'sha512-x' };

it.each(['https://packages.test/npm', 'https://packages.test/npm/'])(
  'a lock file gets the addresses of %s',
  (registry) => {
    const packages = {
      'node_modules/a': entry,
      'node_modules/@team/a': entry,
      'node_modules/a/node_modules/b': entry,
      'node_modules/other': { ...entry, name: '@team/a' },
      'node_modules/shared': { resolved: 'shared', link: true },
      'node_modules/of-another-machine': { version: '1.2.0', optional: true },
      'remotes/email': { version: '1.0.0' },
    };
    const at = (path: string) => ({ ...entry, resolved: `https://packages.test/npm/${path}` });
    expect(evaluate(`withAddresses(${JSON.stringify({ name: 'atrium', packages })}, '${registry}')`)).toEqual({
      name: 'atrium',
      packages: {
        ...packages,
        'node_modules/a': at('a/-/a-1.2.0.tgz'),
        'node_modules/@team/a': at('@team/a/-/a-1.2.0.tgz'),
        'node_modules/a/node_modules/b': at('b/-/b-1.2.0.tgz'),
        'node_modules/other': { ...at('@team/a/-/a-1.2.0.tgz'), name: '@team/a' },
      },
    });
  },
);

describe('while npm installs', () => {
  let root: string;
  const addressed = () => join(root, 'npm-shrinkwrap.json');
  const install = (body: string) =>
    `installAddressed(${JSON.stringify(root)}, 'https://packages.test', () => ${body})`.replaceAll(
      'ADDRESSED',
      JSON.stringify(addressed()),
    );

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'atrium-addresses-'));
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { 'node_modules/a': entry } }));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('the addresses are there, and no longer', () => {
    expect(evaluate(install(`JSON.parse(readFileSync(ADDRESSED, 'utf8')).packages['node_modules/a'].resolved`))).toBe(
      'https://packages.test/a/-/a-1.2.0.tgz',
    );
    expect(existsSync(addressed())).toBe(false);
  });

  it.each(['throw new Error()', 'process.exit(1)'])('nothing of them stays after %s', (failure) => {
    expect(() =>
      evaluate(install(`{ if (existsSync(ADDRESSED)) ${failure}; return 'They were not there.' }`)),
    ).toThrow();
    expect(existsSync(addressed())).toBe(false);
  });
});
