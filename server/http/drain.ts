import type { FastifyInstance, FastifyRequest } from 'fastify';

const sweepMs = 50;
const patienceMs = 8_000;

/**
 * Makes the server end well: it stops to listen, answers what has come, and then closes all connections; slow ones are
 * not waited for for ever. A route with `isStream` is not waited for. Returns how to end.
 */
export function addDrain(server: FastifyInstance): () => Promise<void> {
  const busy = new Set<FastifyRequest>();
  server.addHook('onRequest', async (request) => {
    if (!isStream(request)) busy.add(request);
  });
  server.addHook('onResponse', async (request) => {
    busy.delete(request);
  });
  server.addHook('onRequestAbort', async (request) => {
    busy.delete(request);
  });

  return async () => {
    const end = Date.now() + patienceMs;
    const sweep = setInterval(() => {
      if (busy.size === 0 || Date.now() > end) server.server.closeAllConnections();
    }, sweepMs);
    await server.close();
    clearInterval(sweep);
  };
}

const isStream = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.isStream === true;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It answers for as long as the page is open. */
    isStream?: boolean;
  }
}
