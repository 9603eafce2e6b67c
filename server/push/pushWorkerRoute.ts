import { pushWorkerPath } from '@atrium/core/api/push';
import type { FastifyInstance } from 'fastify';
import { pushWorker } from './pushWorker';

/** The worker by which a browser shows notifications while no page is open; the demo has none. */
export function addPushWorker(server: FastifyInstance): void {
  server.get(pushWorkerPath, async (_request, reply) => {
    reply.headers({
      // Browsers ask for it anew each day; a newer server is heard of at once.
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    return reply.type('text/javascript; charset=utf-8').send(pushWorker);
  });
}
