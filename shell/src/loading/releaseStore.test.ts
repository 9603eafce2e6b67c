import type { Registry, Release } from 'shared/contract';
import { sampleManifest, sampleRegistry } from 'shared/contract/host';
import { memoryStorage } from 'shared/runtime';
import { createTabChoices } from '../tab/tabChoices';
import { createReleaseBook } from './releaseStore';

const release = (name: string, id = 'mail'): Release => ({
  release: name,
  container: `${id}_${name}`,
  entry: `/remotes/${id}/${name}/entry.js`,
  integrity: 'sha384-x',
  manifest: sampleManifest({
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
  const tab = createTabChoices(memoryStorage());
  const book = createReleaseBook({ registry: registry(names), tab, isAllowedEntry: () => true });
  return { tab, book, used: () => book.get().releases.get('mail')?.release };
}

test('a newer release of an app that is not on screen is taken at once, with its manifest', () => {
  const { book, used } = open();
  book.receive(registry(['2', '1'], 2));
  expect(used()).toBe('2');
  expect(book.get().apps.map(({ title }) => title)).toEqual(['2']);
  expect(book.get().waiting.size).toBe(0);
});

test('one on screen waits until everything of the app has left', () => {
  const { book, used } = open();
  const leavePage = book.hold('mail');
  const leaveSlot = book.hold('mail');
  book.receive(registry(['2', '1'], 2));
  expect(used()).toBe('1');
  expect(book.get().waiting.get('mail')?.release).toBe('2');
  leavePage();
  expect(used()).toBe('1');
  leaveSlot();
  expect(used()).toBe('2');
  expect(book.get().waiting.size).toBe(0);
});

test('one on screen is taken when the person says so', () => {
  const { book, used } = open();
  book.hold('mail');
  book.receive(registry(['2', '1'], 2));
  book.take('mail');
  expect(used()).toBe('2');
});

test('the same revision, or the same release, changes nothing', () => {
  const { book } = open();
  book.receive(registry(['1'], 1));
  const before = book.get();
  book.receive(registry(['2', '1'], 1));
  expect(book.get()).toBe(before);
  book.receive(registry(['1'], 2));
  expect(book.get().releases.get('mail')).toBe(before.releases.get('mail'));
  expect(book.get().apps).toBe(before.apps);
});

test('an app that joins is there, and one that is taken out goes, but not from the screen', () => {
  const { book, used } = open();
  const leave = book.hold('mail');
  const chat = sampleRegistry([release('1', 'chat')], 2);
  book.receive(chat);
  expect([...book.get().releases.keys()].sort()).toEqual(['chat', 'mail']);
  leave();
  expect(used()).toBeUndefined();
});

test('after two crashes the release before is used, and it is told once', () => {
  const { book, used } = open(['2', '1']);
  book.hold('mail');
  book.reportCrash(release('2'));
  expect(used()).toBe('2');
  book.reportCrash(release('2'));
  expect(used()).toBe('1');
  expect(book.get().putAside).toMatchObject([{ id: 'mail', from: { release: '2' }, to: { release: '1' } }]);
  book.told();
  expect(book.get().putAside).toEqual([]);
  book.receive(registry(['2', '1'], 2));
  expect(used()).toBe('1');
  book.receive(registry(['3', '2', '1'], 3));
  expect(book.get().waiting.get('mail')?.release).toBe('3');
});

test('the last release there is stays, however often it crashes', () => {
  const { book, used } = open(['1']);
  for (let count = 0; count < 5; count += 1) book.reportCrash(release('1'));
  expect(used()).toBe('1');
  expect(book.get().putAside).toEqual([]);
});

test('a rollback for the tab outlives a reload, and can be taken back', () => {
  const { book, tab, used } = open(['2', '1']);
  book.rollBack('mail');
  expect(used()).toBe('1');
  const reloaded = createReleaseBook({ registry: registry(['2', '1']), tab, isAllowedEntry: () => true });
  expect(reloaded.get().releases.get('mail')?.release).toBe('1');
  book.useLive('mail');
  expect(used()).toBe('2');
});

test('a page that came with the latest releases alone gets the older one that the tab wants', () => {
  const { book, tab } = open(['3', '2', '1']);
  book.rollBack('mail');
  book.rollBack('mail');
  const start = () => createReleaseBook({ registry: registry(['3', '2']), tab, isAllowedEntry: () => true });
  const reloaded = start();
  expect(reloaded.isShort()).toBe(true);
  reloaded.receive(registry(['3', '2', '1']));
  expect(reloaded.get().releases.get('mail')?.release).toBe('1');
  expect(reloaded.isShort()).toBe(false);
  tab.change({ aside: {} });
  expect(start().isShort()).toBe(false);
});

test('an app that is switched off keeps its places and offers nothing', () => {
  const { book, tab } = open();
  tab.change({ isSafe: true });
  expect(book.get().apps).toMatchObject([{ id: 'mail', slots: [], commands: [] }]);
  tab.change({ on: ['mail'] });
  expect(book.get().apps[0]?.slots).toHaveLength(1);
});

test('another shell is offered, and no longer once it is the same again', () => {
  const { book } = open();
  book.receive({ ...registry(['1'], 2), shell: { release: '2.0.0-new', host: '2.0.0' } });
  expect(book.get().newShell).toBe('2.0.0-new');
  book.receive(registry(['1'], 3));
  expect(book.get().newShell).toBeNull();
});

test('an override is used instead of what is live, and leaves without a trace', () => {
  const { book, used } = open();
  book.override('mail', release('1.0.0-dev'));
  book.receive(registry(['2', '1'], 2));
  expect(used()).toBe('1.0.0-dev');
  book.override('mail', undefined);
  expect(used()).toBe('2');
});
