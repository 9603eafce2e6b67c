import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lock file names no registry. This one does, while npm installs: npm prefers a file of this name. */
const addressedFile = 'npm-shrinkwrap.json';

const folder = 'node_modules/';

/** The name that the registry knows a package by, which may lie under another. */
const nameOf = (path, { name }) => name ?? path.slice(path.lastIndexOf(folder) + folder.length);

/** Where the registries of npm keep a package. */
const addressOf = (name, version, registry) =>
  `${registry.replace(/\/$/, '')}/${name}/-/${name.split('/').pop()}-${version}.tgz`;

/**
 * A lock file with the address of each package. Without them npm reads all that the registry says of every package first,
 * which takes longer than the whole install. What has no hash to be checked by is left for npm to ask for.
 */
export function withAddresses(lock, registry) {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const isKnown = !entry.integrity || entry.resolved;
    return [path, isKnown ? entry : { ...entry, resolved: addressOf(nameOf(path, entry), entry.version, registry) }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** Takes away what an install left that was killed. */
export const removeAddressed = (root) => rmSync(join(root, addressedFile), { force: true });

/** Runs an install while the addresses are known; gives what it gives. */
export async function installAddressed(root, registry, install) {
  const remove = () => removeAddressed(root);
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  process.on('exit', remove);
  try {
    writeFileSync(join(root, addressedFile), JSON.stringify(withAddresses(lock, registry)));
    return await install();
  } finally {
    remove();
    process.off('exit', remove);
  }
}
