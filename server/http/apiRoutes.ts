import { done } from '@atrium/backend';
import { type ApiEngine, toHeaders, usualMaxBytes } from '@atrium/backend/engine';
import { handleWithLegacy } from '@atrium/backend/legacy';
import { createDocument } from '@atrium/backend/openapi';
import { changedHeader, pageHeader } from '@atrium/contract';
import cors from '@fastify/cors';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isNavigation } from '../../tools/server/navigation';
import { DatabaseUnavailable } from '../errors/DatabaseUnavailable';
import type { ChangesRoute } from '../live/changesRoute';
import type { SignInGuard } from '../signIn/signInGuard';
import { callContext } from '../sql/changeLog';
import { documentOptions } from './describeServer';
import { BodyTooLong, readBodies, TooManyBodies } from './readBody';

const suspicious = /\\u(0000|d[89a-f][0-9a-f]{2})/i;

const isGood = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** Looks at all text in a value, however deep it is: a text of brackets is as deep as it is long. */
function isGoodValue(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && !isGood(next)) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) {
      if (!isGood(key)) return false;
      waiting.push(inner);
    }
  }
  return true;
}

/** Postgres stores neither NUL nor half a surrogate pair; true where a call has none of them. */
function isStorable(url: string, body: string | undefined): boolean {
  if (url.includes('%00')) return false;
  if (body === undefined || (isGood(body) && !suspicious.test(body))) return true;
  try {
    return isGood(body) && isGoodValue(JSON.parse(body));
  } catch {
    // Malformed JSON is rejected by the check of the call's input.
    return true;
  }
}

interface ApiRoutesOptions {
  api: ApiEngine;
  guard: SignInGuard;
  changes: ChangesRoute;
  /** Origins, besides its own, whose pages may call. */
  origins: readonly string[];
}

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

/** The calls of all backends, and the stream of changes. What is none of them is left to the server of the product. */
export const createApiRoutes =
  ({ api, guard, changes, origins }: ApiRoutesOptions): FastifyPluginAsync =>
  async (server) => {
    await server.register(cors, {
      origin: [...origins],
      methods: ['GET', 'POST', 'DELETE'],
      allowedHeaders: ['Authorization', 'Content-Type', 'Last-Event-ID', pageHeader],
      exposedHeaders: [changedHeader, 'Retry-After', 'X-Request-Id'],
      maxAge: 600,
    });
    readBodies(server);
    server.setErrorHandler(sendError);

    server.get('/openapi.json', async () => createDocument(await api.describe(), documentOptions));
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
      async handler(request, reply) {
        const { method, url, headers } = request;
        if (isNavigation({ method, url, ...(headers.accept && { accept: headers.accept }) }))
          return reply.callNotFound();
        const body = textOf(request.body);
        if (!isStorable(url, body))
          return reply.code(400).send({ error: { body: ['This text holds a character that cannot be kept.'] } });
        const call = { method, url, ip: request.ip, ...(body !== undefined && { body }) };
        const admission = await guard.admit({ ...call, ...(headers.cookie && { cookie: headers.cookie }) });
        if ('seconds' in admission)
          return reply.code(429).header('retry-after', String(admission.seconds)).send(admission.data);
        const page = textOf(headers[pageHeader.toLowerCase()])?.slice(0, maxPageIdLength) ?? null;
        const { authorization } = headers;
        const handle = () =>
          callContext.run({ page }, () =>
            handleWithLegacy(
              api,
              { ...call, ...(authorization && { authorization }) },
              { headers, origin: `${request.protocol}://${request.host}` },
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
        return reply.send(answer.data);
      },
    });
  };
