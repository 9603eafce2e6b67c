import { dist, remoteFolders, root } from '../build/paths';
import { runTool } from '../child.mjs';
import { leave, readCommandLine, readPort } from '../cli.mjs';
import { createServer } from '../server/createServer';
import { listen } from '../server/listen';
import { type DevServer, freePort, startDevServer, withDevReleases } from './devServer';

const { values, words } = readCommandLine({
  usage: `npm run dev -- [APP…] [--port N]    serves the named apps from their sources, the others as they are built

--port N   default: PORT, or 3000`,
  options: { port: { type: 'string' } },
  maxWords: Number.POSITIVE_INFINITY,
});
const asked = [...new Set(words)];
const given = values.port || process.env.PORT || undefined;
const port = readPort(given) ?? leave(`A port is a number from 0 to 65535; "${given}" is not.`);

async function startAll(ids: readonly string[]): Promise<DevServer[]> {
  const servers: DevServer[] = [];
  let next = 3101;
  for (const id of ids) {
    const free = await freePort(next);
    servers.push(await startDevServer(root, id, free));
    next = free + 1;
  }
  return servers;
}

async function serveWith(servers: readonly DevServer[]): Promise<string> {
  const releases = servers.map(({ release }) => release);
  const app = createServer({
    dist,
    allowOverrides: true,
    registry: (registry) => withDevReleases(registry, releases),
  });
  return listen(app, port);
}

const ids = [...remoteFolders().keys()];
const unknown = asked.find((id) => !ids.includes(id));
if (unknown) leave(`There is no app "${unknown}". There are: ${ids.join(', ')}.`);

const others = ids.filter((id) => !asked.includes(id));
if ((await runTool(root, 'tools/release/cli/buildAll.ts', ['shell', ...others])) !== 0)
  leave('The build failed; see the message above.');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));
try {
  const servers = await startAll(asked);
  for (const { id, child } of servers) child.on('exit', () => leave(`The development server of ${id} ended.`));
  console.log(`Atrium is open at ${await serveWith(servers)}`);
  for (const { id, url } of servers) console.log(`  ${id} comes from ${url}`);
} catch (error) {
  leave(error instanceof Error ? error.message : String(error));
}
