import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { immutable, revalidated } from './headers';
import { servedFolders } from './navigation';

function folderOptions(dist: string, folder: (typeof servedFolders)[number]): FastifyStaticOptions {
  return {
    root: join(dist, folder),
    prefix: `/${folder}/`,
    decorateReply: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    // The shell's page is filled by the server and never served as it lies there.
    allowedPath: (path) => !path.endsWith('.html'),
    setHeaders(response) {
      response.setHeader('vary', 'Accept-Encoding');
      response.setHeader('cache-control', folder === 'assets' ? revalidated : immutable);
      // Apps are fetched with `crossorigin`, for their integrity; another host's page may take them too.
      if (folder === 'remotes') response.setHeader('access-control-allow-origin', '*');
    },
  };
}

/** Serves the files of the built apps, shells and pictures. */
export function serveFiles(app: FastifyInstance, dist: string): void {
  for (const folder of servedFolders) app.register(fastifyStatic, folderOptions(dist, folder));
}
