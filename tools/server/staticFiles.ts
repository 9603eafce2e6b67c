import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { everyResponse, immutable, revalidated } from './headers';

interface StaticOptions {
  /** One folder, or several as if they were one. */
  root: string | string[];
  /** The path of the folder, with a slash at its end; that of the server by default. */
  prefix?: string;
  /** How long browsers may keep a file; they ask each time by default. */
  cacheControl?: string;
  /** A `.br` and a `.gz` lie beside each text. */
  isCompressed?: boolean;
  /** Pages of other hosts may read the files too. */
  isPublic?: boolean;
  /** Serves HTML files, and `index.html` for the folder. */
  hasPages?: boolean;
  /** What its pages may load; with them. */
  policy?: string;
}

/** Serves the files of a folder. */
export function serveStatic(
  app: FastifyInstance,
  {
    root,
    prefix = '/',
    cacheControl = 'no-cache',
    isCompressed = false,
    isPublic = false,
    hasPages = false,
    policy,
  }: StaticOptions,
): void {
  app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: isCompressed,
    index: hasPages && 'index.html',
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path) => hasPages || !path.endsWith('.html'),
    setHeaders(response) {
      for (const [name, value] of Object.entries(everyResponse)) response.setHeader(name, value);
      response.setHeader('vary', 'Accept-Encoding');
      response.setHeader('cache-control', cacheControl);
      if (policy) response.setHeader('content-security-policy', policy);
      if (isPublic) response.setHeader('access-control-allow-origin', '*');
    },
  });
}

/** What the pages of the documentation may load: their own style, script, search and pictures. */
export const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves what a build of the product holds. The server completes the shell's page; the file itself is never served. */
export function serveProductFiles(app: FastifyInstance, dist: string): void {
  const serve = (folder: string, cacheControl: string, isPublic = false) =>
    serveStatic(app, {
      root: join(dist, folder),
      prefix: `/${folder}/`,
      cacheControl,
      isCompressed: true,
      isPublic,
    });
  // Pages fetch apps with `crossorigin`, for their integrity.
  serve('remotes', immutable, true);
  serve('shell', immutable);
  serve('assets', revalidated);
  // Beside compressed files, the library finds no `index.html`. Relative: the product may be below a path.
  app.get('/docs', (_request, reply) => reply.redirect('docs/index.html'));
  app.get('/docs/', (_request, reply) => reply.redirect('index.html'));
  serveStatic(app, {
    root: join(dist, 'docs'),
    prefix: '/docs/',
    isCompressed: true,
    hasPages: true,
    policy: docsPolicy,
  });
}
