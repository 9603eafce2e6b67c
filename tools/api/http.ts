import { changedHeader, pageHeader } from '@atrium/contract';
import cors from '@fastify/cors';
import Fastify, { type FastifyInstance } from 'fastify';
import { fails, type MockSettings, wait } from '../../mock/settings';
import examples from '../../server/http/apiExamples.json';
import { toHeaders } from '../../shared/backend/engine/answers';
import type { Engine } from '../../shared/backend/engine/Engine';
import { toUpload } from '../../shared/backend/files';
import { handleWithLegacy } from '../../shared/backend/legacy';
import { createDocument } from '../../shared/backend/openapi/document';
import { coreCalls, uploadPath } from '../../shared/core/api';

/** A little more than a file of 5 MB in base64. */
const maxBytes = 8 * 1024 * 1024;

const noSuchCall = { error: 'No such call' };

/** The demo API over HTTP: the same handlers, for any client on any origin. */
export async function createHttpServer(api: Engine, settings: MockSettings): Promise<FastifyInstance> {
  const server = Fastify({ bodyLimit: maxBytes, routerOptions: { maxParamLength: 1000 } });
  await server.register(cors, {
    origin: true,
    methods: ['GET', 'POST', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', pageHeader],
    exposedHeaders: [changedHeader],
  });
  // The body is read where the browser's is: by the check of the call's input.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  server.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    return reply.code(status).send({ error: status === 413 ? 'The body is too large' : 'Something went wrong' });
  });

  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Querystring: Record<string, string> }>(uploadPath, async ({ body, query, headers }, reply) => {
      const { fileName = '', type = '' } = query;
      const bytes = new Uint8Array(Buffer.isBuffer(body) ? body : []);
      const { authorization } = headers;
      const { method, path: url } = coreCalls.storeFile;
      const answer = await api.handle({
        method,
        url,
        authorization,
        ...(await toUpload(undefined, { fileName, type, bytes })),
      });
      return reply.code(answer?.status ?? 404).send(answer?.data ?? noSuchCall);
    });
  });
  server.get('/openapi.json', async () => createDocument(await api.describe(), { anyStatus: [503], examples }));

  server.setNotFoundHandler((_request, reply) => reply.code(404).send(noSuchCall));
  server.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/*',
    async handler({ method, url, body, headers, protocol, host }, reply) {
      await wait(settings.latency);
      if (fails(settings, Math.random)) {
        return reply.code(settings.failureStatus || 503).send({ error: 'The demo API fails on purpose' });
      }
      const text = typeof body === 'string' ? body : undefined;
      const { authorization } = headers;
      const call = { method, url, body: text, authorization };
      const answer = await handleWithLegacy(api, call, { headers, origin: `${protocol}://${host}` });
      if (!answer) return reply.code(404).send(noSuchCall);
      return reply.code(answer.status).headers(toHeaders(answer)).send(answer.data);
    },
  });
  return server;
}
