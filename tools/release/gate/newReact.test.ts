import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, Release } from '../../../shared/contract/registry';
import { emptyRegistry } from '../../server/registryFile';
import { withRollback, withShell } from '../domain/registryChanges';
import { readRegistry, registryOf, writeRegistry } from '../storage/folderRegistry';
import { folderStorage } from '../storage/folderStorage';
import { fakeRelease, folderOf, writeFiles } from '../testing/fakeRelease';
import { changeLive, publish } from './publish';
import { folderSource } from './releaseSource';

// The steps of docs/own-the-shell.md, "A new React", with a minor in the place of the major: ~19.3.0 is the world of today.
const today = '~19.3.0';
const both = '~19.3.0 || ~19.4.0';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'atrium-react-'));
  writeRegistry(registryOf(dist), withShell(emptyRegistry, shellWith('0.1.0-aaa', '19.3.1')));
});
afterEach(() => rmSync(dist, { recursive: true }));

function shellWith(release: string, react: string): Registry['shell'] {
  mkdirSync(join(dist, 'shell', release), { recursive: true });
  const description = { host: '1.0.0', provides: { react } };
  writeFileSync(join(dist, 'shell', release, 'host.json'), JSON.stringify(description));
  return { release, host: '1.0.0' };
}

/** An app whose build asks for a range of React, as its federation runtime writes it into the entry. */
function appWith(id: string, version: string, react: string) {
  const entry = `var x={moduleMap:{"./app":()=>1}},y={shareKey:"react",import:null,requiredVersion:"${react}"}`;
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  const release: Release = { ...fakeRelease(id, version), integrity };
  writeFiles(dist, release, { 'remoteEntry.js': entry, 'chunk.js': '' });
  rmSync(join(folderOf(dist, release), 'chunk.js'));
  return { release, folder: folderOf(dist, release), source: folderSource(folderOf(dist, release)) };
}

const releaseShell = (release: string, react: string) =>
  publish(folderStorage(dist), {
    shell: { release: shellWith(release, react), folder: join(dist, 'shell', release), assets: '' },
  });

const live = () => {
  const { shell, apps } = readRegistry(registryOf(dist));
  return [shell.release, ...Object.values(apps).map((app) => app.live)];
};

test('apps of both worlds are live until the last one has moved, and the way back stays open', async () => {
  await publish(folderStorage(dist), { apps: [appWith('mail', '1.0.0-a', today), appWith('chat', '1.0.0-a', today)] });
  await publish(folderStorage(dist), { apps: [appWith('mail', '1.1.0-b', both)] });
  expect(live()).toEqual(['0.1.0-aaa', '1.1.0-b', '1.0.0-a']);

  // The list of those who are behind: chat, and not mail.
  const rejected = releaseShell('0.2.0-bbb', '19.4.0');
  await expect(rejected).rejects.toThrow(
    `chat 1.0.0-a: It needs react ${today}; the live shell 0.2.0-bbb provides 19.4.0.`,
  );
  await expect(rejected).rejects.not.toThrow('mail');

  await publish(folderStorage(dist), { apps: [appWith('chat', '1.1.0-b', both)] });
  await releaseShell('0.2.0-bbb', '19.4.0');
  expect(live()).toEqual(['0.2.0-bbb', '1.1.0-b', '1.1.0-b']);

  // Nobody can bring back what the new shell cannot run, and the old shell runs what is live.
  await expect(
    changeLive(folderStorage(dist), (registry) => withRollback(registry, 'chat', '1.0.0-a')),
  ).rejects.toThrow('needs react');
  await changeLive(folderStorage(dist), (registry) => withRollback(registry, 'shell'));
  expect(live()).toEqual(['0.1.0-aaa', '1.1.0-b', '1.1.0-b']);
});
