import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from '../../server/testing/testPostgres';
import { writeTestDist } from '../../server/testing/testSettings';
import { ContainerRun } from './ContainerRun';
import { readDockerfile } from './readDockerfile';

const text = readFileSync('server/Dockerfile', 'utf8');
const [build, packages, image] = readDockerfile(text);
const packageOf = (module: string) => /^(@[^/]+\/)?[^/]+/.exec(module)?.[0];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-image-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('what is sent to the builder holds nothing that was made on this machine', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.cache', '.data', '**/dist', '**/node_modules']));
});

test('stages build from one image, and the first one by commands of package.json', () => {
  expect([build, packages, image].map((stage) => stage?.image)).toEqual(Array(3).fill('node:22-slim'));
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = build?.instructions.filter(({ name }) => name === 'RUN').map(({ rest }) => rest) ?? [];
  expect(commands[0]).toMatch(/^npm ci /);
  expect(scripts).toHaveProperty(/^npm run (\w+)$/.exec(commands[1] ?? '')?.[1] ?? 'none');
});

test('the image installs what the compiled server needs and no more, answers its health check, and ends when asked @all', async () => {
  if (!packages || !image) throw new Error('The Dockerfile has three stages.');
  const roots = { build: join(folder, 'build'), packages: join(folder, 'packages') };
  const dist = writeTestDist(join(roots.build, 'atrium/dist'));
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/build/server.ts', join(dist, 'server')]);
  new ContainerRun({ root: roots.packages, context: '.', stages: {} }).build(packages);
  const container = new ContainerRun({ root: join(folder, 'image'), context: '.', stages: roots }).build(image);

  const { dependencies } = JSON.parse(readFileSync('server/package.json', 'utf8'));
  const code = readFileSync(join(dist, 'server/index.js'), 'utf8');
  const imported = [...code.matchAll(/(?:^import .* from |\bimport\()"(?!node:|\.)([^"]+)"/gm)];
  const outside = imported
    .map(([, module = '']) => packageOf(module))
    .filter((name = '') => !builtinModules.includes(name));
  expect([...new Set(outside)].sort()).toEqual(Object.keys(dependencies).sort());
  const installed = readdirSync(join(folder, 'image/atrium/node_modules'));
  expect(installed).toEqual(expect.arrayContaining(Object.keys(dependencies).map((name) => name.split('/')[0])));
  for (const name of ['typescript', 'tsx', 'jest', '@rspack', 'react', 'antd']) expect(installed).not.toContain(name);
  expect(readFileSync(join(dist, 'server/THIRD-PARTY-LICENSES.txt'), 'utf8')).toMatch(/^zod \d/m);
  expect(container.last('USER')).toBe('node');

  const env = { PORT: String(await findPort()), HOST: '127.0.0.1', EMPTY: '1', LOG_LEVEL: 'error' };
  expect(container.checkHealth(env)).toBe(1);
  const server = container.start(env);
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (said += chunk));
  await Promise.race([once(server.stdout ?? server, 'data'), once(server, 'exit')]);
  expect(said).toContain(`Atrium is open at http://127.0.0.1:${env.PORT}`);
  expect(container.checkHealth(env)).toBe(0);
  const page = await fetch(`http://127.0.0.1:${env.PORT}/`, { headers: { accept: 'text/html' } });
  expect({ status: page.status, text: await page.text() }).toMatchObject({
    status: 200,
    text: expect.stringContaining('shell'),
  });
  // The records are where a volume is mounted.
  expect(existsSync(join(folder, 'image/atrium/data/pglite'))).toBe(true);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
}, 600_000);
