/**
 * The server as a test starts it in a process of its own: `DATABASE_URL`, or `FOLDER` for PGlite; `NOW` holds its clock,
 * `DIST` is the product that it serves, `PROVIDER` where people sign in, as JSON, `CONNECTIONS` how many may be
 * open, `FILES` where files are, `ACCOUNT_MB` and `FILES_MB` how much room files have, `SMTP_URL` where emails leave, `PUBLIC_URL` where people
 * open it. The message `measure` is
 * answered with what the process takes.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { testPages } from '@atrium/core/testing';
import { readAppSources } from '../../tools/api/appBackends';
import { openDatabase } from '../database/openDatabase';
import { openFileBytes } from '../files/openFileBytes';
import { endInTime } from '../http/endInTime';
import { openServer } from '../openServer';
import { testSettings, writeTestDist } from './testSettings';

const {
  ACCOUNT_MB,
  FILES,
  FILES_MB,
  CONNECTIONS,
  DATABASE_URL,
  DIST,
  FOLDER,
  NOW,
  DUE_EVERY = '0',
  PORT = '0',
  PROVIDER,
  PUBLIC_URL,
  SMTP_URL,
} = process.env;

const server = await openServer({
  ...testSettings,
  database: await openDatabase({ url: DATABASE_URL, folder: FOLDER }),
  fileBytes: openFileBytes(FILES ?? mkdtempSync(join(tmpdir(), 'atrium-files-')), process.env),
  dist: DIST ?? writeTestDist(mkdtempSync(join(tmpdir(), 'atrium-dist-'))),
  sources: await readAppSources(),
  suggestions: () => testPages,
  jobsEveryMs: Number(DUE_EVERY),
  ...(ACCOUNT_MB && { storage: { ofAccount: Number(ACCOUNT_MB) * 2 ** 20, inAll: Number(FILES_MB) * 2 ** 20 } }),
  ...(CONNECTIONS && { maxConnections: Number(CONNECTIONS) }),
  ...(SMTP_URL && { smtpUrl: SMTP_URL, mailEveryMs: 50 }),
  ...(PUBLIC_URL && { publicUrl: PUBLIC_URL }),
  ...(PROVIDER && { provider: JSON.parse(PROVIDER) }),
  ...(NOW && { now: () => Number(NOW), random: () => 0.5 }),
});
process.stdout.write(`listening ${await server.listen(Number(PORT), '127.0.0.1')}\n`);

/** Interval of the timer whose delay is measured, in milliseconds. */
const resolution = 5;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
process.on('message', () => {
  const megabytes = process.memoryUsage().rss / 2 ** 20;
  process.send?.({ megabytes, longestBlock: Math.max(0, delay.max / 1e6 - resolution) });
  delay.reset();
});
// Somebody who listens to messages would keep the process alive.
process.channel?.unref();
// Who started it has ended without a word.
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => void endInTime(server));
