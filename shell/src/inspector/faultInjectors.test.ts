import type { Release } from '@atrium/contract';
import { sampleRelease } from '@atrium/contract/host';
import { LoadError } from '../apps/loading/LoadError';
import { type FaultName, faultInjectors, faultNames, faultsFor } from './faultInjectors';

const release: Release = sampleRelease({
  id: 'notes',
  slots: [{ id: 's', slot: 'navbar.end', label: 's', icon: 'mail', order: 1, module: './Slot' }],
  commands: [{ id: 'notes.write', module: './commands' }],
});

const NotesPage = () => null;
const modules: Record<string, unknown> = {
  './app': { default: { id: 'notes', routes: [{ path: '/notes', load: async () => ({ default: NotesPage }) }] } },
  './Slot': { default: () => null },
  './commands': { default: { 'notes.write': () => 'written' } },
};
const load = async (module: string) => modules[module];
const failing = (name: FaultName) => faultInjectors[name](release)(load);

const defaultOf = (module: unknown) => Reflect.get(Object(module), 'default');

test.each([
  ['missing', 'missing'],
  ['server', 'server'],
  ['html', 'missing'],
  ['broken', 'broken'],
  ['empty', 'broken'],
  ['integrity', 'broken'],
  ['host', 'host'],
] as const)('%s: no module loads, as %s', async (name, fault) => {
  const error = await failing(name)('./app').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(LoadError);
  expect(error).toMatchObject({ reason: fault });
});

test.each([
  ['chunk', 'missing'],
  ['truncated', 'broken'],
] as const)('%s: the app loads, and none of its pages', async (name, fault) => {
  const app = defaultOf(await failing(name)('./app'));
  await expect(app.routes[0].load()).rejects.toMatchObject({ reason: fault });
});

test.each(['render', 'effect', 'handler', 'suspense'] as const)('%s: the page is another', async (name) => {
  const app = defaultOf(await failing(name)('./app'));
  expect(defaultOf(await app.routes[0].load())).not.toBe(NotesPage);
  expect(await failing(name)('./Slot')).toBe(modules['./Slot']);
});

test('what throws while it is loaded is an error of the app’s own', async () => {
  await expect(failing('import')('./app')).rejects.not.toBeInstanceOf(LoadError);
});

test('slots and commands throw, and the app itself stays as it is', async () => {
  expect(defaultOf(await failing('slot')('./Slot'))).toThrow('on purpose');
  expect(defaultOf(await failing('command')('./commands'))['notes.write']).toThrow('on purpose');
  expect(await failing('slot')('./app')).toBe(modules['./app']);
});

test('a reducer throws under the app’s own id', async () => {
  expect(defaultOf(await failing('reducer')('./app'))).toMatchObject({ id: 'notes' });
  expect(defaultOf(await failing('reducer')('./app')).reducer).toThrow('on purpose');
});

test('an app fails in the ways that it has the parts for', () => {
  expect(faultsFor(release)).toEqual(faultNames);
  const bare = faultsFor(sampleRelease({ id: 'bare' }));
  expect(faultNames.filter((name) => !bare.includes(name))).toEqual(['slot', 'command']);
});
