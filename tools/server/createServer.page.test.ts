import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeRegistry } from '../release/storage/folderRegistry';
import { headMark } from './page';
import { fakeRegistry, html, registryIn, serveFolder } from './servedFolder';

const { ask, start, stop, folder } = serveFolder();

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
    expect(registryIn(text)).toEqual(fakeRegistry());
  });

  it('is the file that a server of files completes, byte for byte but for its head', async () => {
    const page = () => readFileSync(join(folder().dist, 'index.html'), 'utf8');
    writeRegistry(join(folder().dist, 'registry.json'), fakeRegistry({ revision: 2 }));
    const { text } = await ask('/', html);
    expect(text.replace(/<meta name="nonce" nonce="[^"]+">/, headMark)).toBe(page());
    expect(registryIn(page())).toEqual(fakeRegistry({ revision: 2 }));

    // A registry placed beside an older page is shown all the same.
    folder().write('registry.json', JSON.stringify(fakeRegistry({ revision: 3 })));
    expect(registryIn((await ask('/', html)).text).revision).toBe(3);
  });

  it('answers at the root a client that names no type', async () => {
    expect((await ask('/')).status).toBe(200);
  });

  it('has a nonce that is new each time and the same in policy and page', async () => {
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
    folder().write('registry.json', JSON.stringify(registry));
    const { text } = await ask('/', html);
    expect(text).not.toContain('<script>alert');
    expect(registryIn(text)).toEqual(registry);
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
    await stop();
    rmSync(join(folder().dist, 'shell'), { recursive: true });
    folder().write('index.html', '<head><!-- atrium:head --></head><body>any shell</body>');
    await start();
    const { status, text } = await ask('/', html);
    expect([status, text.includes('any shell')]).toEqual([200, true]);
  });

  it('leaves a page that says so and comes again, where there is no other', async () => {
    await stop();
    rmSync(join(folder().dist, 'shell'), { recursive: true });
    await start();
    const { status, headers, text } = await ask('/', html);
    expect([status, headers.refresh]).toEqual([503, '10']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('Its files are not on the server.');
  });
});
