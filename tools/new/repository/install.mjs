// Before `npm start` and `npm test`: installs what package-lock.json asks for, unless it is there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined);
const lock = read('package-lock.json');
const installed = read('node_modules/.package-lock.json');
const { dependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));

const isSame = (one = {}, other = {}) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
const isLocked = lock !== undefined && isSame(lock[''].dependencies, dependencies);
const isThere = ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version;

if (!(isLocked && installed && Object.entries(lock).every(isThere))) {
  console.log('Installing packages…');
  const command = [isLocked ? 'ci' : 'install', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', command, { stdio: 'inherit', shell: process.platform === 'win32' });
  process.exitCode = status ?? 1;
}
