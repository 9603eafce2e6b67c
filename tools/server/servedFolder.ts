import { rmSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createServer, type ServerOptions } from './createServer';
import { fakeDist } from './fakeDist';

export const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

export const registryIn = (page: string) => JSON.parse(page.match(/id="registry">(.*?)<\/script>/s)?.[1] ?? 'null');

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** A small served folder and its server, new for each test of the file that asks for it. */
export function serveFolder() {
  let folder: ReturnType<typeof fakeDist>;
  let server: FastifyInstance;
  let port: number;

  async function start(options: Omit<ServerOptions, 'dist'> = {}): Promise<void> {
    server = createServer({ dist: folder.dist, ...options });
    port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
  }
  const stop = () => server.close();

  beforeEach(async () => {
    folder = fakeDist();
    await start();
  });
  afterEach(async () => {
    await stop();
    rmSync(folder.dist, { recursive: true });
  });

  /** A request as it is on the wire: `fetch` would tidy the path up and unpack the answer. */
  function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = httpRequest({ host: '127.0.0.1', port, path, headers, method }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () => {
          const body = Buffer.concat(parts);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
        });
      });
      request.on('error', reject);
      request.end();
    });
  }

  return { ask, start, stop, folder: () => folder };
}
