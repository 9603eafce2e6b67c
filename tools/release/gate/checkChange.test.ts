import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyRegistry } from '../../server/registryFile';
import { withOrigin, withoutApp, withPromotion, withRelease, withRollback, withShell } from '../domain/registryChanges';
import { folderStorage } from '../storage/folderStorage';
import { fakeRelease, writeFiles } from '../testing/fakeRelease';
import { checkChange } from './checkChange';

let dist: string;

function writeHost(release: string, react: string, gives?: Record<string, string[]>): void {
  mkdirSync(join(dist, 'shell', release), { recursive: true });
  const description = { host: '1.0.0', provides: { react }, gives };
  writeFileSync(join(dist, 'shell', release, 'host.json'), JSON.stringify(description));
}

const mail = fakeRelease('mail', '1.0.0-aaa', { commands: [{ id: 'mail.compose', module: './app' }] });
const chat = fakeRelease('chat', '1.0.0-bbb', { uses: { commands: ['mail.compose'] } });
const shell = { release: '0.1.0-aaa', host: '1.0.0' };
const registry = [mail, chat].reduce((sofar, one) => withRelease(sofar, one), withShell(emptyRegistry, shell));

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'atrium-gate-'));
  writeHost(shell.release, '19.3.1');
  for (const release of [mail, chat]) writeFiles(dist, release);
});
afterEach(() => rmSync(dist, { recursive: true }));

test('apps and shell that fit each other go live together', async () => {
  expect(await checkChange(folderStorage(dist), emptyRegistry, registry)).toEqual({
    issues: [],
    brokenDependents: [],
    missingUses: [],
  });
});

test('a release that takes what another app has is rejected in its name', async () => {
  const bad = fakeRelease('mail', '1.1.0-ccc', { paths: chat.manifest.paths, commands: mail.manifest.commands ?? [] });
  writeFiles(dist, bad);
  expect((await checkChange(folderStorage(dist), registry, withRelease(registry, bad))).issues).toEqual([
    'mail 1.1.0-ccc: The path /apps/chat is owned by chat (Team chat, chat@example.com).',
  ]);
});

test('a release in next is held against what those see who are in next', async () => {
  const next = fakeRelease('mail', '1.1.0-ccc', { host: '^2.0.0' });
  writeFiles(dist, next);
  expect((await checkChange(folderStorage(dist), registry, withRelease(registry, next, 'next'))).issues).toEqual([
    'mail 1.1.0-ccc: It is built for the host API ^2.0.0; the live shell 0.1.0-aaa offers 1.0.0. Release a shell that fits first.',
  ]);
});

test('what others lose is known, for every kind of removal', async () => {
  const without = fakeRelease('mail', '1.1.0-ccc');
  writeFiles(dist, without);
  const gone = ['"mail.compose" is gone, and is used by chat (Team chat, chat@example.com).'];
  const inNext = withRelease(registry, without, 'next');
  expect((await checkChange(folderStorage(dist), registry, withRelease(registry, without))).brokenDependents).toEqual(
    gone,
  );
  expect((await checkChange(folderStorage(dist), inNext, withPromotion(inNext, 'mail'))).brokenDependents).toEqual(
    gone,
  );
  expect((await checkChange(folderStorage(dist), registry, withoutApp(registry, 'mail'))).brokenDependents).toEqual(
    gone,
  );
});

test('a rollback to a release whose files are gone is rejected', async () => {
  const newer = fakeRelease('mail', '1.1.0-ccc', { commands: mail.manifest.commands ?? [] });
  const after = withRelease(registry, newer);
  rmSync(join(dist, 'remotes/mail/1.0.0-aaa'), { recursive: true });
  expect((await checkChange(folderStorage(dist), after, withRollback(after, 'mail'))).issues).toEqual([
    'mail 1.0.0-aaa: The entry remoteEntry.js is missing.',
  ]);
});

test.each([
  ['an entry that was changed', { 'remoteEntry.js': 'console.log("other")' }, 'does not match its integrity'],
  [
    'a chunk that was changed',
    { 'chunk.js': 'console.log("other")' },
    'No integrity hash in the entry covers chunk.js.',
  ],
  [
    'a chunk with styles for the whole page',
    { 'chunk.js': 'list.push([module.id, "nav { display: none }", ""])' },
    'The style rule "nav" in chunk.js reaches beyond the app',
  ],
  [
    'a style sheet for the whole page',
    { 'page.css': '@layer app { button { display: none } }' },
    'The style rule "button" in page.css reaches beyond the app',
  ],
  ['a style sheet that no hash covers', { 'page.css': 'a {}' }, 'No integrity hash in the entry covers page.css.'],
])('%s is rejected', async (_, files, sentence) => {
  const release = fakeRelease('todo', '1.0.0-ddd');
  writeFiles(dist, release, files);
  const { issues } = await checkChange(folderStorage(dist), registry, withRelease(registry, release));
  expect(issues).toContainEqual(expect.stringContaining(sentence));
});

