import { demoStorage } from '@atrium/backend/engine';
import type { Registry } from '@atrium/contract';
import { basePathOf } from '@atrium/contract/host';
import { readCaller } from '@atrium/core';
import { pushWorkerPath } from '@atrium/core/api/push';
import type { FastifyInstance } from 'fastify';
import { folderStorage } from '../tools/release/storage/folderStorage';
import { createServer } from '../tools/server/createServer';
import { openServedRegistry } from '../tools/server/servedRegistry';
import type { Database } from './database/database';
import { addDocuments } from './documents/documentsRoute';
import { FileReceiver } from './files/receiveFile';
import { addApiDocs } from './http/apiDocs';
import { createApiRoutes } from './http/apiRoutes';
import { addBranding, readPageBrand } from './http/brandingRoute';
import { addDrain } from './http/drain';
import { addFeeds } from './http/feedRoute';
import { addHealth } from './http/health';
import { createHttpOptions, type HttpSettings } from './http/httpSettings';
import { limitConnections } from './http/limitConnections';
import { toListenError } from './http/listening';
import { addMetrics } from './http/metrics';
import { addMovedPages } from './http/movedPages';
import { addReports, reportsPath } from './http/reportsRoute';
import { createTrust } from './http/trustedProxies';
import { openChangeFeed } from './live/changeFeed';
import { createChangesRoute } from './live/changesRoute';
import { partsOf } from './live/position';
import { createNotificationTexts } from './mail/notificationTexts';
import { createOutboxSource } from './mail/outbox';
import { addUnsubscribe } from './mail/unsubscribeRoute';
import { addMailIn } from './mailIn/mailInRoute';
import { type MailInSettings, replyAddressOf } from './mailIn/replyAddress';
import { addMcp } from './mcp/mcpRoute';
import { openServerApi, readSecret, type ServerApi, type ServerApiOptions } from './openServerApi';
import { addPushWorker } from './push/pushWorker';
import { ReleaseUse } from './releases/ReleaseUse';
import { addReleaseRoutes } from './releases/releaseRoutes';
import { addScim } from './scim/scimRoute';
import { ApiTokenUse, createTokenLimit } from './signIn/apiTokenUse';
import { createSignInGuard } from './signIn/signInGuard';
import type { SqlEngine } from './sql/SqlEngine';
import { startWork, type WorkSettings } from './startWork';
import type { Telemetry, TelemetrySettings } from './telemetry/Telemetry';
import { issueOfUrl } from './webhooks/checkAddress';

export interface ServerOptions extends ServerApiOptions, HttpSettings, WorkSettings {
  database: Database;
  dist: string;
  /** Origins, besides its own, whose pages may call. */
  origins: readonly string[];
  /** File of the library that shows the description of the API; without it there is no page. */
  redoc?: string | undefined;
  metricsToken: string | undefined;
  /** Connections open at a time; a tenth of it by one address, where no proxy is in front. */
  maxConnections: number;
  /** Attempts to sign in of one address in a quarter of an hour. */
  maxTries: number;
  /** Calls of one API token in a minute, in each process. */
  maxTokenCalls?: number;
  /** Folder of this process for files that are arriving; that of the system without it. */
  incoming?: string | undefined;
  /** Where answers to emails come in; they come to nobody without it. */
  mailIn?: MailInSettings | undefined;
  /** Where traces and metrics go; nowhere without it, and nothing of their library is loaded. */
  telemetry?: Omit<TelemetrySettings, 'onError'> | undefined;
}

const usualTokenCalls = 600;
/** As MCP clients see it. */
const serverVersion = '1.0.0';

interface AtriumServer extends Pick<FastifyInstance, 'log'>, Pick<ServerApi, 'api' | 'files'> {
  listen(port: number, host: string): Promise<string>;
  /** Answers what has come, ends the streams, and lets go of the database. */
  close(): Promise<void>;
}

/**
 * Serves the product, with a limit on connections. Calls go to where the page comes from, and people sign in where these
 * calls know them from.
 */
function createProductServer(options: ServerOptions, api: SqlEngine) {
  const { dist, provider, maxConnections } = options;
  const base = basePathOf(options.publicUrl);
  const server = createServer({
    dist,
    base: base || undefined,
    registry: ({ auth: _, ...registry }) => ({
      ...registry,
      ...(provider && { auth: provider }),
      api: { mode: 'server', baseUrl: `${base}/` },
      reports: registry.reports ?? base + reportsPath,
    }),
    http: createHttpOptions(options),
    readBrand: () => readPageBrand(api),
    worker: pushWorkerPath,
  });
  const trusts = createTrust(options.proxies);
  limitConnections(server.server, {
    max: maxConnections,
    maxPerAddress: Math.ceil(maxConnections / 10),
    isProxy: (address) => trusts?.(address, 0) ?? false,
  });
  return server;
}

/** Takes what pages report, counts who uses which release, and changes what is live; returns what rollouts that watch themselves need. */
function addReleases(
  server: FastifyInstance,
  api: SqlEngine,
  { dist, database, registry, now = Date.now }: ServerOptions & { registry: () => Registry },
) {
  addReports(server);
  const releases = { storage: folderStorage(dist), use: new ReleaseUse(database, now), now };
  addReleaseRoutes(server, { ...releases, api, registry });
  return releases;
}

