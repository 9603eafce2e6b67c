import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { integrityOf } from '@atrium/build';
import type { Registry, Release } from '@atrium/contract';
import { dist, root } from '../../tools/build/paths';
import { buildRemote } from '../../tools/build/remote';
import type { Channel } from '../../tools/release/domain/channels';
import { withoutApp, withRelease, withShell } from '../../tools/release/domain/registryChanges';
import { changeRegistry, readRegistry, registryOf } from '../../tools/release/storage/folderRegistry';
import { createServer } from '../../tools/server/createServer';

/** The built product, served from a separate folder with an editable registry. */
export interface Product {
  origin: string;
  folder: string;
  registry(): Registry;
  publish(release: Release, channel?: Channel): Promise<void>;
  takeOut(id: string): Promise<void>;
  buildAndPublish(source: string, release: string, channel?: Channel): Promise<Release>;
  publishShellAgain(release: string): Promise<void>;
  close(): Promise<void>;
}

/** @param name of the folder; parallel tests must not share it */
export async function serveProduct(name: string): Promise<Product> {
  const folder = join(root, '.cache/e2e', `product-${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'remotes'), { recursive: true });
  if (existsSync(join(dist, 'assets'))) symlinkSync(join(dist, 'assets'), join(folder, 'assets'));
  cpSync(join(dist, 'shell'), join(folder, 'shell'), { recursive: true });
  cpSync(join(dist, 'remotes'), join(folder, 'remotes'), { recursive: true });
  cpSync(join(dist, 'registry.json'), join(folder, 'registry.json'));

  const file = join(folder, 'registry.json');
  const server = createServer({ dist: folder });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const publish = async (release: Release, channel?: Channel) => {
    await changeRegistry(file, (registry) => withRelease(registry, release, channel));
  };
  return {
    origin,
    folder,
    registry: () => readRegistry(file),
    publish,
    async takeOut(id) {
      await changeRegistry(file, (registry) => withoutApp(registry, id));
    },
    async buildAndPublish(source, release, channel) {
      const built = await buildRemote(source, release, join(folder, 'remotes'));
      await publish(built, channel);
      return built;
    },
    async publishShellAgain(release) {
      const { shell } = readRegistry(file);
      symlinkSync(join(dist, 'shell', shell.release), join(folder, 'shell', release));
      await changeRegistry(file, (registry) => withShell(registry, { ...shell, release }));
    },
    close: () => server.close(),
  };
}

/** Contents served instead of an entry that pass its integrity check, as if they had been released so. */
export const wrongEntries = { broken: 'function ( {', empty: '', html: '<!doctype html><p>Hello' };

/** Writes an entry; returns the integrity under which it, and each wrong one, may run. */
export function writeEntry(file: string, text: string): string {
  writeFileSync(file, text);
  for (const compressed of ['.br', '.gz']) rmSync(file + compressed, { force: true });
  return [text, ...Object.values(wrongEntries)].map((one) => integrityOf(Buffer.from(one))).join(' ');
}

export function releaseOf(product: Product, id: string): Release {
  const [release] = product.registry().apps[id]?.releases ?? [];
  if (!release) throw new Error(`${id} has no release.`);
  return release;
}

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

export const makeOnly = (product: Product, release: Release): Promise<void> => makeLive(product, [release]);

/** Same code as another release: separate container and folder. @param edit changes a file that is not an entry */
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

/** Removes the files of a release, as a clean-up does. */
export const removeFiles = ({ folder }: Product, { entry }: Release): void =>
  rmSync(join(folder, dirname(entry)), { recursive: true });
