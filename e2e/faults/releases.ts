import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { integrityOf } from '@atrium/build';
import type { Release } from '@atrium/contract';
import { changeRegistry, registryOf } from '../../tools/release/registryFile';
import type { Product } from '../support/product';
import { writeEntry } from './faultyProduct';

/** The one release of an app. */
export function releaseOf(product: Product, id: string): Release {
  const [release] = product.registry().apps[id]?.releases ?? [];
  if (!release) throw new Error(`${id} has no release.`);
  return release;
}

/** Makes the first of some releases live, and all of them those that there are of their app. */
export async function makeLive(product: Product, [live, ...earlier]: readonly [Release, ...Release[]]): Promise<void> {
  const app = {
    live: live.release,
    releases: [live, ...earlier],
    ...(earlier.length > 0 ? { earlier: earlier.map(({ release }) => release) } : {}),
  };
  await changeRegistry(registryOf(product.folder), (registry) => ({
    ...registry,
    apps: { ...registry.apps, [live.manifest.id]: app },
  }));
}

/** Makes a release the only one of its app. */
export const makeOnly = (product: Product, release: Release): Promise<void> => makeLive(product, [release]);

/**
 * The same code once more, as another release: its own container in a folder of its own.
 * @param edit changes the text of a file that is no entry
 */
export function releaseAgain({ folder }: Product, release: Release, edit = (text: string) => text): Release {
  const name = `${release.manifest.version}-${Date.now().toString(16)}`;
  const container = `${release.manifest.id}_${name}`.replace(/\W/g, '_');
  const from = join(folder, dirname(release.entry));
  const to = join(dirname(from), name);
  const renamed = (file: string) => readFileSync(join(from, file), 'utf8').replaceAll(release.container, container);
  const entryFile = basename(release.entry);
  let entry = renamed(entryFile);
  mkdirSync(to);
  for (const file of readdirSync(from).filter((one) => one.endsWith('.js') && one !== entryFile)) {
    const text = edit(renamed(file));
    writeFileSync(join(to, file), text);
    entry = entry.replaceAll(integrityOf(readFileSync(join(from, file))), integrityOf(Buffer.from(text)));
  }
  const integrity = writeEntry(join(to, entryFile), entry);
  return {
    ...release,
    release: name,
    container,
    integrity,
    entry: join(dirname(dirname(release.entry)), name, entryFile),
  };
}

/** Takes the files of a release away, as a clean-up of the server does. */
export const removeFiles = ({ folder }: Product, { entry }: Release): void =>
  rmSync(join(folder, dirname(entry)), { recursive: true });
