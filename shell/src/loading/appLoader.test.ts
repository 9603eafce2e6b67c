import type { AppDefinition, Release } from 'shared/contract';
import { sampleManifest } from 'shared/contract/host';
import { createRuntime } from 'shared/runtime';
import { createAppLoader } from './appLoader';
import { createModuleLoader } from './moduleLoader';

const release = (name: string): Release => ({
  release: name,
  container: `notes_${name}`,
  entry: `/remotes/notes/${name}/entry.js`,
  integrity: 'sha384-x',
  manifest: sampleManifest({ id: 'notes' }),
});

/** A loader over releases whose `listen` tells what it does, in order. */
function createLoader(stop: (release: string) => void) {
  const told: string[] = [];
  const open = ({ release: name }: Release) => {
    const app: AppDefinition = {
      id: 'notes',
      routes: [],
      listen() {
        told.push(`listen ${name}`);
        return () => {
          told.push(`stop ${name}`);
          stop(name);
        };
      },
    };
    return async (module: string) => ({ default: module === './app' ? app : {} });
  };
  const runtime = createRuntime();
  return { told, runtime, loader: createAppLoader(createModuleLoader(open), runtime) };
}

test('the listening of a release stops before another one becomes active', async () => {
  const { loader, told } = createLoader(() => {});
  await loader.loadApp(release('1'));
  await loader.loadApp(release('1'));
  await loader.loadApp(release('2'));
  await loader.loadApp(release('1'));
  expect(told).toEqual(['listen 1', 'stop 1', 'listen 2', 'stop 2', 'listen 1']);
});

test('a release that cannot stop does not keep the next one from coming', async () => {
  const { loader, told, runtime } = createLoader((name) => {
    throw new Error(`${name} cannot stop`);
  });
  await loader.loadApp(release('1'));
  await loader.loadApp(release('2'));
  expect(told).toEqual(['listen 1', 'stop 1', 'listen 2']);
  expect(runtime.events.recent()).toContainEqual(
    expect.objectContaining({ type: 'error', app: 'notes', stage: 'stop', error: 'Error: 1 cannot stop' }),
  );
});
