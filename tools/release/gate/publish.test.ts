import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyRegistry } from '../../server/registryFile';
import { withoutApp, withRelease, withShell } from '../domain/registryChanges';
import { readRegistry, registryOf, writeRegistry } from '../storage/folderRegistry';
import { folderStorage } from '../storage/folderStorage';
import { fakeRelease, folderOf, writeFiles } from '../testing/fakeRelease';
import { changeLive, publish } from './publish';
import { folderSource } from './releaseSource';

let dist: string;

const mail = fakeRelease('mail', '1.0.0-aaa', { commands: [{ id: 'mail.compose', module: './app' }] });
const chat = fakeRelease('chat', '1.0.0-bbb', { uses: { commands: ['mail.compose'] } });
const shell = { release: '0.1.0-aaa', host: '1.0.0' };

const staged = (release: typeof mail) => {
  writeFiles(dist, release);
  const folder = folderOf(dist, release);
  return { release, folder, source: folderSource(folder) };
};

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'atrium-publish-'));
  mkdirSync(join(dist, 'shell', shell.release), { recursive: true });
  writeFileSync(
    join(dist, 'shell', shell.release, 'host.json'),
    JSON.stringify({ host: '1.0.0', provides: { react: '19.3.1' } }),
  );
  for (const release of [mail, chat]) writeFiles(dist, release);
  writeRegistry(
    registryOf(dist),
    [mail, chat].reduce((sofar, one) => withRelease(sofar, one), withShell(emptyRegistry, shell)),
  );
});
afterEach(() => rmSync(dist, { recursive: true }));

const gone = '"mail.compose" is gone, and is used by chat (Team chat, chat@example.com).';

test('a release without a command that others call is rejected, until they do without', async () => {
  const without = staged(fakeRelease('mail', '1.1.0-ccc'));
  const before = readRegistry(registryOf(dist));
  await expect(publish(folderStorage(dist), { apps: [without] })).rejects.toThrow(gone);
  expect(readRegistry(registryOf(dist))).toEqual(before);

  await publish(folderStorage(dist), { apps: [without, staged(fakeRelease('chat', '1.1.0-ddd'))] });
  expect(readRegistry(registryOf(dist)).apps.mail?.live).toBe('1.1.0-ccc');
});

test('an app that must go goes, and the person who takes it out hears what others lose', async () => {
  const { brokenDependents } = await changeLive(folderStorage(dist), (registry) => withoutApp(registry, 'mail'), {
    allowsBrokenDependents: true,
  });
  expect(brokenDependents).toEqual([gone]);
  expect(readRegistry(registryOf(dist)).apps.mail).toBeUndefined();
});

test('what is live already changes nothing when it is published again', async () => {
  const before = readRegistry(registryOf(dist));
  await publish(folderStorage(dist), { apps: [staged(mail)] });
  expect(readRegistry(registryOf(dist))).toEqual(before);
});

test('an older version does not take the place of a newer one, unless that is asked for', async () => {
  const older = staged(fakeRelease('mail', '0.9.0-eee', { commands: mail.manifest.commands ?? [] }));
  await expect(publish(folderStorage(dist), { apps: [older] })).rejects.toThrow(
    'mail 0.9.0-eee: it is older than 1.0.0-aaa, which is live.',
  );
  await publish(folderStorage(dist), { apps: [older], allowsDowngrade: true });
  expect(readRegistry(registryOf(dist)).apps.mail?.live).toBe('0.9.0-eee');
});

test('a shell that waits to be published is asked for its names, too', async () => {
  writeFiles(dist, mail, { 'app.json': JSON.stringify({ takes: { '@atrium/ui': ['NavList'] } }) });
  const folder = join(dist, 'staged');
  mkdirSync(folder);
  const without = { host: '1.0.0', provides: { react: '19.3.1' }, gives: { '@atrium/ui': ['Button'] } };
  writeFileSync(join(folder, 'host.json'), JSON.stringify(without));
  const next = { release: { release: '0.2.0-bbb', host: '1.0.0' }, folder, assets: '' };
  await expect(publish(folderStorage(dist), { shell: next })).rejects.toThrow(
    'mail 1.0.0-aaa: It uses NavList of @atrium/ui, which the live shell 0.2.0-bbb does not export',
  );
  expect(readRegistry(registryOf(dist)).shell.release).toBe(shell.release);
});
