// `npm run test:node`: the unit tests under newer versions of Node, which npm brings, with the versions of libraries that need
// them (docs/own-the-shell.md). Nothing of it is installed in this repository.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../child.mjs';
import { leave, readCommandLine } from '../cli.mjs';

const root = process.cwd();
const versions = ['22', '24'];
/** Majors that Node 20 does not run. */
const newer = { i18next: '27', 'react-i18next': '18' };

const { values, words } = readCommandLine({
  usage: `npm run test:node -- [PATH…] [--node N]    the unit tests under Node ${versions.join(' and ')}, with i18next ${newer.i18next}

--node N   under this version alone`,
  options: { node: { type: 'string' } },
  maxWords: Number.POSITIVE_INFINITY,
});
if (values.node !== undefined && !/^\d+$/.test(values.node)) leave(`--node is a major version, not "${values.node}".`);

/** The program of a version; undefined where npm cannot bring it. */
function programOf(version: string): string | undefined {
  const args = ['exec', '--yes', `--package=node@${version}`, '--', 'node', '-p', 'process.execPath'];
  const { status, stdout } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  return status === 0 ? stdout.trim() : undefined;
}

/** A folder with the newer libraries, beside which the others are found. */
async function installNewer(): Promise<string> {
  const folder = join(root, '.cache/newer');
  const file = join(folder, 'package.json');
  const text = JSON.stringify({ private: true, dependencies: newer });
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return folder;
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--no-audit', '--no-fund', '--no-save', '--legacy-peer-deps', '--ignore-scripts'];
  const packages = Object.entries(newer).map(([name, version]) => `${name}@${version}`);
  writeFileSync(file, '{ "private": true }');
  if ((await run('npm', [...args, ...packages], { cwd: folder })) !== 0)
    leave('The newer libraries cannot be installed.');
  writeFileSync(file, text);
  return folder;
}

const newerFolder = await installNewer();
const results: string[] = [];
for (const version of values.node ? [values.node] : versions) {
  const program = programOf(version);
  if (!program) {
    results.push(`Node ${version}: npm does not bring it here`);
    continue;
  }
  const jest = ['--max-semi-space-size=64', 'node_modules/jest/bin/jest.js', '--testNamePattern=^(?!.*@all)', ...words];
  const env = { ...process.env, ATRIUM_NEWER: newerFolder };
  const code = await run(program, jest, { cwd: root, env });
  if (code !== 0) process.exitCode = 1;
  results.push(`Node ${version}: ${code === 0 ? 'passed' : 'failed'}`);
}
console.log(`\n${results.join('\n')}`);
