import type { MockApp } from 'shared/api';
import type { EmittedManifest } from 'shared/contract';
import { sampleManifest } from 'shared/contract/host';
import { registerRemoteMocks } from './remoteMocks';

const notes = (version: string): EmittedManifest => ({
  ...sampleManifest({ id: 'notes' }),
  version,
  backend: { prefixes: ['/apps/notes'], module: './backend' },
});

function createCatalog(apps: readonly EmittedManifest[]) {
  let now = apps;
  let listener = () => {};
  return {
    getApps: () => now,
    subscribe(told: () => void) {
      listener = told;
      return () => {};
    },
    become(next: readonly EmittedManifest[]) {
      now = next;
      listener();
    },
  };
}

const noCalls = async (): Promise<MockApp> => ({ id: 'notes', subject: null, tables: [], calls: [] });

test('an app’s own calls are known from the start, and again when the app changes', () => {
  const first = notes('1.0.0');
  const catalog = createCatalog([sampleManifest({ id: 'plain' }), first]);
  const register = jest.fn();
  registerRemoteMocks({ register }, catalog, noCalls);
  expect(register.mock.calls.map(([id, { prefixes }]) => [id, prefixes])).toEqual([['notes', ['/apps/notes']]]);
  catalog.become([first]);
  expect(register).toHaveBeenCalledTimes(1);
  catalog.become([notes('1.1.0')]);
  expect(register).toHaveBeenCalledTimes(2);
});

test('they are taken off when the app goes or offers none, and are back with it', () => {
  const catalog = createCatalog([notes('1.0.0')]);
  const takeOff = jest.fn();
  const register = jest.fn(() => takeOff);
  registerRemoteMocks({ register }, catalog, noCalls);
  catalog.become([sampleManifest({ id: 'notes' })]);
  expect(takeOff).toHaveBeenCalledTimes(1);
  catalog.become([notes('1.0.0')]);
  expect(register).toHaveBeenCalledTimes(2);
  expect(takeOff).toHaveBeenCalledTimes(1);
});

test('nothing is loaded before somebody calls', async () => {
  const load = jest.fn(noCalls);
  const register = jest.fn();
  registerRemoteMocks({ register }, createCatalog([notes('1.0.0')]), load);
  expect(load).not.toHaveBeenCalled();
  await register.mock.calls[0][1].load();
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ id: 'notes' }), './backend');
});
