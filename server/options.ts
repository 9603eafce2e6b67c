import { parseArgs } from 'node:util';
import { getHeapStatistics } from 'node:v8';
import type { StorageLimits } from '@atrium/backend/engine';
import { StartError } from './errors/StartError';
import { readProxies, type TrustedProxies } from './http/trustedProxies';

export interface Options {
  port: number;
  host: string;
  folder: string;
  isEmpty: boolean;
  isOpen: boolean;
  invite: string | undefined;
  databaseUrl: string | undefined;
  /** The same Postgres past a pooler, for what needs a session of its own. */
  directUrl: string | undefined;
  origins: string[];
  logLevel: string;
  metricsToken: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Public address of the product, with which links in emails begin. */
  publicUrl: string;
  proxies: TrustedProxies;
  maxConnections: number;
  /** Connections to Postgres, besides the one that listens. */
  poolSize: number;
  maxTries: number;
  storage: StorageLimits;
}

const megabyte = 1024 * 1024;

/** Share of the heap for files: other records and the bodies of calls need the rest. */
const shareForFiles = 1 / 4;

function readStorage(env: Environment): StorageLimits {
  const memoryShare = Math.floor((getHeapStatistics().heap_size_limit * shareForFiles) / megabyte);
  return {
    ofAccount: megabyte * toNumber('MAX_ACCOUNT_MB', env.MAX_ACCOUNT_MB ?? '100', 1, 1_000_000),
    inAll: megabyte * toNumber('MAX_FILES_MB', env.MAX_FILES_MB ?? String(memoryShare), 1, 1_000_000),
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

function toNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new StartError(`${name} is a whole number from ${min} to ${max}, not "${text}".`);
}

function toOrigin(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) {
    const { origin } = new URL(text);
    if (origin === text) return origin;
  }
  throw new StartError(
    `CORS_ORIGINS holds origins such as https://app.example.com with commas between, not "${text}".`,
  );
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function toLogLevel(text: string): string {
  if (logLevels.includes(text)) return text;
  throw new StartError(`LOG_LEVEL is one of ${logLevels.join(', ')}, not "${text}".`);
}

/** An address of one of some schemes. What it was is not repeated: it may hold a password. */
function toAddress(name: string, text: string | undefined, schemes: readonly string[]): string | undefined {
  if (!text || (URL.canParse(text) && schemes.includes(new URL(text).protocol))) return text || undefined;
  throw new StartError(
    `${name} is an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`,
  );
}

function toFlag(name: string, text = ''): boolean {
  if (['', '0', '1'].includes(text)) return text === '1';
  throw new StartError(`${name} is 1 or 0, not "${text}".`);
}

const postgresSchemes = ['postgres:', 'postgresql:', 'socket:'];

const listOf = (text = ''): string[] => text.split(',').flatMap((part) => part.trim() || []);

/** Everything else is set by the environment: `server/README.md` lists it. */
export const serverCommand = {
  usage: `npm run server -- [OPTION…]    the product and its API on one port; the environment sets the rest (server/README.md)

--port N       default: PORT, or 3000
--host NAME    default: 127.0.0.1
--data FOLDER  where the embedded database keeps its files; default: .data
--empty        starts without demo records
--invite MAIL  prints an invitation for this address`,
  options: {
    port: { type: 'string' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string', default: '.data' },
    empty: { type: 'boolean', default: false },
    invite: { type: 'string' },
  },
} as const;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: serverCommand.options });
  } catch (error) {
    throw error instanceof TypeError ? new StartError(error.message) : error;
  }
}

/**
 * Reads the command line, and what the environment says.
 * @throws StartError
 */
export function readOptions(args: readonly string[], env: Environment): Options {
  const { values } = readArguments(args);
  const port = toNumber('--port', values.port ?? env.PORT ?? '3000', 0, 65_535);
  return {
    port,
    host: values.host,
    folder: values.data,
    isEmpty: values.empty,
    isOpen: toFlag('OPEN_REGISTRATION', env.OPEN_REGISTRATION),
    invite: values.invite,
    databaseUrl: toAddress('DATABASE_URL', env.DATABASE_URL, postgresSchemes),
    directUrl: toAddress('DATABASE_DIRECT_URL', env.DATABASE_DIRECT_URL, postgresSchemes),
    origins: listOf(env.CORS_ORIGINS).map(toOrigin),
    logLevel: toLogLevel(env.LOG_LEVEL || 'info'),
    metricsToken: env.METRICS_TOKEN || undefined,
    smtpUrl: toAddress('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM ?? 'Atrium <no-reply@localhost>',
    publicUrl: (toAddress('PUBLIC_URL', env.PUBLIC_URL, ['https:', 'http:']) ?? `http://localhost:${port}`).replace(
      /\/+$/,
      '',
    ),
    proxies: readProxies(env.TRUST_PROXY),
    maxConnections: toNumber('MAX_CONNECTIONS', env.MAX_CONNECTIONS ?? '5000', 1, 1_000_000),
    poolSize: toNumber('DATABASE_POOL', env.DATABASE_POOL ?? '10', 2, 1_000),
    maxTries: toNumber('MAX_TRIES', env.MAX_TRIES ?? '100', 10, 1_000_000),
    storage: readStorage(env),
  };
}
