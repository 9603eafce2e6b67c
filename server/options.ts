import { join } from 'node:path';
import type { StorageLimits } from '@atrium/backend/engine';
import type { ProviderSignIn } from '@atrium/contract';
import { basePathIssue } from '@atrium/contract/host';
import { StartError } from './errors/StartError';
import { readProxies, type TrustedProxies } from './http/trustedProxies';
import type { MailInSettings } from './mailIn/replyAddress';
import { readMailIn } from './mailInSettings';
import { readProviderSettings } from './providerSettings';
import { type Environment, readSettings } from './settings';
import type { TelemetrySettings } from './telemetry/Telemetry';
import { readTelemetry } from './telemetrySettings';
import { type AllowedNetworks, readNetworks } from './webhooks/checkAddress';

export interface Options {
  /** All settings as they were given, for what reads its own. */
  env: Environment;
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
  /** Where answers to emails come in; undefined: nowhere. */
  mailIn: MailInSettings | undefined;
  /** Public address of the product, with which links in emails begin; without a slash at its end. */
  publicUrl: string;
  /** Where people sign in, if not where the registry says. */
  provider: ProviderSignIn | undefined;
  proxies: TrustedProxies;
  maxConnections: number;
  /** Connections to Postgres, besides those that search and listen. */
  poolSize: number;
  maxTries: number;
  /** Calls of one API token in a minute, in each process. */
  maxTokenCalls: number;
  storage: StorageLimits;
  /** Networks within reach that webhooks may lead to. */
  webhookNetworks: AllowedNetworks;
  /** Where traces and metrics go; undefined: nowhere. */
  telemetry: Omit<TelemetrySettings, 'onError' | 'everyMs'> | undefined;
  /** Where the bytes of files are: a folder, or `s3://bucket/prefix`. */
  files: string;
}

const megabyte = 1024 * 1024;

function readStorage(env: Environment): StorageLimits {
  return {
    ofAccount: megabyte * toNumber('MAX_ACCOUNT_MB', env.MAX_ACCOUNT_MB ?? '1000', 1, 1_000_000),
    inAll: megabyte * toNumber('MAX_FILES_MB', env.MAX_FILES_MB ?? '20000', 1, 1_000_000),
  };
}

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

/** Its path is the one below which the product is served. */
function toPublicUrl(text: string): string {
  const { origin, pathname, search, hash } = new URL(text);
  if (search || hash) throw new StartError('PUBLIC_URL ends with the path of the product, without ? and #.');
  const base = pathname.replace(/\/+$/, '');
  const issue = basePathIssue(base);
  if (issue) throw new StartError(`PUBLIC_URL: ${issue}`);
  return origin + base;
}

function toFlag(name: string, text = ''): boolean {
  if (['', '0', '1'].includes(text)) return text === '1';
  throw new StartError(`${name} is 1 or 0, not "${text}".`);
}

const postgresSchemes = ['postgres:', 'postgresql:', 'socket:'];

const listOf = (text = ''): string[] => text.split(',').flatMap((part) => part.trim() || []);

/**
 * Reads the command line, the environment, and the file that one of them names.
 * @throws StartError
 */
export function readOptions(args: readonly string[], environment: Environment): Options {
  const env = readSettings(args, environment);
  const port = toNumber('PORT', env.PORT ?? '3000', 0, 65_535);
  const folder = env.DATA ?? '.data';
  return {
    env,
    port,
    host: env.HOST ?? '127.0.0.1',
    folder,
    isEmpty: toFlag('EMPTY', env.EMPTY),
    isOpen: toFlag('OPEN_REGISTRATION', env.OPEN_REGISTRATION),
    invite: env.INVITE,
    databaseUrl: toAddress('DATABASE_URL', env.DATABASE_URL, postgresSchemes),
    directUrl: toAddress('DATABASE_DIRECT_URL', env.DATABASE_DIRECT_URL, postgresSchemes),
    origins: listOf(env.CORS_ORIGINS).map(toOrigin),
    logLevel: toLogLevel(env.LOG_LEVEL ?? 'info'),
    metricsToken: env.METRICS_TOKEN,
    smtpUrl: toAddress('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:']),
    mailIn: readMailIn(env),
    mailFrom: env.MAIL_FROM ?? 'Atrium <no-reply@localhost>',
    publicUrl: toPublicUrl(toAddress('PUBLIC_URL', env.PUBLIC_URL, ['https:', 'http:']) ?? `http://localhost:${port}`),
    provider: readProviderSettings(env),
    proxies: readProxies(env.TRUST_PROXY),
    maxConnections: toNumber('MAX_CONNECTIONS', env.MAX_CONNECTIONS ?? '5000', 1, 1_000_000),
    poolSize: toNumber('DATABASE_POOL', env.DATABASE_POOL ?? '10', 2, 1_000),
    maxTries: toNumber('MAX_TRIES', env.MAX_TRIES ?? '100', 10, 1_000_000),
    maxTokenCalls: toNumber('MAX_TOKEN_CALLS', env.MAX_TOKEN_CALLS ?? '600', 1, 1_000_000),
    storage: readStorage(env),
    webhookNetworks: readNetworks('WEBHOOK_NETWORKS', listOf(env.WEBHOOK_NETWORKS)),
    telemetry: readTelemetry(env),
    files: env.FILES ?? join(folder, 'files'),
  };
}
