import type { Release } from '@atrium/contract';
import { sampleRelease } from '@atrium/contract/host';
import { AppInstances } from './AppInstances';
import { LoadError } from './LoadError';
import { ModuleLoader, type OpenRelease } from './ModuleLoader';

const release: Release = {
  ...sampleRelease({ id: 'notes' }),
  entry: 'https://elsewhere.example/remoteEntry.js',
};

/** Opens releases whose first `failures` copies reject. */
function openedWith(failures: number, error: unknown = new Error('no script #RUNTIME-008')) {
  const attempts: number[] = [];
  const loads: string[] = [];
  const open: OpenRelease = (_, attempt) => {
    attempts.push(attempt);
    return (module) => {
      loads.push(module);
      return attempt < failures ? Promise.reject(error) : Promise.resolve({ default: attempt });
    };
  };
  return { loader: new ModuleLoader(open, new AppInstances()), attempts, loads };
}

test('a module is loaded once, however many ask for it', async () => {
  const { loader, loads } = openedWith(0);
  await Promise.all([1, 2, 3].map(() => loader.run(release, (load) => load('./app'))));
  await loader.run(release, (load) => load('./app'));
  expect(loads).toEqual(['./app']);
});

test('a failed load is tried again on a fresh copy of the release', async () => {
  const { loader, attempts } = openedWith(1);
  await expect(loader.run(release, (load) => load('./app'))).resolves.toEqual({ default: 1 });
  expect(attempts).toEqual([0, 1]);
});

test('the error says how often it was tried; a later call starts on a fresh copy and heals', async () => {
  const { loader, attempts } = openedWith(2);
  const error = await loader.run(release, (load) => load('./app')).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(LoadError);
  expect(error).toMatchObject({ reason: 'network', tries: 2 });
  await expect(loader.run(release, (load) => load('./app'))).resolves.toEqual({ default: 2 });
  expect(attempts).toEqual([0, 1, 2]);
});

test('a chunk that did not arrive is named; code that throws by itself has crashed', async () => {
  const request = 'https://elsewhere.example/0f.js';
  const missing = Object.assign(new Error('no chunk'), { name: 'ChunkLoadError', type: 'error', request });
  const loads = (error: Error) => openedWith(9, error).loader.run(release, (load) => load('./app'));
  await expect(loads(missing)).rejects.toMatchObject({ reason: 'network', url: request });
  await expect(loads(Object.assign(missing, { type: 'timeout' }))).rejects.toMatchObject({ reason: 'timeout' });
  await expect(loads(new TypeError('x is not a function'))).rejects.toMatchObject({ reason: 'crashed', tries: 2 });
});

test('an entry that never arrived is late; one whose connection was cut is not, though no reason is to be had', async () => {
  const late = new Error('ScriptNetworkError: Script "x" timed out. #RUNTIME-008');
  await expect(openedWith(9, late).loader.run(release, (load) => load('./app'))).rejects.toMatchObject({
    reason: 'timeout',
  });

  const here = { ...release, entry: '/remotes/notes/1/remoteEntry.js' };
  const never = jest.fn(() => new Promise<Response>(() => undefined));
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: never });
  await expect(openedWith(9).loader.run(here, (load) => load('./app'))).rejects.toMatchObject({ reason: 'network' });
  expect(never).toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'fetch');
});

test('what breaks the contract is not tried again', async () => {
  const { loader, attempts } = openedWith(9, new LoadError('contract', release.entry));
  await expect(loader.run(release, (load) => load('./app'))).rejects.toMatchObject({ reason: 'contract', tries: 1 });
  expect(attempts).toEqual([0, 1]);
});
