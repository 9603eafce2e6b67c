import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, Release } from '@atrium/contract';
import { dist, root } from '../../tools/build/paths';
import { buildRemote } from '../../tools/build/remote';
import type { Channel } from '../../tools/release/model/channels';
import { withoutApp, withRelease, withShell } from '../../tools/release/model/registryChanges';
import { changeRegistry, readRegistry } from '../../tools/release/registryFile';
import { createServer } from '../../tools/server/createServer';

/** The built product, served from a folder of its own, whose registry a test may change. */
export interface Product {
  origin: string;
  folder: string;
  registry(): Registry;
  publish(release: Release, channel?: Channel): Promise<void>;
  takeOut(id: string): Promise<void>;
  /** Builds a remote from its sources alone and publishes it. */
  buildAndPublish(source: string, release: string, channel?: Channel): Promise<Release>;
  /** Makes the same shell live once more, under another name. */
  publishShellAgain(release: string): Promise<void>;
  close(): Promise<void>;
}

/** @param name of the folder; two tests at once must not share it */
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
