import type { ApiEngine } from '@atrium/backend/engine';
import { readCaller } from '@atrium/core';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../tools/server/createServer';
import type { Database } from './database/database';
import { createApiRoutes } from './http/apiRoutes';
import { addDrain } from './http/drain';
import { addHealth } from './http/health';
import { createHttpOptions, type HttpSettings } from './http/httpSettings';
import { limitConnections } from './http/limitConnections';
import { toListenError } from './http/listening';
import { addMetrics } from './http/metrics';
import { addReports, reportsPath } from './http/reportsRoute';
import { createTrust } from './http/trustedProxies';
import { openChangeFeed } from './live/changeFeed';
import { createChangesRoute } from './live/changesRoute';
import { partsOf } from './live/position';
import { outboxSource } from './mail/outbox';
import { startMail } from './mail/startMail';
import { openServerApi, type ServerApiOptions } from './openServerApi';
import { startScheduler } from './scheduler/startScheduler';
import { createSignInGuard } from './signIn/signInGuard';

export interface ServerOptions extends ServerApiOptions, HttpSettings {
  database: Database;
  dist: string;
  /** Origins, besides its own, whose pages may call. */
  origins: readonly string[];
  metricsToken: string | undefined;
  /** Connections open at a time; a tenth of it by one address, where no proxy is in front. */
  maxConnections: number;
  /** Attempts to sign in of one address in a quarter of an hour. */
  maxTries: number;
  /** Interval of the scheduler; 0 switches it off. */
  jobsEveryMs: number;
  /** Address of the mail server; without it, no email leaves. */
  smtpUrl?: string | undefined;
  mailFrom: string;
  publicUrl: string;
  mailEveryMs?: number;
}

interface AtriumServer extends Pick<FastifyInstance, 'log'> {
  listen(port: number, host: string): Promise<string>;
  /** Answers what has come, ends the streams, and lets go of the database. */
  close(): Promise<void>;
}

function startMailOf(options: ServerOptions, api: ApiEngine, log: FastifyInstance['log']): () => Promise<void> {
  const { smtpUrl, mailFrom, publicUrl, mailEveryMs } = options;
  if (!smtpUrl) return async () => {};
  return startMail({
    api,
    smtpUrl,
    from: mailFrom,
    publicUrl,
    onError: (error, mail) => log.warn({ err: error, mail }, 'An email has not left'),
    ...(mailEveryMs && { everyMs: mailEveryMs }),
  });
}

/**
 * Serves the product, with a limit on connections. Calls go to where the page comes from, and people sign in where these
 * calls know them from.
 */
function createProductServer(options: ServerOptions) {
  const { dist, provider, maxConnections } = options;
  const server = createServer({
    dist,
    registry: ({ auth: _, ...registry }) => ({
      ...registry,
      ...(provider && { auth: provider }),
      api: { mode: 'server', baseUrl: '/' },
      reports: registry.reports ?? reportsPath,
    }),
    http: createHttpOptions(options),
  });
  const trusts = createTrust(options.proxies);
  limitConnections(server.server, {
    max: maxConnections,
    maxPerAddress: Math.ceil(maxConnections / 10),
    isProxy: (address) => trusts?.(address, 0) ?? false,
  });
  return server;
}

/** The product and its API on one port. */
export async function openServer(options: ServerOptions): Promise<AtriumServer> {
  const { database, origins, metricsToken, maxTries, jobsEveryMs } = options;
  const { provider } = options;
  const sources = options.smtpUrl ? { ...options.sources, outbox: outboxSource } : options.sources;
  const { api, ...ahead } = await openServerApi({ ...options, sources, sendsMail: Boolean(options.smtpUrl) });
  const feed = await openChangeFeed(database);
  const changes = createChangesRoute({
    feed,
    identify: (authorization = '') => api.read([], (store) => readCaller(store, authorization)),
  });
  const guard = createSignInGuard({
    database,
    api,
    ...ahead,
    provider,
    maxTries,
    isSecure: options.publicUrl.startsWith('https:'),
    now: options.now ?? Date.now,
  });
  const server = createProductServer(options);
  const end = addDrain(server);
  let isEnding = false;
  server.addHook('onRequest', async ({ id }, reply) => {
    reply.header('x-request-id', id);
    if (isEnding) reply.header('connection', 'close');
  });
  addReports(server);
  addHealth(server, database, () => isEnding);
  addMetrics(server, { token: metricsToken, countStreams: changes.count, readEntry: () => partsOf(feed.last)[1] });
  await server.register(createApiRoutes({ api, guard, changes, origins }));
  let stopWork = async (): Promise<unknown> => undefined;
  return {
    async listen(port, host) {
      const address = await server.listen({ port, host }).catch((error: unknown) => {
        throw toListenError(error, port, host);
      });
      // A process that nobody reaches takes no work from those that are.
      const stopDue = startScheduler({
        engine: api,
        feed,
        everyMs: jobsEveryMs,
        onError: (error) => server.log.error(error),
      });
      const stopMail = startMailOf(options, api, server.log);
      stopWork = () => Promise.all([stopDue(), stopMail()]);
      return address;
    },
    log: server.log,
    async close() {
      isEnding = true;
      changes.close();
      await Promise.all([stopWork(), end()]);
      await feed.stop();
      await database.close();
    },
  };
}
