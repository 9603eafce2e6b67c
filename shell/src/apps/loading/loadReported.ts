import type { Release } from 'shared/contract';
import type { HostRuntime } from 'shared/runtime';
import type { LoadModule } from './AppInstance';
import type { AppInstances } from './AppInstances';
import { LoadError } from './LoadError';
import type { ModuleLoader } from './ModuleLoader';
import { stackOf } from './stackOf';

export interface LoaderParts {
  modules: ModuleLoader;
  instances: AppInstances;
  runtime: HostRuntime;
  /** Does this host offer what the release was built for? */
  fits(release: Release): boolean;
}

/** A release that comes back after another one runs again, so that its styles are the ones in the page. */
function enter(release: Release, { modules, instances }: LoaderParts): void {
  const app = instances.of(release);
  if (app.latest === release.container) return;
  const instance = instances.releaseOf(release);
  if (instance.hasRun) modules.renew(release);
  instance.hasRun = true;
  app.latest = release.container;
}

/** Loads something of a release, and reports how that went to the app's record and to the event hub. */
export async function loadReported<T>(
  release: Release,
  module: string,
  parts: LoaderParts,
  operation: (load: LoadModule) => Promise<T>,
): Promise<T> {
  const { modules, instances, runtime, fits } = parts;
  const { id } = release.manifest;
  const start = performance.now();
  instances.markLoading(release);
  try {
    if (!fits(release)) throw new LoadError('host', release.entry);
    enter(release, parts);
    const result = await modules.run(release, operation);
    const ms = performance.now() - start;
    instances.markLoaded(release, module, ms);
    runtime.events.emit({ type: 'load', app: id, release: release.release, module, ms });
    return result;
  } catch (error) {
    instances.markFailed(release, error);
    const stage = `load ${module}`;
    runtime.events.emit({
      type: 'error',
      app: id,
      release: release.release,
      stage,
      error: String(error),
      ...stackOf(error),
    });
    throw error;
  }
}