test('a shell that a live app cannot run in is rejected, whether new or rolled back to', async () => {
  const older = { release: '0.2.0-bbb', host: '1.1.0' };
  writeHost(older.release, '18.0.0');
  const { issues } = await checkChange(folderStorage(dist), registry, withShell(registry, older));
  expect(issues).toEqual([
    'mail 1.0.0-aaa: It needs react ^19.0.0; the live shell 0.2.0-bbb provides 18.0.0.',
    'chat 1.0.0-bbb: It needs react ^19.0.0; the live shell 0.2.0-bbb provides 18.0.0.',
  ]);
});

test('the release that is live is checked again when it moves to another origin', async () => {
  const moved = { ...mail, entry: 'http://localhost:1/remoteEntry.js' };
  const { issues } = await checkChange(folderStorage(dist), registry, withRelease(registry, moved));
  expect(issues).toContainEqual(expect.stringContaining('http://localhost:1 is not among the origins'));
});

test('an origin that a live app comes from is not taken out of the list', async () => {
  const elsewhere = { ...fakeRelease('todo', '1.0.0-ddd'), entry: 'http://localhost:1/remoteEntry.js' };
  const listed = withRelease(withOrigin(registry, 'http://localhost:1', true), elsewhere);
  const { issues } = await checkChange(folderStorage(dist), listed, withOrigin(listed, 'http://localhost:1', false));
  expect(issues).toEqual([expect.stringContaining('http://localhost:1 is not among the origins of the registry')]);
});

const takes = (names: string[]) => ({ 'app.json': JSON.stringify({ takes: { '@atrium/ui': names } }) });

test('a shell that takes a name away from a live app is rejected, and so is an app that asks for one it lacks', async () => {
  writeFiles(dist, mail, takes(['Button', 'NavList']));
  writeHost(shell.release, '19.3.1', { '@atrium/ui': ['Button', 'NavList'] });
  expect((await checkChange(folderStorage(dist), emptyRegistry, registry)).issues).toEqual([]);

  const without = { release: '0.2.0-bbb', host: '1.0.0' };
  writeHost(without.release, '19.3.1', { '@atrium/ui': ['Button'] });
  const sentence =
    'mail 1.0.0-aaa: It uses NavList of @atrium/ui, which the live shell 0.2.0-bbb does not export: release a shell that does, or an app that does not use it.';
  expect((await checkChange(folderStorage(dist), registry, withShell(registry, without))).issues).toEqual([sentence]);

  const after = withShell(withoutApp(registry, 'mail'), without);
  expect((await checkChange(folderStorage(dist), after, withRelease(after, mail))).issues).toEqual([sentence]);
});

test.each([
  ['that its build has not recorded', {}],
  ['that are no list', { 'app.json': JSON.stringify({ takes: { '@atrium/ui': 'Button' } }) }],
  ['in a file that is cut off', { 'app.json': '{"takes":' }],
])('names %s are not compared', async (_, files) => {
  writeFiles(dist, mail, files);
  writeHost(shell.release, '19.3.1', { '@atrium/ui': [] });
  expect((await checkChange(folderStorage(dist), emptyRegistry, registry)).issues).toEqual([]);
});

test('a release that is malformed is rejected in sentences, and one that is live already stops no other', async () => {
  const malformed = JSON.parse(
    JSON.stringify({ ...mail, manifest: { ...mail.manifest, paths: null, labels: undefined } }),
  );
  const apps = { ...registry.apps, mail: { live: mail.release, releases: [malformed] } };
  expect((await checkChange(folderStorage(dist), registry, { ...registry, apps })).issues).toEqual([
    'mail: release.manifest.paths is null, not a list of at most 500.',
    'mail: release.manifest.labels is missing.',
  ]);

  const damaged = JSON.parse(
    JSON.stringify({ ...registry, apps: { ...apps, nothing: null, few: { releases: [null] } } }),
  );
  const next = fakeRelease('chat', '1.1.0-ccc');
  writeFiles(dist, next);
  expect(await checkChange(folderStorage(dist), damaged, withRelease(damaged, next))).toEqual({
    issues: [],
    brokenDependents: [],
    missingUses: [],
  });
});
