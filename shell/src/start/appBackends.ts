import type { MockControl } from 'mock';
import type { AppBackend } from 'shared/backend';
import type { EmittedManifest } from 'shared/contract';
import type { Catalog } from 'shared/runtime';

/** Loads the backend of an app. */
export type LoadBackend = (manifest: EmittedManifest, module: string) => Promise<AppBackend>;

/** Lets the apps' backends answer, each for as long as its app is there; it may come or change later. */
export function registerBackends(demo: Pick<MockControl, 'register'>, catalog: Catalog, load: LoadBackend): void {
  const known = new Map<string, { manifest: EmittedManifest; takeOff: () => void }>();
  const register = () => {
    const live = new Set<string>();
    for (const manifest of catalog.getApps()) {
      const { id } = manifest;
      live.add(id);
      if (known.get(id)?.manifest === manifest) continue;
      known.get(id)?.takeOff();
      known.set(id, { manifest, takeOff: demo.register(manifest, (module) => load(manifest, module)) });
    }
    for (const [id, { takeOff }] of known)
      if (!live.has(id)) {
        takeOff();
        known.delete(id);
      }
  };
  register();
  catalog.subscribe(register);
}
