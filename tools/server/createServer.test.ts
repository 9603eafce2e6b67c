import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { preferredEncoding } from './createServer';
import { html, serveFolder } from './servedFolder';

const calls = { accept: 'application/json, text/plain, */*' };

const { ask, folder } = serveFolder();

describe('what is not there', () => {
  it.each([
    ['a call', '/apps/email/nothing', calls, 'GET'],
    ['a call under /api/, even as a navigation', '/api/users', html, 'GET'],
    ['a writing call', '/apps/email/update-emails', html, 'POST'],
    ['a file of an app', '/remotes/notes/1.0.0-bbb/gone.js', html, 'GET'],
    ['a file of the shell', '/shell/0.1.0-aaa/gone.js', html, 'GET'],
    ['a picture', '/assets/demo/gone.svg', html, 'GET'],
    ['a file at the root', '/robots.txt', html, 'GET'],
    ['a folder', '/remotes/notes/', html, 'GET'],
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
    folder().write('secret.txt', 'secret');
    folder().write('remotes/.hidden', 'secret');
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
    ['of an app', '/remotes/notes/1.0.0-bbb/remoteEntry.js', 'public, max-age=31536000, immutable'],
    ['that keeps its name', '/assets/demo/face.svg', 'public, max-age=86400'],
  ])('%s is served', async (_what, path, cacheControl) => {
    const { status, headers, text } = await ask(path);
    expect([status, text]).toEqual([200, folder().script]);
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
    expect(unpack(body).toString()).toBe(folder().script);
  });

  it('that was not packed comes as it is', async () => {
    const { headers, text } = await ask('/remotes/notes/1.0.0-bbb/data.json', { 'accept-encoding': 'br, gzip' });
    expect([text, headers['content-encoding']]).toEqual(['{}', undefined]);
  });

  it('of an app may be taken by a page of another origin', async () => {
    const { headers } = await ask('/remotes/notes/1.0.0-bbb/remoteEntry.js', { origin: 'https://elsewhere.example' });
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('answers HEAD without a body', async () => {
    const { status, body } = await ask('/shell/0.1.0-aaa/main.js', {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
  });

  it('that arrives after the start is served', async () => {
    folder().write('remotes/notes/1.0.1-ccc/remoteEntry.js', 'new');
    expect((await ask('/remotes/notes/1.0.1-ccc/remoteEntry.js')).text).toBe('new');
  });
});

it.each(['/service-worker.js', '/', '/apps/email', '/remotes/notes/1.0.0-bbb/remoteEntry.js', '/api/sw.js'])(
  'ends a service worker of a former product whose script lay at %s',
  async (path) => {
    const { status, headers, text } = await ask(path, { accept: '*/*', 'service-worker': 'script' });
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect([headers['cache-control'], headers['service-worker-allowed']]).toEqual(['no-store', '/']);
    expect(text).toContain('registration.unregister()');
  },
);

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.0', 'identity'],
  ['brotli', 'identity'],
] as const)('answers "%s" with %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding);
});
