import { createHash } from 'node:crypto';
import { done } from '@atrium/backend';
import { type ApiAnswer, type ApiEngine, type StorageLimits, toHeaders, usualMaxBytes } from '@atrium/backend/engine';
import { handleWithLegacy } from '@atrium/backend/legacy';
import { createDocument } from '@atrium/backend/openapi';
import { changedHeader, pageHeader } from '@atrium/contract';
import { basePathOf, hideBase, showBase } from '@atrium/contract/host';
import cors from '@fastify/cors';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isNavigation } from '../../tools/server/navigation';
import { DatabaseUnavailable } from '../errors/DatabaseUnavailable';
import { FilesUnavailable } from '../errors/FilesUnavailable';
import type { FileReceiver } from '../files/receiveFile';
import type { ServerFiles } from '../files/ServerFiles';
import { serveFiles } from '../files/serveFiles';
import type { ChangesRoute } from '../live/changesRoute';
import type { SignInGuard } from '../signIn/signInGuard';
import { callContext } from '../sql/changeLog';
import { documentOptions } from './describeServer';
import { originOf } from './originOf';
import { BodyTooLong, readBodies, TooManyBodies } from './readBody';
import { isStorable } from './storableText';
import { addUpload, tooManyCalls } from './uploadRoute';

interface ApiRoutesOptions {
  api: ApiEngine;
  guard: SignInGuard;
  changes: ChangesRoute;
  /** Origins, besides its own, whose pages may call. */
  origins: readonly string[];
  /** Address at which readers open the product. */
  publicUrl: string;
  files: ServerFiles;
  receiver: FileReceiver;
  storage: StorageLimits;
  /** The seconds until an API token may call again; null where it may now. */
  limitToken: (authorization: string | undefined) => number | null;
}

const ownOrigin = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** Where this server is, for a page of another origin: in its own, addresses begin with the path of the product. */
function baseOf(request: FastifyRequest, basePath: string): string | undefined {
  const own = ownOrigin(request);
  return request.headers.origin === undefined || request.headers.origin === own ? undefined : own + basePath;
}

/** A call as it was sent, with addresses of files as records hold them. */
const withoutBasePath = (request: FastifyRequest, basePath: string): string | undefined => {
  const sent = textOf(request.body);
  return sent && hideBase(hideBase(sent, basePath), basePath, ownOrigin(request));
};

const noSuchCall = { error: 'No such call' };
const maxPageIdLength = 64;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode: status = 500 } = error;
  if (error instanceof TooManyBodies)
    return reply
      .code(503)
      .header('retry-after', '1')
      .send({ error: 'Too much is being sent at the same time. Try again.' });
  if (error instanceof FilesUnavailable) {
    request.log.error(error);
    return reply.code(error.statusCode).header('retry-after', '60').send({ error: error.message });
  }
  if (status === 413) return reply.code(413).send({ error: 'The body is too large' });
  if (status >= 400 && status < 500) return reply.code(status).send({ error: 'The request cannot be read' });
  request.log.error(error);
  const text = error instanceof DatabaseUnavailable ? error.message : 'Something went wrong';
  return reply.code(503).header('retry-after', '1').send({ error: text });
}

/** A body that arrives with its head, as most do: to look its sender up before takes longer than to read it. */
const briefBytes = 8 * 1024;

/** Nothing of a body is read before it is known who sends it, and how long it may be, unless it is brief. */
const announceCall = (api: ApiRoutesOptions['api']) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { method, url, headers } = request;
  if (method !== 'POST') return;
  const { authorization } = headers;
  const bytes = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  if (bytes <= briefBytes) {
    request.maxBytes = usualMaxBytes;
    return;
  }
  const { rejection, maxBytes } = await api.announce({ method, url, ...(authorization && { authorization }) });
  request.maxBytes = maxBytes;
  if (rejection) return reply.code(rejection.status).send(rejection.data);
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new BodyTooLong();
};

/** True for what is read by programs, and by a person who opens its address: a feed, a site map. */
const isDocument = async (api: ApiEngine, url: string): Promise<boolean> =>
  (await api.catalog.match({ method: 'GET', url }))?.call.media !== undefined;

/** Readers of feeds ask often: they learn that nothing is new (RFC 9110, 13.1.2). */
function sendDocument({ headers }: FastifyRequest, reply: FastifyReply, { data, media }: ApiAnswer): FastifyReply {
  const text = String(data);
  // A page for who has its link: nobody keeps it, and nobody shows it as a part of theirs.
  if (media === 'text/html') {
    reply.headers({ 'cache-control': 'no-store', 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' });
    return reply.header('x-content-type-options', 'nosniff').send(text);
  }
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    etag,
    'cache-control': 'public, max-age=300',
    vary: 'accept-language',
    'x-content-type-options': 'nosniff',
  });
  return headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
}

