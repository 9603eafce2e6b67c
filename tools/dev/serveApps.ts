import { suggestion } from '../../shared/build/nearest';
import { dist, remoteFolders } from '../build/paths';
import { leave } from '../cli.mjs';
import { buildAll } from '../release/cli/buildAll';
import { createServer } from '../server/createServer';
import { listen } from '../server/listen';
import { type DevServer, startDevServers, withDevReleases } from './devServer';

async function serveWith(servers: readonly DevServer[], port: number): Promise<string> {
  const releases = servers.map(({ release }) => release);
  const app = createServer({
    dist,
    allowOverrides: true,
    registry: (registry) => withDevReleases(registry, releases),
  });
  return listen(app, port);
}

/**
 * The folders of apps of this repository.
 * @throws a sentence about an id that none has
 */
export function foldersOf(ids: readonly string[]): Map<string, string> {
  const folders = remoteFolders();
  const named = [...new Set(ids)].map((id): [string, string] => {
    const folder = folders.get(id);
    if (!folder) throw new Error(`There is no app "${id}".${suggestion(id, [...folders.keys()])}`);
    return [id, folder];
  });
  return new Map(named);
}

/** Serves the product with the named apps from their sources, until the process is asked to end. */
export async function serveApps(ids: readonly string[], port: number): Promise<void> {
  const folders = foldersOf(ids);
  await buildAll({ only: ['shell', ...[...remoteFolders().keys()].filter((id) => !folders.has(id))] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));
  const servers = await startDevServers(folders);
  for (const { id, child } of servers) child.on('exit', () => leave(`The development server of ${id} ended.`));
  console.log(`Atrium is open at ${await serveWith(servers, port)}`);
  for (const { id, url } of servers) console.log(`  ${id} comes from ${url}`);
}
