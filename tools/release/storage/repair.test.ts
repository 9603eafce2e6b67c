import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeDist } from '../../server/servedFolder';
import { withRelease } from '../domain/registryChanges';
import { fakeRelease } from '../testing/fakeRelease';
import { changeRegistry, readRegistry, registryOf, repairRegistry } from './folderRegistry';

let dist: string;
let file: string;

beforeEach(async () => {
  dist = fakeDist().dist;
  file = registryOf(dist);
  await changeRegistry(file, (registry) => withRelease(registry, fakeRelease('mail', '1.0.0-aaa')));
});
afterEach(() => rmSync(dist, { recursive: true }));

const inPage = () => JSON.parse(readFileSync(join(dist, 'index.html'), 'utf8').match(/registry">(.*?)</)?.[1] ?? '');

test.each([
  ['was cut off', '{"revision": 2, "apps"'],
  ['is empty', ''],
  ['is something else', '[]'],
  ['lacks its parts', '{"revision": 3}'],
])('a registry that %s is rejected by name, and restored', async (_, text) => {
  const before = readRegistry(file);
  writeFileSync(file, text);
  const change = changeRegistry(file, (registry) => ({ ...registry, origins: ['https://lost.example'] }));
  await expect(change).rejects.toThrow(/registry\.json is not a registry \(.+\); nothing was changed\. .+ repair/);
  expect(readFileSync(file, 'utf8')).toBe(text);

  expect(await repairRegistry(file)).toBe('The registry is back to what revision 2 held, as revision 3.');
  expect(readRegistry(file)).toEqual({ ...before, revision: 3 });
  expect(inPage().revision).toBe(3);
});

test('a registry that was changed by hand gets its page', async () => {
  writeFileSync(file, JSON.stringify({ ...readRegistry(file), revision: 9, origins: ['https://by.hand'] }));
  expect(await repairRegistry(file)).toBe('The registry is intact, and the page shows it (revision 9).');
  expect(inPage()).toMatchObject({ revision: 9, origins: ['https://by.hand'] });
});

test('without a copy, the sentence says to restore one', async () => {
  const bare = mkdtempSync(join(tmpdir(), 'atrium-bare-'));
  writeFileSync(registryOf(bare), 'x');
  await expect(repairRegistry(registryOf(bare))).rejects.toThrow('Repair it by hand, or restore a copy of it.');
  rmSync(bare, { recursive: true });
});
