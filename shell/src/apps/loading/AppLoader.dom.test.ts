import type { AppDefinition, Release } from '@atrium/contract';
import { createBareManifest } from '@atrium/contract/host';
import { createAppApi, createRuntime } from '@atrium/sdk';
import { AppInstances } from './AppInstances';
import { AppLoader } from './AppLoader';
import { ModuleLoader } from './ModuleLoader';

const release = (name: string): Release => ({
  release: name,
  container: `notes_${name}`,
  entry: `/remotes/notes/${name}/entry.js`,
  integrity: 'sha384-x',
  manifest: createBareManifest({ id: 'notes' }),
});

/** A loader over releases whose `listen` says what it does, in order. */
function createLoader(stop: (release: string) => void) {
  const heard: string[] = [];
  const open = ({ release: name }: Release) => {
    const app: AppDefinition = {
      id: 'notes',
      routes: [],
      listen() {
        heard.push(`listen ${name}`);
        return () => {
          heard.push(`stop ${name}`);
          stop(name);
        };
      },
    };
    return async (module: string) => ({ default: module === './app' ? app : {} });
  };
  const runtime = createRuntime();
  const instances = new AppInstances();
  const modules = new ModuleLoader(open, instances);
  return { heard, runtime, loader: new AppLoader({ modules, instances, runtime, fits: () => true }) };
}

test('the listening of a release stops before another one becomes active', async () => {
  const { loader, heard } = createLoader(() => {});
  await loader.loadApp(release('1'));
  await loader.loadApp(release('1'));
  await loader.loadApp(release('2'));
  await loader.loadApp(release('1'));
  expect(heard).toEqual(['listen 1', 'stop 1', 'listen 2', 'stop 2', 'listen 1']);
});

test('a release that cannot stop does not keep the next one from coming', async () => {
  const { loader, heard, runtime } = createLoader((name) => {
    throw new Error(`${name} cannot stop`);
  });
  await loader.loadApp(release('1'));
  await loader.loadApp(release('2'));
  expect(heard).toEqual(['listen 1', 'stop 1', 'listen 2']);
  expect(runtime.events.recent()).toContainEqual(
    expect.objectContaining({ type: 'error', app: 'notes', stage: 'stop', error: 'Error: 1 cannot stop' }),
  );
});

test.each<[string, Partial<AppDefinition>]>([
  ['calls itself another app', { id: 'todo' }],
  ['brings the api of another app', { api: createAppApi('todo') }],
])('a release that %s breaks the contract', async (_, part) => {
  const runtime = createRuntime();
  const instances = new AppInstances();
  const app: AppDefinition = { id: 'notes', routes: [], ...part };
  const modules = new ModuleLoader(() => async () => ({ default: app }), instances);
  const loader = new AppLoader({ modules, instances, runtime, fits: () => true });
  await expect(loader.loadApp(release('1'))).rejects.toMatchObject({ name: 'LoadError', reason: 'contract' });
  expect(runtime.store.getState()).not.toHaveProperty('todo/api');
});
