import pg from 'pg';
import { DatabaseUnavailable, TooSlow } from '../errors/DatabaseUnavailable';
import { StartError } from '../errors/StartError';
import type { Connection, Database, NoticeListeners, SqlValue } from './database';

const reasons: Readonly<Record<string, string>> = {
  '28P01': 'it refuses the password',
  '28000': 'it lets nobody in by that name',
  '3D000': 'it has no database of that name',
  '53300': 'it has no connection left',
  '57P03': 'it is starting or ending',
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no machine has that name',
  EAI_AGAIN: 'the name cannot be looked up now',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Database and host of a connection string, without name and password. */
function placeOf(url: string): string {
  const { host, port, database } = new pg.Client({ connectionString: url });
  return `${database} at ${host}:${port}`;
}

/** Why the server cannot start on the Postgres of a setting, as a sentence. */
function whyNoDatabase(setting: string, url: string, error: unknown): StartError {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const reason = reasons[codeOf(cause)] ?? (cause instanceof Error && cause.message) ?? 'it does not answer';
  return new StartError(`The Postgres of ${setting} (${placeOf(url)}) cannot be used: ${reason}.`, { cause });
}

export interface PostgresOptions {
  /** Size of the pool; two more connections search, and one listens for notices. */
  maxConnections?: number;
  /**
   * The same database past a pooler, for what needs a session of its own. The pooler then sets for its connections what is
   * set here without one.
   */
  directUrl?: string | undefined;
  /** Longest time of a statement of the pool, and of a transaction in which nothing happens. */
  limits?: { statementMs: number; idleInTransactionMs: number };
  /** Hears what goes wrong with a connection that nobody uses at the time. */
  onError?: (error: Error) => void;
}

/**
 * Error codes of a server that ends, starts, has no connection left, or has become the standby of another one
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html): classes 08 and 57P, 53300, 25P03, 25006.
 */
const unavailableCode = /^(08...|57P..|53300|25P03|25006)$/;

/** Errors of the driver itself concern the connection, except those about values it cannot write. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.severity === 'FATAL' || unavailableCode.test(error.code ?? '');
  return !(error instanceof TypeError || error instanceof RangeError);
}

const canceled = '57014';

function toError(error: unknown): unknown {
  if (codeOf(error) === canceled) return new TooSlow({ cause: error });
  return isUnavailable(error) ? new DatabaseUnavailable(undefined, { cause: error }) : error;
}

/** Statements that each connection prepares: those that came first, of which the most frequent are. */
const maxPrepared = 500;
const prepared = new Map<string, string>();

/** Name under which a statement is prepared once a connection, in place of being parsed each time. */
function nameOf(text: string): string | undefined {
  const known = prepared.get(text);
  if (known !== undefined || prepared.size >= maxPrepared) return known;
  const name = `atrium${prepared.size}`;
  prepared.set(text, name);
  return name;
}

interface ConnectionOptions {
  /** False where the next statement may come to another session, which has prepared nothing. */
  prepares?: boolean;
  /** Hears that the client is of no use any more. */
  onLost?: () => void;
}

function toConnection(
  client: Pick<pg.Client, 'query'>,
  { prepares = true, onLost = () => {} }: ConnectionOptions = {},
): Connection {
  const fail = (error: unknown): never => {
    if (isUnavailable(error)) onLost();
    throw toError(error);
  };
  return {
    query: async <T extends object>(sql: string, values: readonly SqlValue[] = []) =>
      (await client.query<T>({ name: prepares ? nameOf(sql) : undefined, text: sql, values: [...values] }).catch(fail))
        .rows,
    async run(sql) {
      await client.query(sql).catch(fail);
    },
  };
}

/** A connection outside of the pool, without a limit to its statements. */
const createClient = (connectionString: string) =>
  new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 });

async function withSession<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const client = createClient(url);
  // Whoever waits for a statement hears of a lost connection; without a listener, it would end the process.
  client.on('error', () => {});
  try {
    await client.connect().catch((error: unknown) => {
      throw toError(error);
    });
    return await work(toConnection(client, { prepares: false }));
  } finally {
    await client.end().catch(() => {});
  }
}

const defaultLimits = { statementMs: 2_000, idleInTransactionMs: 10_000 };

/** Searches that run at a time, so that what is read by its key does not wait for them; each may take longer than a call. */
const searching = { maxConnections: 2, longer: 3 };

function createPool(
  url: string,
  { maxConnections, directUrl, limits = defaultLimits, onError = () => {} }: PostgresOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // Each statement is short: to compile it takes a hundred times as long as to run it, and Postgres cannot know that.
    // Behind a pooler, a setting of this session would become one of somebody else's.
    ...(!directUrl && {
      onConnect: (client) =>
        client.query(`SET jit = off; SET statement_timeout = ${limits.statementMs};
          SET idle_in_transaction_session_timeout = ${limits.idleInTransactionMs}`),
    }),
  });
  pool.on('error', onError);
  return pool;
}

/**
 * A Postgres server, by its address.
 * @throws StartError where none answers there
 */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const { maxConnections = 10, directUrl, limits = defaultLimits } = options;
  const pool = createPool(url, { ...options, maxConnections });
  const searchPool = createPool(url, {
    ...options,
    maxConnections: searching.maxConnections,
    limits: { ...limits, statementMs: limits.statementMs * searching.longer },
  });
  const prepares = !directUrl;
  const shared = toConnection(pool, { prepares });
  const sessionUrl = directUrl ?? url;
  let setting = 'DATABASE_URL';
  try {
    await shared.run('SELECT 1');
    setting = 'DATABASE_DIRECT_URL';
    if (directUrl) await withSession(directUrl, (connection) => connection.run('SELECT 1'));
  } catch (error) {
    await pool.end();
    throw whyNoDatabase(setting, setting === 'DATABASE_URL' ? url : sessionUrl, error);
  }
  return {
    ...shared,
    isSingleProcess: false,
    searches: toConnection(searchPool, { prepares }),
    async withConnection(work) {
      const client = await pool.connect().catch((error: unknown) => {
        throw toError(error);
      });
      // The pool listens to idle clients alone: without a listener an error of this one would end the process.
      let isLost = false;
      const lose = () => {
        isLost = true;
      };
      client.on('error', lose);
      try {
        return await work(toConnection(client, { prepares, onLost: lose }));
      } finally {
        client.off('error', lose);
        client.release(isLost);
      }
    },
    withSession: (work) => withSession(sessionUrl, work),
    listen: (channel, listeners) => listen(sessionUrl, channel, listeners),
    close: async () => void (await Promise.all([pool.end(), searchPool.end()])),
  };
}

const retryAfterMs = 500;

async function listen(
  connectionString: string,
  channel: string,
  { onNotice, onConnected, onLost }: NoticeListeners,
): Promise<() => Promise<void>> {
  let isOver = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  function lose(lost: pg.Client): void {
    if (isOver || client !== lost) return;
    client = undefined;
    lost.end().catch(() => {});
    onLost();
    timer = setTimeout(() => void connect().catch(() => {}), retryAfterMs);
  }

  async function connect(): Promise<void> {
    const opened = createClient(connectionString);
    client = opened;
    opened.on('error', () => lose(opened));
    opened.on('end', () => lose(opened));
    opened.on('notification', ({ payload = '' }) => onNotice(payload));
    try {
      await opened.connect();
      await opened.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      onConnected();
    } catch (error) {
      lose(opened);
      throw error;
    }
  }

  await connect().catch(() => {});
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
