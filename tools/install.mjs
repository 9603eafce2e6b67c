import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { folderProblem } from '../shared/build/folderProblem.cjs';
import { run } from './child.mjs';
import { leave } from './cli.mjs';
import { isInstalled, isOldNode, minNode } from './installed.mjs';

/** The repository's folder; by an API that an old Node has too, so that it can be rejected with a sentence. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** After a signal, npm would go on waiting for a registry that does not answer, for half a minute. */
const patienceMs = 1_000;

/** Runs the npm that runs this process, or the machine's; returns its exit code. */
export function runNpm(args) {
  const own = process.env.npm_execpath;
  const [command, first] = own?.endsWith('npm-cli.js') ? [process.execPath, [own]] : ['npm', []];
  const shell = process.platform === 'win32' && command === 'npm';
  return run(command, [...first, ...args], { cwd: root, shell, patienceMs });
}

const lock = join(root, '.cache/install.lock');

/** True while the process that wrote the lock runs; one that is being written counts. */
function isHeld() {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    return holder === 0 || process.kill(holder, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Takes the lock at once, or returns false. */
function takeLock() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** `npm start` and `npm test` in two windows of a new clone: two installations at once destroy each other's files. */
async function whileAlone(work) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  while (!takeLock()) {
    if (isHeld()) await wait(250);
    else rmSync(lock, { force: true });
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

async function install() {
  if (isInstalled(root)) return 0;
  console.log('Installing packages…');
  // The build needs development dependencies, even with NODE_ENV=production.
  return runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
}

/** Installs the packages of the lock file unless they are there; ends the process when the tools cannot run here. */
export async function ensureInstalled() {
  if (isOldNode()) leave(`Atrium needs Node ${minNode.join('.')} or newer; this is Node ${process.versions.node}.`);
  const issue = folderProblem(root);
  if (issue) leave(issue);
  if (isInstalled(root)) return;
  if ((await whileAlone(install)) !== 0) leave('The packages could not be installed; see the message of npm above.');
}
