import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installAddressed, removeAddressed } from './addresses.mjs';
import { run } from './child.mjs';
import { folderProblem } from './folderProblem.mjs';

/** The repository's folder; found in a way that an old Node knows too, so that it gets as far as being refused. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const oldestNode = [20, 19];

/** Is this Node too old for what the build and the server use? */
export function isOldNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  return major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]);
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Does node_modules hold what the lock file asks for? npm notes in node_modules/.package-lock.json what it installed. */
export function isInstalled(folder = root) {
  const note = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = readJson(note).packages;
  const wanted = Object.entries(readJson(join(folder, 'package-lock.json')).packages);
  return wanted
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.devOptional)
    .every(([path, entry]) => installed[path]?.version === entry.version && installed[path]?.link === entry.link);
}

/** The npm that runs this, or the one of the machine, as it is to be spawned. */
function npmCall(args) {
  const own = process.env.npm_execpath;
  const [command, first] = own?.endsWith('npm-cli.js') ? [process.execPath, [own]] : ['npm', []];
  return [command, [...first, ...args], { cwd: root, shell: process.platform === 'win32' && command === 'npm' }];
}

/** npm that was asked to end goes on asking a registry that does not answer, for half a minute. */
const patienceMs = 1_000;

/** Runs npm; gives its exit code. */
export function runNpm(args) {
  const [command, all, options] = npmCall(args);
  return run(command, all, { ...options, patienceMs });
}

/** The registry that this machine takes packages from; undefined where npm does not say. */
function registryOf() {
  const [command, args, options] = npmCall(['config', 'get', 'registry']);
  const { stdout } = spawnSync(command, args, { ...options, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return stdout && URL.canParse(stdout.trim()) ? stdout.trim() : undefined;
}

/**
 * Installs what the lock file asks for; gives npm's exit code. Where a registry keeps packages at other addresses than most
 * do, npm asks it for each one.
 * What builds is a development dependency, so `NODE_ENV=production` must not leave it out.
 */
async function installPackages() {
  const install = () => runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  const registry = registryOf();
  if (registry && (await installAddressed(root, registry, install)) === 0) return 0;
  if (registry) console.log('Once more, asking the registry for the address of each package…');
  return install();
}

/** Leaves with one sentence for a person. */
export function leave(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Makes sure that this machine can run the tools: Node is new enough, the folder can be built in, and the packages of the lock file are there. */
export async function ensureInstalled() {
  if (isOldNode()) leave(`Atrium needs Node ${oldestNode.join('.')} or newer; this is Node ${process.versions.node}.`);
  const unbuildable = folderProblem(root);
  if (unbuildable) leave(unbuildable);
  removeAddressed(root);
  if (isInstalled()) return;
  console.log('Installing packages…');
  if ((await installPackages()) !== 0) leave('The packages could not be installed; npm says above why.');
}
