import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { UserRole } from '@atrium/backend';
import { createTestApi } from '@atrium/core/testing';
import manifest from '../manifest';
import backend from './';
import seed from './seed/seed.json';

const reads = ['/account-setting/data', '/profile/data', '/faq/data'];

test.each<[UserRole, allowedReads: boolean[], mayWrite: boolean]>([
  ['admin', [true, true, true], true],
  ['maintainer', [true, true, true], true],
  ['editor', [true, true, true], true],
  ['author', [true, true, true], true],
  ['subscriber', [true, true, true], true],
  ['client', [false, false, false], false],
])('%s may do what the manifest grants', async (role, allowedReads, mayWrite) => {
  const api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn(role);
  const isAllowed = ({ status }: { status: number }) => status !== 403;
  expect((await Promise.all(reads.map((url) => api.get(url)))).map(isAllowed)).toEqual(allowedReads);
  expect(isAllowed(await api.post('/account-setting/email/cancel', {}))).toBe(mayWrite);
});

test('every picture of the app exists, is small, and none is on the internet', () => {
  const text = JSON.stringify(seed);
  const own = [...text.matchAll(/\/assets\/demo\/((?:scenes|profile)\/[\w.-]+)/g)].flatMap(([, path]) => path ?? []);
  expect(new Set(own).size).toBe(13);
  for (const path of own) {
    const file = join(__dirname, 'assets', path);
    expect([path, existsSync(file)]).toEqual([path, true]);
    expect(statSync(file).size).toBeLessThan(2048);
  }
  expect(text).not.toMatch(/"(avatar|img|postImg|coverImg|profileImg)":"https?:/);
});
