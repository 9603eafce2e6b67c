import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { immutable, revalidated } from './headers';

const servedFolders = ['remotes', 'shell', 'assets'] as const;

function folderOptions(dist: string, folder: (typeof servedFolders)[number]): FastifyStaticOptions {
  return {
    root: join(dist, folder),
    prefix: `/${folder}/`,
    decorateReply: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    // The server completes the shell's page; the file itself is never served.
    allowedPath: (path) => !path.endsWith('.html'),
    setHeaders(response) {
      response.setHeader('vary', 'Accept-Encoding');
      response.setHeader('cache-control', folder === 'assets' ? revalidated : immutable);
      // Pages fetch apps with `crossorigin`, for their integrity; pages of other hosts may load them too.
      if (folder === 'remotes') response.setHeader('access-control-allow-origin', '*');
    },
  };
}

export function serveFiles(app: FastifyInstance, dist: string): void {
  for (const folder of servedFolders) app.register(fastifyStatic, folderOptions(dist, folder));
}
