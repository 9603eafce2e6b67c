import type { Registry, Release } from '@atrium/contract';
import { createBareManifest, sampleRegistry } from '@atrium/contract/host';
import { memoryStorage } from '@atrium/sdk';
import { ReleaseStore } from './ReleaseStore';
import { TabStore } from './TabStore';

const release = (name: string, id = 'mail'): Release => ({
  release: name,
  container: `${id}_${name}`,
  entry: `/remotes/${id}/${name}/entry.js`,
  integrity: 'sha384-x',
  manifest: createBareManifest({
    id,
    title: name,
    slots: [{ id: 's', slot: 'x', label: 's', icon: 'mail', order: 1, module: './S' }],
  }),
});

const registry = (names: string[], revision = 1): Registry => ({
  ...sampleRegistry([release(names[0] ?? '')], revision),
  apps: { mail: { live: names[0] ?? '', earlier: names.slice(1), releases: names.map((name) => release(name)) } },
});

function open(names = ['1']) {
  const tab = new TabStore(memoryStorage());
  const store = new ReleaseStore({ registry: registry(names), tab, isAllowedEntry: () => true });
  return { tab, store, used: () => store.get().releases.get('mail')?.release };
}

test('a newer release of an app that is not on screen is taken at once, with its manifest', () => {
  const { store, used } = open();
  store.receive(registry(['2', '1'], 2));
  expect(used()).toBe('2');
  expect(store.get().apps.map(({ title }) => title)).toEqual(['2']);
  expect(store.get().pending.size).toBe(0);
});

test('one on screen waits until everything of the app has left', () => {
  const { store, used } = open();
  const leavePage = store.pin('mail');
  const leaveSlot = store.pin('mail');
  store.receive(registry(['2', '1'], 2));
  expect(used()).toBe('1');
  expect(store.get().pending.get('mail')?.release).toBe('2');
  leavePage();
  expect(used()).toBe('1');
  leaveSlot();
  expect(used()).toBe('2');
  expect(store.get().pending.size).toBe(0);
});

test('one on screen is taken when the person says so', () => {
  const { store, used } = open();
  store.pin('mail');
  store.receive(registry(['2', '1'], 2));
  store.applyPending('mail');
  expect(used()).toBe('2');
});

test('the same revision, or the same release, changes nothing', () => {
  const { store } = open();
  store.receive(registry(['1'], 1));
  const before = store.get();
  store.receive(registry(['2', '1'], 1));
  expect(store.get()).toBe(before);
  store.receive(registry(['1'], 2));
  expect(store.get().releases.get('mail')).toBe(before.releases.get('mail'));
  expect(store.get().apps).toBe(before.apps);
});

test('an app that joins is there, and one that is taken out goes, but not from the screen', () => {
  const { store, used } = open();
  const leave = store.pin('mail');
  const chat = sampleRegistry([release('1', 'chat')], 2);
  store.receive(chat);
  expect([...store.get().releases.keys()].sort()).toEqual(['chat', 'mail']);
  leave();
  expect(used()).toBeUndefined();
});

test('after two crashes the release before is used, and is reported once', () => {
  const { store, used } = open(['2', '1']);
  store.pin('mail');
  store.reportCrash(release('2'));
  expect(used()).toBe('2');
  store.reportCrash(release('2'));
  expect(used()).toBe('1');
  expect(store.get().fallbacks).toMatchObject([{ id: 'mail', from: { release: '2' }, to: { release: '1' } }]);
  store.acknowledge();
  expect(store.get().fallbacks).toEqual([]);
  store.receive(registry(['2', '1'], 2));
  expect(used()).toBe('1');
  store.receive(registry(['3', '2', '1'], 3));
  expect(store.get().pending.get('mail')?.release).toBe('3');
});

test('the release before takes over as soon as it is known, where the page came without it', () => {
  const { store, used } = open(['2']);
  store.pin('mail');
  store.reportCrash(release('2'));
  store.reportCrash(release('2'));
  expect([used(), store.lacksReleases()]).toEqual(['2', true]);
  store.receive(registry(['2', '1']));
  expect([used(), store.lacksReleases()]).toEqual(['1', false]);
  expect(store.get().fallbacks).toMatchObject([{ id: 'mail', from: { release: '2' }, to: { release: '1' } }]);
});

test('the last release there is stays, however often it crashes', () => {
  const { store, used } = open(['1']);
  for (let count = 0; count < 5; count += 1) store.reportCrash(release('1'));
  expect(used()).toBe('1');
  expect(store.get().fallbacks).toEqual([]);
});

test('a rollback for the tab outlives a reload, and can be taken back', () => {
  const { store, tab, used } = open(['2', '1']);
  store.rollBack('mail');
  expect(used()).toBe('1');
  const reloaded = new ReleaseStore({ registry: registry(['2', '1']), tab, isAllowedEntry: () => true });
  expect(reloaded.get().releases.get('mail')?.release).toBe('1');
  store.useLive('mail');
  expect(used()).toBe('2');
});

test('a page that came with the latest releases alone gets the older one that the tab wants', () => {
  const { store, tab } = open(['3', '2', '1']);
  store.rollBack('mail');
  store.rollBack('mail');
  const start = () => new ReleaseStore({ registry: registry(['3', '2']), tab, isAllowedEntry: () => true });
  const reloaded = start();
  expect(reloaded.needsFullRegistry()).toBe(true);
  reloaded.receive(registry(['3', '2', '1']));
  expect(reloaded.get().releases.get('mail')?.release).toBe('1');
  expect(reloaded.needsFullRegistry()).toBe(false);
  tab.change({ skippedReleases: {} });
  expect(start().needsFullRegistry()).toBe(false);
});

test('an app that is switched off keeps its places and offers nothing', () => {
  const { store, tab } = open();
  tab.change({ isSafe: true });
  expect(store.get().apps).toMatchObject([{ id: 'mail', slots: [], commands: [] }]);
  tab.change({ on: ['mail'] });
  expect(store.get().apps[0]?.slots).toHaveLength(1);
});

test('another shell is offered, and no longer once it is the same again', () => {
  const { store } = open();
  store.receive({ ...registry(['1'], 2), shell: { release: '2.0.0-new', host: '2.0.0' } });
  expect(store.get().newShell).toBe('2.0.0-new');
  store.receive(registry(['1'], 3));
  expect(store.get().newShell).toBeNull();
});

test('an override is used instead of what is live, and leaves without a trace', () => {
  const { store, used } = open();
  store.override('mail', release('1.0.0-dev'));
  store.receive(registry(['2', '1'], 2));
  expect(used()).toBe('1.0.0-dev');
  store.override('mail', undefined);
  expect(used()).toBe('2');
});
