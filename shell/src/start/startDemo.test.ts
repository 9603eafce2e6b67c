import type { AppBackend } from '@atrium/backend';
import type { EmittedManifest } from '@atrium/contract';
import { createBareManifest } from '@atrium/contract/host';
import { registerBackends } from './startDemo';

const notes = (version: string): EmittedManifest => ({
  ...createBareManifest({ id: 'notes' }),
  version,
  backend: { prefixes: ['/apps/notes'], module: './backend' },
});

function createCatalog(apps: readonly EmittedManifest[]) {
  let now = apps;
  let listener = () => {};
  return {
    getApps: () => now,
    subscribe(changed: () => void) {
      listener = changed;
      return () => {};
    },
    become(next: readonly EmittedManifest[]) {
      now = next;
      listener();
    },
  };
}

const noCalls = async (): Promise<AppBackend> => ({ id: 'notes', subject: null, tables: [], calls: [] });

test('an app’s backend is known from the start, and again when the app changes', () => {
  const first = notes('1.0.0');
  const catalog = createCatalog([first]);
  const takeOff = jest.fn();
  const register = jest.fn(() => takeOff);
  registerBackends({ register }, catalog, noCalls);
  expect(register).toHaveBeenCalledWith(first, expect.any(Function));
  catalog.become([first]);
  expect(register).toHaveBeenCalledTimes(1);
  catalog.become([notes('1.1.0')]);
  expect(register).toHaveBeenCalledTimes(2);
  expect(takeOff).toHaveBeenCalledTimes(1);
});

test('it is taken off when the app goes, and is back with it', () => {
  const catalog = createCatalog([notes('1.0.0')]);
  const takeOff = jest.fn();
  const register = jest.fn(() => takeOff);
  registerBackends({ register }, catalog, noCalls);
  catalog.become([]);
  expect(takeOff).toHaveBeenCalledTimes(1);
  catalog.become([notes('1.0.0')]);
  expect(register).toHaveBeenCalledTimes(2);
});

test('nothing is loaded before somebody calls', async () => {
  const load = jest.fn(noCalls);
  const register = jest.fn();
  const manifest = notes('1.0.0');
  registerBackends({ register }, createCatalog([manifest]), load);
  expect(load).not.toHaveBeenCalled();
  await register.mock.calls[0][1]('./backend');
  expect(load).toHaveBeenCalledWith(manifest, './backend');
});
