/** @jest-environment node */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { writeRegistry } from '../release/registryFile';
import { createServer, type ServerOptions } from './createServer';
import { fakeDist, fakeRegistry } from './fakeDist';
import { headMark } from './page';

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const calls = { accept: 'application/json, text/plain, */*' };
const registryOf = (page: string) => JSON.parse(page.match(/id="registry">(.*?)<\/script>/s)?.[1] ?? 'null');

let folder: ReturnType<typeof fakeDist>;
let app: FastifyInstance;
let port: number;

async function start(options: Omit<ServerOptions, 'dist'> = {}): Promise<void> {
  app = createServer({ dist: folder.dist, ...options });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

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

beforeEach(async () => {
  folder = fakeDist();
  await start();
});

afterEach(async () => {
  await app.close();
  rmSync(folder.dist, { recursive: true });
});

describe('the page', () => {
  it.each([
    '/',
    '/apps/email',
    '/apps/email/inbox?open=3',
    '/nowhere/at/all',
    '/reset-password/aaa.bbbbbbbb.cccccccc',
    '/apps/john.doe',
    '/pages/report.v2.pdf',
    '/apps/100%',
    '/apps/100%25',
    '/apps/%zz?q=50%',
    '/apps/%E0%A4%A',
  ])('answers a navigation to %s', async (path) => {
    const { status, headers, text } = await ask(path, html);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toContain('<body>shell<script type="application/json" id="registry">');
    expect(registryOf(text)).toEqual(fakeRegistry());
  });

  it('is the file that a server of files completes, byte for byte but for its head', async () => {
    const page = () => readFileSync(join(folder.dist, 'index.html'), 'utf8');
    writeRegistry(join(folder.dist, 'registry.json'), fakeRegistry({ revision: 2 }));
    const { text } = await ask('/', html);
    expect(text.replace(/<meta name="nonce" nonce="[^"]+">/, headMark)).toBe(page());
    expect(registryOf(page())).toEqual(fakeRegistry({ revision: 2 }));

    // One that somebody has put beside an older page is shown all the same.
    folder.write('registry.json', JSON.stringify(fakeRegistry({ revision: 3 })));
    expect(registryOf((await ask('/', html)).text).revision).toBe(3);
  });

  it('answers at the root whoever asks without naming a type', async () => {
    expect((await ask('/')).status).toBe(200);
  });

  it('bears a nonce that is new each time and the same in policy and page', async () => {
    const pages = await Promise.all([ask('/', html), ask('/', html)]);
    const nonces = pages.map(({ text }) => text.match(/<meta name="nonce" nonce="([^"]+)">/)?.[1]);
    expect(nonces[0]).not.toBe(nonces[1]);
    pages.forEach(({ headers }, index) => {
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[index]}'`);
    });
  });

  it('is protected by headers', async () => {
    const { headers } = await ask('/', html);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it('cannot be broken out of by a text in the registry', async () => {
    const registry = fakeRegistry({ shell: { release: '0.1.0-aaa', host: '</script><script>alert(1)</script>' } });
    folder.write('registry.json', JSON.stringify(registry));
    const { text } = await ask('/', html);
    expect(text).not.toContain('<script>alert');
    expect(registryOf(text)).toEqual(registry);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('comes packed as %s', async (encoding, unpack) => {
    const { headers, body } = await ask('/', { ...html, 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(unpack(body).toString()).toContain('<body>shell<script type="application/json" id="registry">');
  });

  it('answers HEAD without a body', async () => {
    const { status, headers, body } = await ask('/apps/email', html, 'HEAD');
    expect([status, headers['content-type'], body.length]).toEqual([200, 'text/html; charset=utf-8', 0]);
  });
});

describe('a shell whose files are gone', () => {
  it('leaves the page that publishing has put beside the registry', async () => {
    await app.close();
    rmSync(join(folder.dist, 'shell'), { recursive: true });
    folder.write('index.html', '<head><!-- atrium:head --></head><body>any shell</body>');
    await start();
    const { status, text } = await ask('/', html);
    expect([status, text.includes('any shell')]).toEqual([200, true]);
  });

  it('leaves a page that says so and comes again, where there is no other', async () => {
    await app.close();
    rmSync(join(folder.dist, 'shell'), { recursive: true });
    await start();
    const { status, headers, text } = await ask('/', html);
    expect([status, headers.refresh]).toEqual([503, '10']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('Its files are not on the server.');
  });
});

describe('what is not there', () => {
  it.each([
    ['a call', '/apps/email/nothing', calls, 'GET'],
    ['a call under /api/, even as a navigation', '/api/users', html, 'GET'],
    ['a writing call', '/apps/email/update-emails', html, 'POST'],
    ['a file of an app', '/remotes/email/1.0.0-bbb/gone.js', html, 'GET'],
    ['a file of the shell', '/shell/0.1.0-aaa/gone.js', html, 'GET'],
    ['a picture', '/assets/demo/gone.svg', html, 'GET'],
    ['a file at the root', '/robots.txt', html, 'GET'],
    ['a folder', '/remotes/email/', html, 'GET'],
    ['the page as it lies on disk', '/shell/0.1.0-aaa/index.html', html, 'GET'],
  ])('is a 404 for %s', async (_what, path, headers, method) => {
    const answer = await ask(path, headers, method);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['cache-control']).not.toContain('immutable');
    expect(JSON.parse(answer.text)).toEqual({ error: 'Not found' });
  });

  it.each([
    '/remotes/../secret.txt',
    '/remotes/..%2fsecret.txt',
    '/remotes/%2e%2e/%2e%2e/secret.txt',
    '/remotes/..%5csecret.txt',
    '/remotes/.hidden',
    '/assets//../../secret.txt',
    '/remotes/%00',
  ])('includes everything outside the served folders: %s', async (path) => {
    folder.write('secret.txt', 'secret');
    folder.write('remotes/.hidden', 'secret');
    const { status, text } = await ask(path);
    expect(status).toBe(404);
    expect(text).not.toContain('secret');
  });
});

it.each(['/%zz', '/remotes/%zz', '/apps/%E0%A4%A'])('answers a call to a malformed address: %s', async (path) => {
  const { status, text } = await ask(path, calls);
  expect([status, JSON.parse(text).error]).toEqual([404, 'Not found']);
});

describe('a file', () => {
  it.each([
    ['of the shell', '/shell/0.1.0-aaa/main.js', 'public, max-age=31536000, immutable'],
    ['of an app', '/remotes/email/1.0.0-bbb/remoteEntry.js', 'public, max-age=31536000, immutable'],
    ['that keeps its name', '/assets/demo/face.svg', 'public, max-age=86400'],
  ])('%s is served', async (_what, path, cacheControl) => {
    const { status, headers, text } = await ask(path);
    expect([status, text]).toEqual([200, folder.script]);
    expect(headers['cache-control']).toBe(cacheControl);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is taken as it was packed by the build: %s', async (encoding, unpack) => {
    const { headers, body } = await ask('/shell/0.1.0-aaa/main.js', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(unpack(body).toString()).toBe(folder.script);
  });

  it('that was not packed comes as it is', async () => {
    const { headers, text } = await ask('/remotes/email/1.0.0-bbb/data.json', { 'accept-encoding': 'br, gzip' });
    expect([text, headers['content-encoding']]).toEqual(['{}', undefined]);
  });

  it('of an app may be taken by a page of another origin', async () => {
    const { headers } = await ask('/remotes/email/1.0.0-bbb/remoteEntry.js', { origin: 'https://elsewhere.example' });
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('answers HEAD without a body', async () => {
    const { status, body } = await ask('/shell/0.1.0-aaa/main.js', {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
  });

  it('that arrives after the start is served', async () => {
    folder.write('remotes/email/1.0.1-ccc/remoteEntry.js', 'new');
    expect((await ask('/remotes/email/1.0.1-ccc/remoteEntry.js')).text).toBe('new');
  });
});

describe('the registry', () => {
  it('is asked for again each time, and sent only when it changed', async () => {
    const first = await ask('/registry.json');
    expect(JSON.parse(first.text)).toEqual(fakeRegistry());
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = first.headers.etag ?? '';
    expect((await ask('/registry.json', { 'if-none-match': etag })).status).toBe(304);
    folder.write('registry.json', JSON.stringify(fakeRegistry({ revision: 2 })));
    expect((await ask('/registry.json', { 'if-none-match': etag })).status).toBe(200);
  });

  it('brings a new shell without a restart', async () => {
    folder.write('shell/0.2.0-ddd/index.html', '<head><!-- atrium:head --></head><body>new shell</body>');
    folder.write('registry.json', JSON.stringify(fakeRegistry({ shell: { release: '0.2.0-ddd', host: '1.1.0' } })));
    expect((await ask('/', html)).text).toContain('new shell');
  });

  it('stays the last good one when the file is broken', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    folder.write('registry.json', '{"revision":');
    expect(JSON.parse((await ask('/registry.json')).text)).toEqual(fakeRegistry());
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('last good registry'));
    complaint.mockRestore();
  });

  it('says that it is damaged when it never could be read, and the page opens all the same, until it is put right', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    await app.close();
    folder.write('index.html', '<head><!-- atrium:head --></head><body>any shell</body>');
    folder.write('registry.json', '{"apps":null}');
    await start();
    expect((await ask('/registry.json')).status).toBe(503);
    const page = await ask('/apps/email', html);
    expect([page.status, registryOf(page.text)]).toEqual([200, null]);
    expect(page.text).toContain('any shell');
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('registry.json cannot be read'));
    complaint.mockRestore();
    folder.write('registry.json', JSON.stringify(fakeRegistry()));
    expect((await ask('/registry.json')).status).toBe(200);
  });

  it.each(['{"live":"1.0.0-a","releases":[null]}', '{"live":"1","releases":[{"manifest":{"host":5}}]}', 'null'])(
    'is handed on with an app that is %s: the shell leaves that one out',
    async (app) => {
      folder.write('registry.json', JSON.stringify(fakeRegistry({ apps: { notes: JSON.parse(app) } })));
      expect(registryOf((await ask('/', html)).text).apps).toEqual({ notes: JSON.parse(app) });
    },
  );

  it('is needed to start', () => {
    const empty = join(folder.dist, 'empty');
    mkdirSync(empty);
    expect(() => createServer({ dist: empty })).toThrow('registry.json');
  });

  it('can be changed on its way out', async () => {
    await app.close();
    await start({ registry: (registry) => ({ ...registry, revision: 99 }) });
    expect(JSON.parse((await ask('/registry.json')).text).revision).toBe(99);
    expect(registryOf((await ask('/', html)).text).revision).toBe(99);
  });
});
