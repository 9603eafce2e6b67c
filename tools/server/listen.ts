import { createServer as createHttpServer } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Errors of `::1` on a machine without IPv6. */
const noIpv6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EPROTONOSUPPORT']);

function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Browsers may try ::1 first; a machine without IPv6 has none. */
async function listenOnIpv6(app: FastifyInstance, port: number): Promise<void> {
  const second = createHttpServer((request, response) => app.routing(request, response));
  await new Promise<void>((resolve, reject) => {
    second.once('error', reject).listen({ port, host: '::1' }, resolve);
  }).catch((error: unknown) => {
    if (!noIpv6.has(errorCode(error))) throw error;
  });
  app.server.once('close', () => {
    second.close();
    second.closeAllConnections();
  });
}

/**
 * Listens on both loopback addresses.
 * @param port 0 takes any free one
 * @returns the address to open
 * @throws a sentence when the port is taken
 */
export async function listen(app: FastifyInstance, port: number): Promise<string> {
  try {
    const taken = Number(new URL(await app.listen({ port, host: '127.0.0.1' })).port);
    await listenOnIpv6(app, taken);
    return `http://localhost:${taken}`;
  } catch (error) {
    await app.close();
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken. Choose another with PORT=3001, or end what uses it.`);
  }
}