/** Answers a call; one whose caller is to learn nothing is answered before, or while, it is handled. */
const createHandler =
  (
    { api, guard, limitToken, publicUrl }: Pick<ApiRoutesOptions, 'api' | 'guard' | 'limitToken' | 'publicUrl'>,
    finishLater: (work: Promise<unknown>) => void,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const { method, url, headers } = request;
    if (
      isNavigation({ method, url, ...(headers.accept && { accept: headers.accept }) }) &&
      !(await isDocument(api, url))
    )
      return reply.callNotFound();
    const seconds = limitToken(headers.authorization);
    if (seconds !== null) return reply.code(429).header('retry-after', String(seconds)).send(tooManyCalls);
    const basePath = basePathOf(publicUrl);
    const body = withoutBasePath(request, basePath);
    if (!isStorable(url, body))
      return reply.code(400).send({ error: { body: ['This text holds a character that cannot be kept.'] } });
    const call = { method, url, ip: request.ip, ...(body !== undefined && { body }) };
    const admission = await guard.admit({ ...call, ...(headers.cookie && { cookie: headers.cookie }) });
    if ('seconds' in admission)
      return reply.code(429).header('retry-after', String(admission.seconds)).send(admission.data);
    const page = textOf(headers[pageHeader.toLowerCase()])?.slice(0, maxPageIdLength) ?? null;
    const { authorization } = headers;
    const base = baseOf(request, basePath);
    const languages = headers['accept-language'];
    const handle = () =>
      callContext.run({ page, origin: originOf(request) }, () =>
        handleWithLegacy(
          api,
          {
            ...call,
            origin: publicUrl,
            ...(authorization && { authorization }),
            ...(base && { base }),
            ...(languages && { languages }),
          },
          { headers, origin: ownOrigin(request) + basePath },
        ),
      );
    if (admission.blind) {
      if (admission.blind === 'later') finishLater(handle());
      return reply.header('cache-control', 'no-store').send(done().data);
    }
    const answer = await handle();
    if (!answer) return method === 'GET' ? reply.callNotFound() : reply.code(404).send(noSuchCall);
    reply.headers(await admission.settle(answer));
    reply.header('cache-control', 'no-store').headers(toHeaders(answer)).code(answer.status);
    return answer.media ? sendDocument(request, reply, answer) : reply.send(answer.data);
  };

/** The calls of all backends, and the stream of changes. What is none of them is left to the server of the product. */
export const createApiRoutes =
  ({
    api,
    guard,
    changes,
    origins,
    publicUrl,
    files,
    receiver,
    storage,
    limitToken,
  }: ApiRoutesOptions): FastifyPluginAsync =>
  async (server) => {
    await server.register(cors, {
      origin: [...origins],
      methods: ['GET', 'POST', 'DELETE'],
      allowedHeaders: ['Authorization', 'Content-Type', 'Last-Event-ID', pageHeader],
      exposedHeaders: [changedHeader, 'Retry-After', 'X-Request-Id'],
      maxAge: 600,
    });
    const basePath = basePathOf(publicUrl);
    if (basePath)
      server.addHook('onSend', async (_request, _reply, payload) =>
        typeof payload === 'string' ? showBase(payload, basePath) : payload,
      );
    readBodies(server);
    server.setErrorHandler(sendError);

    server.get('/openapi.json', async () => ({
      ...createDocument(await api.describe(), documentOptions),
      ...(basePath && { servers: [{ url: basePath }] }),
    }));
    serveFiles(server, files);
    addUpload(server, { api, storage, receiver, baseOf: (request) => baseOf(request, basePath), limitToken });
    server.get('/api/changes', { config: { isStream: true } }, changes.answer);

    const unfinished = new Set<Promise<unknown>>();
    const finishLater = (work: Promise<unknown>) => {
      const end = work.catch((error: unknown) => server.log.error(error)).finally(() => unfinished.delete(end));
      unfinished.add(end);
    };
    server.addHook('onClose', async () => void (await Promise.all(unfinished)));

    server.route({
      method: ['GET', 'POST', 'DELETE'],
      url: '/*',
      onRequest: announceCall(api),
      handler: createHandler({ api, guard, limitToken, publicUrl }, finishLater),
    });
  };