/** The library is large, and most servers have no collector. */
async function loadTelemetry(
  { telemetry }: ServerOptions,
  onError: (message: string) => void,
): Promise<Telemetry | undefined> {
  if (!telemetry) return undefined;
  const { startTelemetry } = await import('./telemetry/startTelemetry');
  return startTelemetry({ ...telemetry, onError });
}

/** The product and its API on one port, with a trace of each request where a collector asks for them. */
export async function openServer(options: ServerOptions): Promise<AtriumServer> {
  let warn = (_message: string) => {};
  const telemetry = await loadTelemetry(options, (message) => warn(message));
  const { database } = options;
  const server = await openProduct({ ...options, database: telemetry?.traced(database) ?? database }, telemetry);
  warn = (message) => server.log.warn({ telemetry: message }, 'Traces or metrics have not left');
  return {
    ...server,
    async close() {
      await server.close();
      await telemetry?.end();
    },
  };
}

/** Each answer has the id by which the log names its request. */
function nameRequests(server: FastifyInstance, isEnding: () => boolean): void {
  server.addHook('onRequest', async ({ id }, reply) => {
    reply.header('x-request-id', id);
    if (isEnding()) reply.header('connection', 'close');
  });
}

/** What is read without a call: by programs, and by people who follow a link. */
function addOwnPages(server: FastifyInstance, api: SqlEngine, options: ServerOptions): void {
  const { redoc, mailIn, mailFrom, now = Date.now } = options;
  addUnsubscribe(server, api);
  addApiDocs(server, redoc);
  addFeeds(server, api, now);
  addMovedPages(server, api);
  if (mailIn) addMailIn(server, { ...mailIn, api, mailFrom, now });
  addBranding(server, api);
  addPushWorker(server);
}

interface ProgramOptions extends Pick<ServerOptions, 'maxTokenCalls' | 'now' | 'provider' | 'publicUrl'> {
  api: SqlEngine;
  onTokenUse: (id: string, at: number) => void;
}

/** The protocols of programs that come with a token; gives the limit of its calls, which all of them count for. */
function addPrograms(server: FastifyInstance, options: ProgramOptions) {
  const { api, maxTokenCalls = usualTokenCalls, now = Date.now, provider, publicUrl, onTokenUse } = options;
  const limitToken = createTokenLimit(maxTokenCalls, now);
  addMcp(server, { api, readSecret: () => readSecret(api), limitToken, version: serverVersion, now });
  addScim(server, { api, publicUrl, provider, limitToken, onTokenUse });
  return limitToken;
}

/** The backends, with the one that keeps what is to leave by email, and what the core has to know of emails. */
function withMail({ sources, smtpUrl, mailIn }: ServerOptions) {
  const answers = mailIn ? { replyAddress: replyAddressOf(mailIn) } : {};
  return {
    ...answers,
    sources: smtpUrl ? { ...sources, outbox: createOutboxSource(answers) } : sources,
    sendsMail: Boolean(smtpUrl),
  };
}

async function openProduct(options: ServerOptions, telemetry: Telemetry | undefined): Promise<AtriumServer> {
  const { database, metricsToken, maxTries, provider, storage = demoStorage, now = Date.now } = options;
  const tokenUse = new ApiTokenUse();
  const served = openServedRegistry(options.dist);
  const registry = () => served().registry;
  const onTokenUse = (id: string, at: number) => tokenUse.note(id, at);
  const notificationText = createNotificationTexts(registry);
  const push = { notificationText, ...(options.requires && { requires: options.requires }) };
  const { api, files, ...ahead } = await openServerApi({
    ...options,
    ...withMail(options),
    checkWebhookUrl: (url) => issueOfUrl(url, options.webhookNetworks ?? []),
    onApiTokenUse: onTokenUse,
    notificationText,
  });
  const feed = await openChangeFeed(database);
  const changes = createChangesRoute({
    feed,
    identify: (authorization = '') => api.read([], (store) => readCaller(store, authorization)),
  });
  const cookie = { path: `${basePathOf(options.publicUrl)}/jwt/`, isSecure: options.publicUrl.startsWith('https:') };
  const guard = createSignInGuard({ database, api, ...ahead, provider, maxTries, cookie, now });
  const server = createProductServer(options, api);
  const receiver = new FileReceiver(files, options.incoming);
  telemetry?.follow(server);
  const end = addDrain(server);
  let isEnding = false;
  nameRequests(server, () => isEnding);
  addOwnPages(server, api, options);
  const releases = addReleases(server, api, { ...options, registry });
  addHealth(server, database, () => isEnding);
  addMetrics(server, { token: metricsToken, countStreams: changes.count, readEntry: () => partsOf(feed.last)[1] });
  const documents = await addDocuments(server, { api, database, feed });
  const limitToken = addPrograms(server, { ...options, api, onTokenUse });
  await server.register(createApiRoutes({ ...options, api, guard, changes, files, receiver, storage, limitToken }));
  let stopWork = async (): Promise<unknown> => undefined;
  return {
    async listen(port, host) {
      const address = await server.listen({ port, host }).catch((error: unknown) => {
        throw toListenError(error, port, host);
      });
      // A process that nobody reaches takes no work from those that are.
      stopWork = startWork(options, { api, files, feed, tokenUse, push, releases, log: server.log });
      return address;
    },
    log: server.log,
    api,
    files,
    async close() {
      isEnding = true;
      changes.close();
      await documents.close();
      await Promise.all([stopWork(), end()]);
      await feed.stop();
      receiver.close();
      await database.close();
    },
  };
}
