import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import pino from 'pino';
import { createTrust, type TrustedProxies } from './trustedProxies';

export interface HttpSettings {
  /** Level of pino; `silent` logs nothing. */
  logLevel: string;
  /** The proxies in front of it that are believed who calls, and by which protocol. */
  proxies: TrustedProxies;
}

const goodId = /^[\w.-]{1,64}$/;

/** Addresses whose end is a secret. */
const secretPaths = /^\/(feeds|unsubscribe|reset-password|confirm-address)\/.*/;

/** A log holds no words that somebody looked for, and no secret: of an address the path alone. */
const toPath = (url = ''): string => (url.split('?')[0] ?? '').replace(secretPaths, '/$1/…');

/** JSON lines with a request id, and little patience with clients that send or read slowly. */
export function createHttpOptions({ logLevel, proxies }: HttpSettings): FastifyHttpOptions<Server> {
  return {
    loggerInstance: pino({
      level: logLevel,
      base: { pid: process.pid },
      serializers: { req: ({ id, method, url, ip }) => ({ id, method, path: toPath(url), ip }) },
    }),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && goodId.test(given) ? given : randomUUID();
    },
    trustProxy: createTrust(proxies) ?? false,
    // Calls that have begun are answered, also when the process ends.
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 1000 },
    // Looks for connections past their time often enough that slow ones do not heap up.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16 * 1024 },
  };
}
