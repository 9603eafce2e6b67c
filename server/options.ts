import { parseArgs } from 'node:util';

export interface Options {
  port: number;
  host: string;
  /** Where the embedded database keeps its files. */
  folder: string;
  isEmpty: boolean;
  isOpen: boolean;
  invite: string | undefined;
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
      invite: { type: 'string' },
    },
  });
  const port = toNumber('--port', values.port ?? env.PORT ?? '3000', 0, 65_535);
  return {
    port,
    host: values.host,
    folder: values.data,
    isEmpty: values.empty,
    isOpen: env.OPEN_REGISTRATION === '1',
    invite: values.invite,
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
  };
}
