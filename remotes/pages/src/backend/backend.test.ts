/** @jest-environment node */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createTestApi } from 'mock/testing';
import type { UserRole } from 'shared/backend';
import manifest from '../manifest';
import backend from './';
import seed from './seed/seed.json';

const reads = ['/account-setting/data', '/profile/data', '/faq/data', '/blog/list/data'];
const writes = [
  ['/account-setting/confirm-email', {}],
  ['/blog/list/data/edit', { id: 1, status: 'Draft' }],
  ['/blog/comments', { blogId: 1, commentText: 'x' }],
] as const;

test.each<[UserRole, allowedReads: boolean[], allowedWrites: boolean[], mayDelete: boolean]>([
  ['admin', [true, true, true, true], [true, true, true], true],
  ['maintainer', [true, true, true, true], [true, true, true], true],
  ['editor', [true, true, true, true], [true, true, true], true],
  ['author', [true, true, true, true], [true, true, true], false],
  ['subscriber', [true, true, true, true], [true, false, false], false],
  ['client', [false, false, false, false], [false, false, false], false],
])('%s may do what the manifest grants', async (role, allowedReads, allowedWrites, mayDelete) => {
  const api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn(role);
  const isAllowed = ({ status }: { status: number }) => status !== 403;
  expect((await Promise.all(reads.map((url) => api.get(url)))).map(isAllowed)).toEqual(allowedReads);
  expect((await Promise.all(writes.map(([url, body]) => api.post(url, body)))).map(isAllowed)).toEqual(allowedWrites);
  expect(isAllowed(await api.delete('/blog/comments', { id: 2 }))).toBe(mayDelete);
  expect(isAllowed(await api.post('/apps/restore', { kind: 'comment', ids: [2] }))).toBe(mayDelete);
});

test('every picture of the app exists, is small, and none is on the internet', () => {
  const text = JSON.stringify(seed);
  const own = [...text.matchAll(/\/assets\/demo\/((?:blog|profile)\/[\w.-]+)/g)].flatMap(([, path]) => path ?? []);
  expect(new Set(own).size).toBe(10);
  for (const path of own) {
    const file = join(__dirname, 'assets', path);
    expect([path, existsSync(file)]).toEqual([path, true]);
    expect(statSync(file).size).toBeLessThan(2048);
  }
  expect(text).not.toMatch(/"(avatar|img|postImg|coverImg|profileImg)":"https?:/);
});
