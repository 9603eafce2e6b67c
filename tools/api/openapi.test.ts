import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { documentOptions } from '../../server/http/describeServer';
import { toBackendSource } from '../../shared/backend';
import { memoryPersistence } from '../../shared/backend/engine/persistence';
import { createDocument, isObject } from '../../shared/backend/openapi';
import { openEngine } from '../../shared/core/openEngine';
import { testPages } from '../../shared/core/testing';
import { readTestApps } from './appModules';

type Document = ReturnType<typeof createDocument>;

let ofServer: Document;
let ofDemo: Document;
beforeAll(async () => {
  const api = await openEngine({ persistence: memoryPersistence(), suggestions: () => testPages });
  for (const { manifest, backend } of readTestApps())
    api.catalog.register(
      manifest.id,
      toBackendSource(manifest, async () => backend),
    );
  const backends = await api.describe();
  ofServer = createDocument(backends, documentOptions);
  ofDemo = createDocument(backends, { anyStatus: [503] });
}, 60_000);

async function lint(document: Document): Promise<string[]> {
  // What says that a process lives takes nothing that could be wrong, and a socket is answered by 101.
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'operation-4xx-response': 'off', 'operation-2xx-response': 'off' },
  });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
}

test('the document of the server is valid', async () => {
  expect(await lint(ofServer)).toEqual([]);
}, 30_000);

test('so is that of the demo', async () => {
  expect(await lint(ofDemo)).toEqual([]);
}, 30_000);

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      isObject(operation) ? [{ ...operation, call: `${method.toUpperCase()} ${path}` }] : [],
    ),
  );
const idOf = (operation: object): string => ('operationId' in operation ? String(operation.operationId) : '');

test('operations have the names of the calls, which are identifiers', () => {
  const ids = operationsOf(ofServer).map(idOf);
  expect(ids).toEqual(expect.arrayContaining(['todo_addTask', 'users_getUsers', 'signIn_login', 'frame_getCounts']));
  expect(ids.filter((id) => !/^[a-z][A-Za-z]*_[a-z][A-Za-z0-9]*$/.test(id))).toEqual([]);
});

test('on a server only signing in, what strangers read, health, reports and the document need no token; in the demo no call does', () => {
  const open = operationsOf(ofServer).flatMap((operation) => ('security' in operation ? [idOf(operation)] : []));
  expect([...new Set(open.filter((id) => !id.startsWith('signIn_')))]).toEqual([
    'branding_getBrand',
    'content_openPreview',
    'content_commentPreview',
    'content_getFeedRss',
    'content_getFeedAtom',
    'content_getFeedJson',
    'content_getSitemapXml',
    'server_openDocument',
    'server_report',
    'server_getFile',
    'server_getFeed',
    'server_unsubscribe',
    'server_takeMail',
    'server_readDescription',
    'server_isAlive',
    'server_isReady',
    'server_getDescription',
  ]);
  expect([ofServer.security, ofDemo.security]).toEqual([[{ token: [] }], [{}, { token: [] }]]);
});

test('each tag says what is under it', () => {
  expect(ofServer.tags.filter((tag) => !('description' in tag))).toEqual([]);
});

test('patterns are described once', () => {
  const patterns = [...JSON.stringify(ofServer).matchAll(/"pattern":"((?:[^"\\]|\\.){100,})"/g)].map(
    ([, text]) => text,
  );
  expect(patterns).toEqual([...new Set(patterns)]);
});

const client = `
import type { operations, paths } from './api.js';

type Body<Id extends keyof operations> = operations[Id] extends
  { requestBody: { content: { 'application/json': infer Sent } } } ? Sent : never;
type Answer<Id extends keyof operations, Status extends number> = operations[Id]['responses'] extends
  { [status in Status]: { content: { 'application/json': infer Data } } } ? Data : never;

export const added: Body<'todo_addTask'> = { task: { title: 'Call the printer', dueDate: '2026-11-20' } };
// @ts-expect-error A title is a text.
export const wrong: Body<'todo_addTask'> = { task: { title: 7 } };
export const titleOf = ({ task }: Answer<'todo_addTask', 201>): string => task.title;
export const isEarly = ({ error }: Answer<'todo_addTask', 503>): boolean => typeof error === 'string';
export const path: keyof paths = '/api/changes';
`;

test('a TypeScript client that is made from the document compiles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-client-'));
  const run = (tool: string, ...args: string[]) =>
    execFileSync(process.execPath, [resolve('node_modules', tool), ...args], { cwd: folder, encoding: 'utf8' });
  writeFileSync(join(folder, 'api.json'), JSON.stringify(ofServer));
  writeFileSync(join(folder, 'client.ts'), client);
  run('openapi-typescript/bin/cli.js', 'api.json', '-o', 'api.ts');
  run('@typescript/native/bin/tsc', '--noEmit', '--strict', '--module', 'nodenext', 'client.ts');
  rmSync(folder, { recursive: true });
}, 60_000);
