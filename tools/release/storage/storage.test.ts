import type { Registry } from '../../../shared/contract/registry';
import { revisionIn } from '../../server/page';
import { emptyRegistry } from '../../server/registryFile';
import { liveReleases, pathOf } from '../domain/channels';
import { withOrigin, withoutApp, withRollback, withShell } from '../domain/registryChanges';
import { changeLive, publish, undo } from '../gate/publish';
import { fakeRelease } from '../testing/fakeRelease';
import { mail, newShell, oldShell, openStaging, type Staging } from '../testing/stagedReleases';
import { bucketTestStorage, folderTestStorage, type TestStorage } from '../testing/testStorages';
import { prune } from './prune';
import type { ReleaseStorage } from './releaseStorage';

jest.mock('node:fs', () =>
  jest
    .requireActual<typeof import('../testing/crashingFs')>('../testing/crashingFs')
    .crashingFs(jest.requireActual('node:fs')),
);

let staging: Staging;
let storage: ReleaseStorage;
let kind: TestStorage;

const publishApp = async (version: string, why?: string) =>
  publish(await kind.open(), { apps: [staging.app(mail(version))] }, why);

/** Served files refer only to existing files, and none is incomplete. */
async function expectWhole(): Promise<void> {
  const registry = await storage.registry();
  for (const release of liveReleases(registry, 'stable').values())
    expect([...(await storage.names(pathOf(release)))].sort()).toEqual([
      'app.json',
      'chunk.js',
      'chunk.js.br',
      'remoteEntry.js',
    ]);
  const page = (await storage.read('index.html'))?.toString() ?? '';
  const shown: Registry = JSON.parse(page.match(/id="registry">(.*?)<\/script>/)?.[1] ?? 'null');
  expect(page).toContain(`<body>shell ${shown.shell.release}<`);
  for (const release of liveReleases(shown, 'stable').values())
    expect(await storage.names(pathOf(release))).toContain('remoteEntry.js');
}

const live = async () => (await storage.registry()).apps.mail?.live;

beforeAll(() => {
  process.env.RELEASED_BY = 'Ann';
});

describe.each([
  ['a folder', folderTestStorage],
  ['a bucket', bucketTestStorage],
])('in %s', (_, makeKind) => {
  beforeEach(async () => {
    staging = openStaging();
    kind = makeKind();
    storage = await kind.open();
    kind.restart();
    await storage.change(() => withShell(emptyRegistry, oldShell));
    await publish(storage, { shell: staging.shell(newShell), apps: [staging.app(mail('1.0.0'))] });
  });
  afterEach(async () => {
    kind.restart();
    await kind.close();
    staging.close();
  });

  test('eight teams at once: each wins once, and none is lost', async () => {
    const teams = Array.from({ length: 8 }, (__, index) => fakeRelease(`team-${index}`, '1.0.0-aaa'));
    const before = (await storage.registry()).revision;
    await Promise.all(teams.map(async (one) => publish(await kind.open(), { apps: [staging.app(one)] })));
    const registry = await storage.registry();
    expect(registry.revision).toBe(before + 8);
    expect(Object.keys(registry.apps).sort()).toEqual(['mail', ...teams.map(({ manifest }) => manifest.id)]);
    expect(revisionIn((await storage.read('index.html'))?.toString() ?? '')).toBe(before + 8);
    expect(registry.changes?.map(({ revision }) => revision).slice(0, 8)).toEqual(
      Array.from({ length: 8 }, (__, index) => before + 8 - index),
    );
    await expectWhole();
  }, 120_000);

  test('a release that is killed between any two writes leaves all whole, and is done again at once', async () => {
    let isKilled = true;
    let writes = 0;
    for (; isKilled; writes += 1) {
      const version = `1.1.${writes}`;
      kind.killAfter(writes);
      isKilled = await publishApp(version).then(
        () => false,
        () => true,
      );
      kind.restart();
      await expectWhole();
      await publishApp(version);
      expect(await live()).toBe(`${version}-aaa`);
      await expectWhole();
    }
    expect(writes).toBeGreaterThan(8);
  }, 120_000);

  test('a rollback leads to what was live before, and a removal takes all of it away', async () => {
    await publishApp('1.1.0');
    await changeLive(storage, (registry) => withRollback(registry, 'mail'));
    expect(await live()).toBe('1.0.0-aaa');
    await changeLive(storage, (registry) => withoutApp(registry, 'mail'), { allowsBrokenDependents: true });
    expect(await live()).toBeUndefined();
  });

  test('each change is listed with its author and reason, and undo takes the last one back: a removal, too', async () => {
    await publishApp('1.1.0', 'The list is quicker');
    expect((await storage.registry()).apps.mail?.releases[0]).toMatchObject({
      publishedBy: 'Ann',
      why: 'The list is quicker',
    });
    const before = (await storage.registry()).apps;
    const note = { what: 'remove mail', by: 'Bo' };
    await changeLive(storage, (registry) => withoutApp(registry, 'mail'), { note, allowsBrokenDependents: true });
    expect(await undo(storage, 'Needed after all')).toMatchObject({ what: 'remove mail' });
    const { apps, changes } = await storage.registry();
    expect(apps).toEqual(before);
    expect(changes?.slice(0, 3).map(({ by, what, why }) => [by, what, why])).toEqual([
      ['Ann', 'undo of: remove mail', 'Needed after all'],
      ['Bo', 'remove mail', undefined],
      ['Ann', 'release mail 1.1.0-aaa', 'The list is quicker'],
    ]);
    // Once more: what was taken back is there again.
    await undo(storage);
    expect(await live()).toBeUndefined();
  });

  test('undo of a release leads to the one before, and a build of the same sources stays away', async () => {
    await publishApp('1.1.0');
    await undo(storage);
    expect(await live()).toBe('1.0.0-aaa');
    expect((await storage.registry()).apps.mail?.latest).toBe('1.1.0-aaa');
  });

  test('undo of an edit by hand is rejected', async () => {
    await storage.change((registry) => withOrigin(registry, 'https://by.hand', true));
    await expect(undo(storage)).rejects.toThrow('edited by hand after revision');
  });

  test('prune leaves what is kept, and what taking the last change back would bring again', async () => {
    for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0']) await publishApp(version);
    kind.age();
    expect(await prune(storage)).toEqual(['remotes/mail/1.0.0-aaa']);
    await changeLive(storage, (registry) => withoutApp(registry, 'mail'), { allowsBrokenDependents: true });
    kind.age();
    expect(await prune(storage)).toEqual(['remotes/mail/1.1.0-aaa']);
    await undo(storage);
    await expectWhole();
    expect(await storage.names('remotes/mail/1.2.0-aaa')).toContain('remoteEntry.js');
  });

  test('what is rejected changes nothing', async () => {
    const before = await storage.registry();
    const release = { ...mail('1.1.0'), integrity: 'sha384-of-something-else' };
    await expect(publish(storage, { apps: [staging.app(release)] })).rejects.toThrow('Rejected; nothing was changed');
    expect(await storage.registry()).toEqual(before);
  });

  test('a damaged registry is rejected by name, and repaired', async () => {
    const { revision } = await storage.registry();
    await storage.write('registry.json', '{"revision": 7');
    await expect(publishApp('1.1.0')).rejects.toThrow(/registry\.json is not a registry .* repair/);
    expect(await storage.repair()).toContain(`as revision ${revision + 1}`);
    await publishApp('1.1.0');
    await expectWhole();
  });
});
