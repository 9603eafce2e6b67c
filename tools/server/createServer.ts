import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { contentSecurityPolicy } from '../../shared/build/policy';
import { basePathIssue, showBase, withoutBase } from '../../shared/contract/basePath';
import { asksForWorker, lastWorker, lastWorkerHeaders } from '../../shared/contract/lastWorker';
import { everyPage, everyResponse } from './headers';
import { isNavigation, withWholeEscapes } from './navigation';
import { completePage, noPage, noPageHeaders, type PageBrand } from './page';
import { openServedRegistry, type RegistryTransform, type ServedRegistry } from './servedRegistry';
import { serveProductFiles } from './staticFiles';

type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

function isAccepted(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

export function preferredEncoding(acceptEncoding = ''): Encoding {
  if (isAccepted(acceptEncoding, 'br')) return 'br';
  return isAccepted(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

/** Compresses a text made for one response. Brotli's best quality takes 100 ms for a page of 200 apps, quality 4 takes 2. */
async function encode(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === 'gzip' ? compressGzip(text) : Buffer.from(text);
}

export interface ServerOptions {
  dist: string;
  /** Lets apps come from development servers on this machine. */
  allowOverrides?: boolean;
  /** Origins, besides the page's own and the registry's, that apps may come from. */
  extraOrigins?: readonly string[];
  /** Path below which people open the product; the registry's by default. Proxies may take it away from a request, or not. */
  base?: string | undefined;
  /** Path of a service worker that the product has; all others are of former products, and end themselves. */
  worker?: string;
  /** Changes the served registry; the file is left alone. */
  registry?: RegistryTransform;
  http?: FastifyHttpOptions<Server>;
  /** How the product looks now; undefined for its own look. */
  readBrand?: () => Promise<PageBrand | undefined>;
}

async function sendText(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const encoding = preferredEncoding(request.headers['accept-encoding']?.toString());
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('vary', 'Accept, Accept-Encoding').send(await encode(text, encoding));
}

async function sendRegistry(request: FastifyRequest, reply: FastifyReply, { text, etag, isDamaged }: ServedRegistry) {
  if (isDamaged) return reply.code(503).header('cache-control', 'no-cache').send({ error: 'The registry is damaged' });
  reply.headers({ 'cache-control': 'no-cache', etag });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return sendText(request, reply.type('application/json; charset=utf-8'), text);
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { registry, page }: ServedRegistry,
  { readBrand, ...allowed }: Pick<ServerOptions, 'readBrand'> & { allowOverrides: boolean; origins: readonly string[] },
): Promise<FastifyReply> {
  if (page === undefined)
    return reply
      .code(503)
      .headers({ ...everyPage, ...noPageHeaders })
      .send(noPage);
  const nonce = randomBytes(16).toString('base64');
  reply
    .code(200)
    .headers(everyPage)
    .header('content-security-policy', contentSecurityPolicy(registry, { nonce, ...allowed }));
  const given = await readBrand?.();
  const show = (address: string | null) => address && showBase(address, registry.base ?? '');
  const brand = given && { ...given, logo: show(given.logo), icon: show(given.icon) };
  return sendText(request, reply, completePage(page, { nonce, allowOverrides: allowed.allowOverrides, brand }));
}

/** @throws a sentence about a base that is none */
function withBase(transform: RegistryTransform | undefined, base?: string): RegistryTransform | undefined {
  if (base === undefined) return transform;
  const issue = basePathIssue(base);
  if (issue) throw new Error(issue);
  return (registry) => ({ ...(transform?.(registry) ?? registry), base });
}

/**
 * The server of the product: the shell's page for navigations, the registry, and the files of the built apps.
 * @returns a Fastify instance that does not listen yet
 * @throws when the served folder holds no registry
 */
export function createServer({
  dist,
  allowOverrides = false,
  extraOrigins = [],
  base: given,
  registry: transform,
  http = {},
  readBrand,
  worker,
}: ServerOptions): FastifyInstance {
  const currentRegistry = openServedRegistry(dist, withBase(transform, given));
  const { base = '' } = currentRegistry().registry;
  // `close()` does not wait for open connections.
  const app: FastifyInstance = fastify({
    forceCloseConnections: true,
    ...http,
    rewriteUrl: ({ url = '/' }) => withoutBase(withWholeEscapes(url), base),
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(everyResponse);
    const isOwn = worker !== undefined && request.url.split('?')[0] === worker;
    if (asksForWorker(request.headers) && !isOwn) return reply.headers(lastWorkerHeaders).send(lastWorker);
  });

  app.get('/registry.json', async (request, reply) => sendRegistry(request, reply, currentRegistry()));
  serveProductFiles(app, dist);

  app.setNotFoundHandler(async (request, reply) => {
    if (isNavigation({ method: request.method, url: request.url, accept: request.headers.accept }))
      return sendPage(request, reply, currentRegistry(), {
        allowOverrides,
        origins: extraOrigins,
        ...(readBrand && { readBrand }),
      });
    return reply.code(404).header('cache-control', 'no-cache').send({ error: 'Not found' });
  });

  app.setErrorHandler(async (error: { statusCode?: number; message: string }, _request, reply) => {
    const isClientError = error.statusCode !== undefined && error.statusCode < 500;
    if (!isClientError) console.error(error);
    reply.header('cache-control', 'no-cache');
    return isClientError
      ? reply.code(404).send({ error: 'Not found' })
      : reply.code(500).send({ error: 'The server could not answer' });
  });

  return app;
}
