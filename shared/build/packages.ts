import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';

/**
 * The folder of an installed package, whatever its `exports` show.
 * @param from a folder: it is looked for there and in all folders above, as Node does
 * @throws a sentence that says that it is not installed
 */
export function packageFolder(name: string, from: string): string {
  const folders = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, 'package.json')));
  if (!found) throw new Error(`${name} is not installed in ${from}.`);
  return found;
}

/** The package that a specifier leads into. */
export const packageName = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The package that a file lies in; undefined for one's own. */
export const packageOf = (file: string): string | undefined => {
  const [, ...rest] = file.split(sep).join('/').split('node_modules/');
  const last = rest.at(-1);
  return last === undefined ? undefined : packageName(last);
};

/**
 * The range of the host API that an app needs: the minor that is installed for it, or later. A patch brings nothing to
 * compile against.
 * @param directory the app's folder
 */
export function hostRange(directory: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(packageFolder('@atrium/sdk', directory), 'package.json'), 'utf8'),
  );
  const [major, minor] = version.split('.');
  return `^${major}.${minor}.0`;
}
