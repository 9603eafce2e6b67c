import type { MockControl } from 'mock';
import type { MockApp } from 'shared/api';
import type { EmittedManifest } from 'shared/contract';
import type { Catalog } from 'shared/runtime';

/** Loads the calls that an app brings along. */
export type LoadMock = (manifest: EmittedManifest, module: string) => Promise<MockApp>;

/** Lets the calls that remotes bring along answer as well, for as long as their app is there; it may come or change later. */
export function registerRemoteMocks(demo: Pick<MockControl, 'register'>, catalog: Catalog, load: LoadMock): void {
  const known = new Map<string, { manifest: EmittedManifest; takeOff: () => void }>();
  const register = () => {
    const offering = new Set<string>();
    for (const manifest of catalog.getApps()) {
      const { id, backend } = manifest;
      if (!backend) continue;
      offering.add(id);
      if (known.get(id)?.manifest === manifest) continue;
      const source = { prefixes: backend.prefixes, load: () => load(manifest, backend.module) };
      known.set(id, { manifest, takeOff: demo.register(id, source) });
    }
    for (const [id, { takeOff }] of known)
      if (!offering.has(id)) {
        takeOff();
        known.delete(id);
      }
  };
  register();
  catalog.subscribe(register);
}
