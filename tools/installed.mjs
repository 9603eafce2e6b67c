// Plain JavaScript, because some tools run before TypeScript is installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const minNode = [20, 19];

export function isOldNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  return major < minNode[0] || (major === minNode[0] && minor < minNode[1]);
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Compares node_modules with the lock file; npm lists what it installed in node_modules/.package-lock.json.
 * @param folder the one of package-lock.json
 * @param omitsDev true for an installation that may lack what only development needs
 */
export function isInstalled(folder, { omitsDev = false } = {}) {
  const list = join(folder, 'node_modules/.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  if (!existsSync(list) || !existsSync(lock)) return false;
  const installed = readJson(list).packages;
  const wanted = Object.entries(readJson(lock).packages);
  return wanted
    .filter(
      ([path, entry]) =>
        path.includes('node_modules/') && !entry.optional && !entry.devOptional && !(omitsDev && entry.dev),
    )
    .every(([path, entry]) => installed[path]?.version === entry.version && installed[path]?.link === entry.link);
}
