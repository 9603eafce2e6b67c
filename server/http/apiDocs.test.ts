import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { addApiDocs } from './apiDocs';

test('the page loads the library from this server, under a policy without inline code', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-docs-'));
  const file = join(folder, 'redoc.js');
  writeFileSync(file, '/* the library */');
  const server = Fastify();
  addApiDocs(server, file);
  const page = await server.inject('/docs/api');
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.headers['content-security-policy']).not.toMatch(/unsafe|https?:/);
  expect(page.body).toContain('spec-url="../openapi.json"');
  const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source = '']) => source);
  for (const source of sources)
    expect((await server.inject(new URL(source, 'http://localhost/docs/api').pathname)).statusCode).toBe(200);
  await server.close();
  rmSync(folder, { recursive: true });
});
