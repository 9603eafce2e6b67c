import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { packageFolder } from './packages';

/** The file of a release that says what a registry holds of it. */
export const descriptionFile = 'app.json';

/** Nothing is built of tests and documents. */
const isInput = (path: string) =>
  !/(^|\/)(node_modules|dist|\.[^/]*)(\/|$)/.test(path) && !/\.(test\.tsx?|md)$/.test(path);

function* filesIn(folder: string, root = folder): Generator<string> {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (!isInput(relative(root, path))) continue;
    if (statSync(path).isDirectory()) yield* filesIn(path, root);
    else yield path;
  }
}

/**
 * Names a build by what goes into it, before it is built: the same sources make the same release.
 * Tests and documents do not count.
 * @param inputs folders and files, absolute
 * @returns eight hexadecimal digits
 */
export function hashOfInputs(inputs: string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const files = statSync(input).isDirectory() ? [...filesIn(input)] : [input];
    // The same name on every system.
    const nameOf = (file: string) => relative(input, file).split(sep).join('/');
    for (const file of files) hash.update(nameOf(file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

/** The packages of which something is in a remote, or says how it is built. */
const builtWith = ['contract', 'backend', 'core', 'sdk', 'ui', 'build'].map((name) => `@atrium/${name}`);

const lockFiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

/** The lock file that says which versions a folder builds with: its own, or the one of the repository around it. */
function lockFileOf(directory: string): string | undefined {
  const found = lockFiles.map((name) => join(directory, name)).find((file) => existsSync(file));
  const parent = dirname(directory);
  return found ?? (parent === directory ? undefined : lockFileOf(parent));
}

/**
 * The release that a remote's sources would make now: `<version>-<hash>`, from its own files, the packages it is built with, the
 * folders that its package names as `inputs` besides, and the versions of the libraries.
 * @param directory the remote's folder
 */
export function releaseOf(directory: string): string {
  const { version, inputs = [] }: { version: string; inputs?: string[] } = JSON.parse(
    readFileSync(join(directory, 'package.json'), 'utf8'),
  );
  const lockFile = lockFileOf(directory);
  const folders = [
    directory,
    ...builtWith.map((name) => packageFolder(name, directory)),
    ...inputs.map((input) => join(directory, input)),
  ];
  return `${version}-${hashOfInputs([...folders, ...(lockFile ? [lockFile] : [])])}`;
}

export const versionIn = (release: string) => release.slice(0, release.lastIndexOf('-'));

/** The SRI hash of a file's bytes, as in `<script integrity>` (W3C Subresource Integrity). */
export const integrityOf = (bytes: Uint8Array) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
