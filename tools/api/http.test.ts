import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { calmSettings } from '../../mock/settings';
import { createTestApi, notesApp } from '../../shared/core/testing';
import { openFilePersistence } from './filePersistence';
import { createHttpServer } from './http';

describe('over HTTP', () => {
  let server: FastifyInstance;
  const settings = { ...calmSettings };
  beforeAll(async () => {
    server = await createHttpServer(await createTestApi({ apps: [notesApp] }).opening, settings);
  });
  afterAll(() => server.close());

  const post = (body: string, type = 'application/json') =>
    server.inject({ method: 'POST', url: '/apps/notes/add', body, headers: { 'content-type': type } });

  test.each(['no json', '{"note":', '[]', '5', 'null', ''])('the body %p is 400', async (body) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: expect.any(Object) });
  });

  test('a JSON body is read whatever type it says', async () => {
    const body = JSON.stringify({ note: { title: 'x' } });
    for (const type of ['application/json', 'text/plain', 'application/json; charset=utf-8']) {
      expect((await post(body, type)).statusCode).toBe(201);
    }
  });

  test.each([
    ['GET', '/nothing'],
    ['GET', '/'],
    ['PUT', '/apps/notes/add'],
    ['GET', '/apps/notes/add'],
    ['POST', '/apps/notes/list'],
  ] as const)('%s %s is 404', async (method, url) => {
    const answer = await server.inject({ method, url });
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'No such call' }]);
  });

  test('a body that is too large is 413', async () => {
    const answer = await server.inject({ method: 'POST', url: '/api/files', body: 'x'.repeat(8 * 1024 * 1024 + 1) });
    expect(answer.statusCode).toBe(413);
  });

  test('any origin may call, with a token', async () => {
    const headers = {
      origin: 'https://example.com',
      'access-control-request-method': 'DELETE',
      'access-control-request-headers': 'authorization',
    };
    const { headers: allowed } = await server.inject({ method: 'OPTIONS', url: '/apps/counts', headers });
    expect(allowed['access-control-allow-origin']).toBe('https://example.com');
    expect(allowed['access-control-allow-methods']).toContain('DELETE');
    expect(allowed['access-control-allow-headers']).toMatch(/Authorization.*Page/);
    expect((await server.inject({ url: '/apps/counts', headers: { authorization: 'Bearer x' } })).statusCode).toBe(401);
  });

  test('the document names every call once', async () => {
    const document = (await server.inject('/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.values<object>(document.paths).flatMap((methods) => Object.keys(methods));
    expect(operations.length).toBeGreaterThan(20);
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  test('it fails on demand', async () => {
    settings.failureRate = 1;
    expect((await server.inject('/apps/counts')).statusCode).toBe(503);
    settings.failureRate = 0;
  });
});

describe('in a file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'atrium-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = async () =>
    createTestApi({ apps: [notesApp], persistence: await openFilePersistence(join(folder, 'data.jsonl')) });
  const read = () => readFileSync(join(folder, 'data.jsonl'), 'utf8');
  const titles = async (api: Awaited<ReturnType<typeof open>>) =>
    (await api.get<{ title: string }[]>('/apps/notes/list')).data.map(({ title }) => title);

  test('records survive the process, and each call adds what it changed', async () => {
    const first = await open();
    await titles(first);
    const before = read();
    await first.post('/apps/notes/add', { note: { title: 'Kept' } });
    expect(read().slice(0, before.length)).toBe(before);
    expect(read().slice(before.length).trim().split('\n')).toHaveLength(2);
    expect((await titles(await open())).at(-1)).toBe('Kept');
  });

  test('opening leaves out what was overwritten, and a line that was cut off', async () => {
    const first = await open();
    for (let index = 0; index < 5; index += 1)
      await first.post('/apps/notes/update', { note: { id: 1, title: `Try ${index}` } });
    const before = read();
    writeFileSync(join(folder, 'data.jsonl'), `${before}{"table":"notes","id":1,"ro`);
    const again = await open();
    expect(read().length).toBeLessThan(before.length);
    expect((await again.get('/apps/notes/list', { q: 'Try 4' })).data).toMatchObject([{ id: 1 }]);
  });

  test('a reset is one for the file too', async () => {
    const first = await open();
    await first.post('/apps/notes/add', { note: { title: 'Kept' } });
    await (await first.opening).reset();
    expect(await titles(await open())).not.toContain('Kept');
  });
});
