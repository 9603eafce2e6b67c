import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BackendSource } from '@atrium/backend';
import { readProvider } from '../tools/api/provider';
import { readCommandLine } from '../tools/cli.mjs';
import { openDatabase } from './database/openDatabase';
import { openFileBytes } from './files/openFileBytes';
import { endInTime } from './http/endInTime';
import { tryPort } from './http/listening';
import { readOptions } from './options';
import { serverCommand } from './settings';

export interface Installation {
  /** Folder that holds `dist`. */
  root: string;
  readSources(): Promise<Record<string, BackendSource>>;
}

/** The library that shows the description of the API: beside the server as it is built, or in its package. */
const findRedoc = (root: string): string | undefined =>
  [join(root, 'dist/server/redoc.js'), join(root, 'node_modules/redoc/bundles/redoc.standalone.js')].find((file) =>
    existsSync(file),
  );

const jobsEveryMs = 5_000;

async function start({ root, readSources }: Installation): Promise<void> {
  const {
    env,
    provider: set,
    databaseUrl,
    directUrl,
    poolSize,
    folder,
    files,
    port,
    host,
    ...options
  } = readOptions(process.argv.slice(2), process.env);
  await tryPort(port, host);
  const fileBytes = openFileBytes(files, env);
  const database = await openDatabase({
    url: databaseUrl,
    directUrl,
    maxConnections: poolSize,
    folder,
    sendsMail: options.smtpUrl !== undefined,
  });
  // Loaded now, for it takes longer than all that may end the start before.
  const [{ openServer }, { readHost }] = await Promise.all([
    import('./openServer'),
    import('../tools/api/suggestions'),
  ]);
  const { suggestions, requires } = await readHost(root);
  const provider = set ?? (await readProvider(root));
  const server = await openServer({
    ...options,
    database,
    fileBytes,
    dist: join(root, 'dist'),
    redoc: findRedoc(root),
    sources: await readSources(),
    suggestions: () => suggestions,
    requires,
    ...(provider && { provider }),
    jobsEveryMs,
  });
  const address = await server.listen(port, host);
  process.stdout.write(
    `Atrium is open at ${address}, its records in ${databaseUrl ? 'Postgres' : folder}, its files in ${files}\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endInTime(server));
}

/** Errors that an operator can fix are one sentence; programming errors keep their stack. */
function describe(error: unknown): unknown {
  const isOurs = [TypeError, ReferenceError, RangeError].some((kind) => error instanceof kind);
  return error instanceof Error && !isOurs ? error.message : error;
}

/** Runs the server as the command line and the environment say; ends the process where it cannot start. */
export async function runServer(installation: Installation): Promise<void> {
  readCommandLine(serverCommand);
  await start(installation).catch((error: unknown) => {
    console.error(describe(error));
    // Whatever is open already, such as connections, must not keep a process alive that answers nobody.
    process.exit(2);
  });
}
