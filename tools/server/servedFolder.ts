import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../shared/contract/registry';
import { createServer, type ServerOptions } from './createServer';
import { headMark } from './page';

const script = `console.log("${'atrium '.repeat(200)}");`;

/** A registry of one shell and no apps, or what is given instead. */
export function fakeRegistry(changes: Partial<Registry> = {}): Registry {
  return {
    revision: 1,
    api: { mode: 'mock' },
    origins: [],
    shell: { release: '0.1.0-aaa', host: '1.0.0' },
    apps: {},
    ...changes,
  };
}

/** A small served folder in a temporary place, as the build would leave it. */
export function fakeDist(): { dist: string; write(path: string, content: string | Buffer): void; script: string } {
  const dist = mkdtempSync(join(tmpdir(), 'atrium-dist-'));
  function write(path: string, content: string | Buffer): void {
    const file = join(dist, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  for (const path of ['shell/0.1.0-aaa/main.js', 'remotes/notes/1.0.0-bbb/remoteEntry.js', 'assets/demo/face.svg']) {
    write(path, script);
    write(`${path}.br`, brotliCompressSync(script));
    write(`${path}.gz`, gzipSync(script));
  }
  write('shell/0.1.0-aaa/index.html', `<!doctype html><html><head>${headMark}</head><body>shell</body></html>`);
  write('remotes/notes/1.0.0-bbb/data.json', '{}');
  write('registry.json', JSON.stringify(fakeRegistry()));
  return { dist, write, script };
}

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
