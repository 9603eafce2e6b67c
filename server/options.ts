import { parseArgs } from 'node:util';
import { getHeapStatistics } from 'node:v8';
import type { StorageLimits } from '../mock/engine/storageUse';

export interface Options {
  port: number;
  host: string;
  /** Where the embedded database keeps its files. */
  folder: string;
  isEmpty: boolean;
  isOpen: boolean;
  databaseUrl: string | undefined;
  origins: string[];
  logLevel: string;
  metricsToken: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where people open the product: what links in mails begin with. */
  publicUrl: string;
  trustsProxy: boolean;
  mostConnections: number;
  mostTries: number;
  /** How much room pictures and files have. */
  storage: StorageLimits;
}

const megabyte = 1024 * 1024;

/** What files may take of the memory of this process: beside them are all other records, and what calls bring. */
const shareForFiles = 1 / 4;

function readStorage(env: Environment): StorageLimits {
  const room = Math.floor((getHeapStatistics().heap_size_limit * shareForFiles) / megabyte);
  return {
    ofAccount: megabyte * toNumber('MAX_ACCOUNT_MB', env.MAX_ACCOUNT_MB ?? '100', 1, 1_000_000),
    inAll: megabyte * toNumber('MAX_FILES_MB', env.MAX_FILES_MB ?? String(room), 1, 1_000_000),
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What somebody wrote that cannot be meant. */
export class OptionError extends Error {}

function toNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new OptionError(`${name} is a whole number from ${least} to ${most}, not "${text}".`);
}

function toOrigin(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) {
    const { origin } = new URL(text);
    if (origin === text) return origin;
  }
  throw new OptionError(
    `CORS_ORIGINS holds origins such as https://app.example.com with commas between, not "${text}".`,
  );
}

const listOf = (text = ''): string[] => text.split(',').flatMap((part) => part.trim() || []);

/** Reads the command line, and what the environment says. */
export function readOptions(args: readonly string[], env: Environment): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      data: { type: 'string', default: '.data' },
      empty: { type: 'boolean', default: false },
    },
  });
  const port = toNumber('--port', values.port ?? env.PORT ?? '3000', 0, 65_535);
  return {
    port,
    host: values.host,
    folder: values.data,
    isEmpty: values.empty,
    isOpen: env.OPEN_REGISTRATION === '1',
    databaseUrl: env.DATABASE_URL || undefined,
    origins: listOf(env.CORS_ORIGINS).map(toOrigin),
    logLevel: env.LOG_LEVEL ?? 'info',
    metricsToken: env.METRICS_TOKEN || undefined,
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM ?? 'Atrium <no-reply@localhost>',
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    trustsProxy: env.TRUST_PROXY === '1',
    mostConnections: toNumber('MAX_CONNECTIONS', env.MAX_CONNECTIONS ?? '5000', 1, 1_000_000),
    mostTries: toNumber('MAX_TRIES', env.MAX_TRIES ?? '100', 10, 1_000_000),
    storage: readStorage(env),
  };
}
