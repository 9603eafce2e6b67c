import { readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { StartError } from './errors/StartError';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a setting takes on the command line; one without it is on or off: 1 or 0 in the environment. */
type Setting = readonly [takes: string | undefined, about: string];

/**
 * All that can be set about a server: each by a flag, by a variable of the environment and by a line of the file of
 * `CONFIG`. The flag of `DATABASE_URL` is `--database-url`. `server/README.md` says more of each.
 */
const settings: Readonly<Record<string, Setting>> = {
  CONFIG: ['FILE', 'a file with any of these, one NAME=value on a line; flags and the environment win'],
  PORT: ['N', 'default: 3000'],
  HOST: ['NAME', 'default: 127.0.0.1'],
  DATA: ['FOLDER', 'where the embedded database keeps its files; default: .data'],
  EMPTY: [undefined, 'starts without demo records'],
  INVITE: ['MAIL', 'prints an invitation for this address'],
  DATABASE_URL: ['URL', 'a Postgres in place of the embedded one'],
  DATABASE_DIRECT_URL: ['URL', 'the same one past a pooler'],
  DATABASE_POOL: ['N', 'connections of this process; default: 10'],
  FILES: ['PLACE', 'a folder or s3://bucket/prefix; default: files in the folder of DATA'],
  AWS_ACCESS_KEY_ID: ['ID', 'of the bucket'],
  AWS_SECRET_ACCESS_KEY: ['KEY', 'of the bucket'],
  AWS_SESSION_TOKEN: ['TOKEN', 'of the bucket, where keys are lent'],
  AWS_REGION: ['NAME', 'of the bucket; default: us-east-1'],
  AWS_DEFAULT_REGION: ['NAME', 'where AWS_REGION is not set'],
  S3_ENDPOINT: ['URL', 'of any storage but Amazon’s'],
  PUBLIC_URL: ['URL', 'where people open the product: https://example.com, or https://example.com/atrium below a path'],
  SMTP_URL: ['URL', 'sends email'],
  MAIL_FROM: ['MAILBOX', 'its sender'],
  MAIL_IN: ['ADDRESS', 'takes in answers to emails: reply@in.example.com, with reply+…@in.example.com'],
  MAIL_IN_SECRET: ['SECRET', 'of whoever brings emails to POST /mail-in; 24 characters at least'],
  OIDC_ISSUER: ['URL', 'the identity provider, in place of the one of registry.json'],
  OIDC_CLIENT_ID: ['ID', 'of the product with it; default: atrium'],
  OIDC_SCOPE: ['WORDS', 'default: openid profile email offline_access'],
  OIDC_GROUPS_CLAIM: ['NAME', 'default: groups'],
  OIDC_ROLES: ['LIST', 'the role of each group: platform=admin,writers=editor'],
  OPEN_REGISTRATION: [undefined, 'anybody may create an account, and is an admin'],
  CORS_ORIGINS: ['LIST', 'other origins whose pages may call'],
  TRUST_PROXY: ['N|LIST', 'proxies that name the caller; default: 0'],
  MAX_CONNECTIONS: ['N', 'default: 5000'],
  MAX_TRIES: ['N', 'failed sign-ins of an address in 15 minutes; default: 100'],
  MAX_TOKEN_CALLS: ['N', 'calls of an API token in a minute; default: 600'],
  WEBHOOK_NETWORKS: ['LIST', 'internal networks that webhooks may lead to, such as 10.0.0.0/8'],
  MAX_ACCOUNT_MB: ['N', 'files of one account; default: 1000'],
  MAX_FILES_MB: ['N', 'files of all; default: 20000'],
  METRICS_TOKEN: ['TOKEN', 'opens /metrics'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['URL', 'a collector that takes traces and metrics by OTLP over HTTP'],
  OTEL_EXPORTER_OTLP_HEADERS: ['LIST', 'headers for it: name=value,name=value'],
  OTEL_SERVICE_NAME: ['NAME', 'its name for this server; default: atrium'],
  OTEL_TRACES_SAMPLER_ARG: ['SHARE', 'share of the traces that begin here, 0 to 1; default: 1'],
  LOG_LEVEL: ['LEVEL', 'default: info'],
};

const names = Object.keys(settings);
const flagOf = (name: string) => name.toLowerCase().replaceAll('_', '-');
const isSwitch = (name: string) => settings[name]?.[0] === undefined;

const lines = Object.entries(settings).map(([name, [takes, about]]) => [
  `--${flagOf(name)}${takes ? ` ${takes}` : ''}`,
  about,
]);
const width = Math.max(...lines.map(([flag = '']) => flag.length));

/** The command line, for its usage; the flags of all settings. */
export const serverCommand = {
  usage: `npm run server -- [OPTION…]    the product and its API on one port

${lines.map(([flag = '', about]) => `${flag.padEnd(width)}  ${about}`).join('\n')}

Each is also a variable of the environment: DATABASE_URL for --database-url; 1 or 0 for one that takes nothing. Keep
secrets there or in the file: others on the machine can see flags.`,
  options: Object.fromEntries(
    names.map((name) => [flagOf(name), { type: isSwitch(name) ? ('boolean' as const) : ('string' as const) }]),
  ),
};

function readFlags(args: readonly string[]): Environment {
  try {
    const { values } = parseArgs({ args: [...args], options: serverCommand.options });
    const given = names.map((name): [string, string | undefined] => {
      const value = values[flagOf(name)];
      return [name, typeof value === 'boolean' ? '1' : value];
    });
    return Object.fromEntries(given.filter(([, value]) => value !== undefined));
  } catch (error) {
    throw error instanceof TypeError ? new StartError(error.message) : error;
  }
}

/** A line of the file, as `.env` files are written: quotes and a comment at its end are none of the value. */
function readLine(line: string, place: string): [string, string] {
  const [[name, value] = []] = Object.entries(parseEnv(line));
  // What it holds is not repeated: it may be a secret.
  if (name === undefined || value === undefined) throw new StartError(`${place}: this is not NAME=value.`);
  if (!(name in settings) || name === 'CONFIG')
    throw new StartError(`${place}: there is no setting "${name}"; --help lists them.`);
  return [name, value];
}

function readFile(file: string): Environment {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(`CONFIG: ${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  const found = new Map<string, string>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const place = `${file}, line ${index + 1}`;
    const [name, value] = readLine(line, place);
    if (found.has(name)) throw new StartError(`${place}: ${name} was set before.`);
    found.set(name, value);
  }
  return Object.fromEntries(found);
}

/** As Compose and Kubernetes pass on what nobody has set. */
const withoutEmpty = (values: Environment): Environment =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/**
 * The settings by their names: of the command line, else of the environment, else of the file.
 * @throws StartError
 */
export function readSettings(args: readonly string[], env: Environment): Environment {
  const flags = readFlags(args);
  const given = { ...withoutEmpty(env), ...flags };
  return { ...(given.CONFIG ? withoutEmpty(readFile(given.CONFIG)) : {}), ...given };
}
