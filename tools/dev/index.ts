import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../child.mjs';
import { createServer } from '../server/createServer';
import { listen } from '../server/listen';
import { type DevServer, freePort, startDevServer } from './devServer';
import { withDevReleases } from './withDevReleases';

const root = process.cwd();
const asked = [...new Set(process.argv.slice(2))];

function leave(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function appIds(): string[] {
  return readdirSync(join(root, 'remotes')).filter((id) => existsSync(join(root, 'remotes', id, 'src/manifest.ts')));
}

async function startAll(ids: readonly string[]): Promise<DevServer[]> {
  const servers: DevServer[] = [];
  let port = 3101;
  for (const id of ids) {
    port = await freePort(port);
    servers.push(await startDevServer(root, id, port));
    port += 1;
  }
  return servers;
}

async function serveWith(servers: readonly DevServer[]): Promise<string> {
  const releases = servers.map(({ release }) => release);
  const app = createServer({
    dist: join(root, 'dist'),
    allowOverrides: true,
    registry: (registry) => withDevReleases(registry, releases),
  });
  return listen(app, Number(process.env.PORT || 3000));
}

const unknown = asked.find((id) => !appIds().includes(id));
if (unknown) leave(`There is no app "${unknown}". There are: ${appIds().join(', ')}.`);

const others = appIds().filter((id) => !asked.includes(id));
if ((await runTool(root, 'tools/release/cli/buildAll.ts', ['shell', ...others])) !== 0)
  leave('The build failed; it says above why.');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));
try {
  const servers = await startAll(asked);
  for (const { id, child } of servers) child.on('exit', () => leave(`The development server of ${id} ended.`));
  console.log(`Atrium is open at ${await serveWith(servers)}`);
  for (const { id, url } of servers) console.log(`  ${id} comes from ${url}`);
} catch (error) {
  leave(error instanceof Error ? error.message : String(error));
}
