import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '../../../shared/contract/registry';
import { withRelease, withRollback, withShell } from '../domain/registryChanges';
import { fakeRelease, writeFiles } from '../testing/fakeRelease';
import { readRegistry, registryOf, writeRegistry } from './folderRegistry';
import { folderStorage } from './folderStorage';
import { prune } from './prune';

test('the last five of each app and of the shell stay, and what is in use; all else goes', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'atrium-prune-'));
  const numbers = [1, 2, 3, 4, 5, 6, 7];
  let registry: Registry = readRegistry(registryOf(dist));
  for (const number of numbers) {
    const release = fakeRelease('mail', `1.0.${number}-aaa`);
    writeFiles(dist, release);
    mkdirSync(join(dist, 'shell', `0.${number}.0-bbb`), { recursive: true });
    registry = withShell(registry, { release: `0.${number}.0-bbb`, host: '1.0.0' });
    // The third one is gone back to while the fourth is in next.
    registry = withRelease(registry, release, number > 3 ? 'next' : 'stable');
    if (number === 3) registry = withRollback(registry, 'mail', '1.0.2-aaa');
  }
  writeFiles(dist, fakeRelease('gone', '1.0.0-aaa'));
  writeRegistry(registryOf(dist), registry);

  expect((await prune(folderStorage(dist))).sort()).toEqual([
    'remotes/gone/1.0.0-aaa',
    'shell/0.1.0-bbb',
    'shell/0.2.0-bbb',
  ]);
  for (const kept of ['mail/1.0.7-aaa', 'mail/1.0.3-aaa', 'mail/1.0.2-aaa', 'mail/1.0.1-aaa'])
    expect(existsSync(join(dist, 'remotes', kept))).toBe(true);
  expect(await prune(folderStorage(dist))).toEqual([]);
  rmSync(dist, { recursive: true });
});
