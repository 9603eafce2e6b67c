import type { MockControl } from 'mock';
import type { MockApp } from 'shared/api';
import type { EmittedManifest } from 'shared/contract';
import type { Catalog } from 'shared/runtime';

/** Loads the calls that an app brings along. */
export type LoadMock = (manifest: EmittedManifest, module: string) => Promise<MockApp>;

/** Lets the calls that remotes bring along answer as well, also those of apps that come or change later. */
export function registerRemoteMocks(demo: Pick<MockControl, 'register'>, catalog: Catalog, load: LoadMock): void {
  const known = new Map<string, EmittedManifest>();
  const register = () => {
    for (const manifest of catalog.getApps()) {
      const { id, mock } = manifest;
      if (!mock || known.get(id) === manifest) continue;
      known.set(id, manifest);
      demo.register(id, { prefix: mock.prefix, load: () => load(manifest, mock.module) });
    }
  };
  register();
  catalog.subscribe(register);
}
