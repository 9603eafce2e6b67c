/** `npm run server -- [--port 3000] [--host 127.0.0.1] [--data .data] [--empty] [--invite address]`: the product and its API on one port. */
import { join } from 'node:path';
import { readAppSources } from '../tools/api/appBackends';
import { readHost, readProvider } from '../tools/api/suggestions';
import { openDatabase } from './database/openDatabase';
import { openServer } from './openServer';
import { OptionError, readOptions } from './options';

const root = join(import.meta.dirname, '..');
const dueEveryMs = 5_000;

async function run(): Promise<void> {
  const { databaseUrl, folder, port, host, ...options } = readOptions(process.argv.slice(2), process.env);
  const database = await openDatabase({ url: databaseUrl, folder });
  const { suggestions, requires } = await readHost(root);
  const provider = await readProvider(root);
  const server = await openServer({
    ...options,
    database,
    dist: join(root, 'dist'),
    sources: await readAppSources(),
    suggestions: () => suggestions,
    requires,
    ...(provider && { provider }),
    dueEveryMs,
  });
  const address = await server.listen(port, host);
  process.stdout.write(`Atrium is open at ${address}, its records in ${databaseUrl ? 'Postgres' : folder}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}

await run().catch((error: unknown) => {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof OptionError ? error.message : error);
  process.exitCode = 2;
});
