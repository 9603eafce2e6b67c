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

/** Installs the packages of the lock file unless they are there; ends the process when the tools cannot run here. */
export async function ensureInstalled() {
  if (isOldNode()) leave(`Atrium needs Node ${minNode.join('.')} or newer; this is Node ${process.versions.node}.`);
  const issue = folderProblem(root);
  if (issue) leave(issue);
  if (isInstalled(root)) return;
  console.log('Installing packages…');
  // The build needs development dependencies, even with NODE_ENV=production.
  const code = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) leave('The packages could not be installed; see the message of npm above.');
}
