import { join } from 'node:path';
import type { BackendSource } from '@atrium/backend';
import { readCommandLine } from '../tools/cli.mjs';
import { openDatabase } from './database/openDatabase';
import { endInTime } from './http/endInTime';
import { tryPort } from './http/listening';
import { readOptions, serverCommand } from './options';

export interface Installation {
  /** Folder that holds `dist`. */
  root: string;
  readSources(): Promise<Record<string, BackendSource>>;
}

const jobsEveryMs = 5_000;

async function start({ root, readSources }: Installation): Promise<void> {
  const { databaseUrl, directUrl, poolSize, folder, port, host, ...options } = readOptions(
    process.argv.slice(2),
    process.env,
  );
  await tryPort(port, host);
  const database = await openDatabase({
    url: databaseUrl,
    directUrl,
    maxConnections: poolSize,
    folder,
    sendsMail: options.smtpUrl !== undefined,
  });
  // Loaded now, for it takes longer than all that may end the start before.
  const [{ openServer }, { readHost, readProvider }] = await Promise.all([
    import('./openServer'),
    import('../tools/api/suggestions'),
  ]);
  const { suggestions, requires } = await readHost(root);
  const provider = await readProvider(root);
  const server = await openServer({
    ...options,
    database,
    dist: join(root, 'dist'),
    sources: await readSources(),
    suggestions: () => suggestions,
    requires,
    ...(provider && { provider }),
    jobsEveryMs,
  });
  const address = await server.listen(port, host);
  process.stdout.write(`Atrium is open at ${address}, its records in ${databaseUrl ? 'Postgres' : folder}\n`);
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
