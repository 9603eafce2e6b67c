import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from './createServer';
import { fakeRegistry, html, registryIn, serveFolder } from './servedFolder';

const { ask, start, stop, folder } = serveFolder();

describe('the registry', () => {
  it('is asked for again each time, and sent only when it changed', async () => {
    const first = await ask('/registry.json');
    expect(JSON.parse(first.text)).toEqual(fakeRegistry());
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = first.headers.etag ?? '';
    expect((await ask('/registry.json', { 'if-none-match': etag })).status).toBe(304);
    folder().write('registry.json', JSON.stringify(fakeRegistry({ revision: 2 })));
    expect((await ask('/registry.json', { 'if-none-match': etag })).status).toBe(200);
  });

  it('brings a new shell without a restart', async () => {
    folder().write('shell/0.2.0-ddd/index.html', '<head><!-- atrium:head --></head><body>new shell</body>');
    folder().write('registry.json', JSON.stringify(fakeRegistry({ shell: { release: '0.2.0-ddd', host: '1.1.0' } })));
    expect((await ask('/', html)).text).toContain('new shell');
  });

  it('stays the last good one when the file is broken', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    folder().write('registry.json', '{"revision":');
    expect(JSON.parse((await ask('/registry.json')).text)).toEqual(fakeRegistry());
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('last good registry'));
    complaint.mockRestore();
  });

  it('says that it is damaged when it never could be read, and the page opens all the same, until it is put right', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    await stop();
    folder().write('index.html', '<head><!-- atrium:head --></head><body>any shell</body>');
    folder().write('registry.json', '{"apps":null}');
    await start();
    expect((await ask('/registry.json')).status).toBe(503);
    const page = await ask('/apps/email', html);
    expect([page.status, registryIn(page.text)]).toEqual([200, null]);
    expect(page.text).toContain('any shell');
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('registry.json cannot be read'));
    complaint.mockRestore();
    folder().write('registry.json', JSON.stringify(fakeRegistry()));
    expect((await ask('/registry.json')).status).toBe(200);
  });

  it.each(['{"live":"1.0.0-a","releases":[null]}', '{"live":"1","releases":[{"manifest":{"host":5}}]}', 'null'])(
    'is handed on with an app that is %s: the shell leaves that one out',
    async (app) => {
      folder().write('registry.json', JSON.stringify(fakeRegistry({ apps: { notes: JSON.parse(app) } })));
      expect(registryIn((await ask('/', html)).text).apps).toEqual({ notes: JSON.parse(app) });
    },
  );

  it('is needed to start', () => {
    const empty = join(folder().dist, 'empty');
    mkdirSync(empty);
    expect(() => createServer({ dist: empty })).toThrow('registry.json');
  });

  it('can be changed on its way out', async () => {
    await stop();
    await start({ registry: (registry) => ({ ...registry, revision: 99 }) });
    expect(JSON.parse((await ask('/registry.json')).text).revision).toBe(99);
    expect(registryIn((await ask('/', html)).text).revision).toBe(99);
  });
});
