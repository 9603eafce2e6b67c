import type { AppBackend } from '@atrium/backend';
import type { Catalog, EmittedManifest, Permission, ProviderSignIn } from '@atrium/contract';
import { hostPages, ownerOfPath, searchEntryId, suggestedPages } from '@atrium/contract/host';
import type { MockControl } from '@atrium/mock';
import type { PageServices } from '@atrium/sdk/page';
import type { Demo } from '../apps/ShellServices';
import { basePath } from '../common/basePath';
import { combinedSearch } from '../session/landingPath';

/** Suggestions for the demo's search and bookmarks: the search entries of all live apps and of the shell. */
const suggestionsOf = ({ i18n }: PageServices, catalog: Catalog) => [
  ...suggestedPages(catalog.getApps(), ({ labels }, label) => labels.en[label] ?? label),
  ...hostPages.map(({ id, label, path }) => ({
    id: searchEntryId('shell', id),
    title: i18n.t(label, { lng: 'en', ns: 'shell' }),
    link: path,
    icon: 'file',
  })),
];

interface DemoOptions {
  loadBackend: LoadBackend;
  provider?: ProviderSignIn;
}

/**
 * Installs the demo API behind the page's HTTP client, which waits for it. Its code is
 * loaded by the first call, or by `prepare()`.
 */
export function startDemo(services: PageServices, catalog: Catalog, { loadBackend, ...named }: DemoOptions): Demo {
  // Read now: by the first call the address may have changed to the sign-in.
  const search = combinedSearch(location.search);
  let installing: ReturnType<typeof install> | undefined;
  const installed = () => {
    installing ??= install();
    // A chunk that did not arrive is asked for again by the next call.
    installing.catch(() => {
      installing = undefined;
    });
    return installing;
  };
  services.answerBy(installed);

  async function install() {
    const [{ installMock }, { network }] = await Promise.all([import('@atrium/mock'), services.openHttp()]);
    const demo = installMock(network, {
      search,
      origin: location.origin + basePath,
      suggestions: () => suggestionsOf(services, catalog),
      requires: (path) => requiredBy(catalog.getApps(), path),
      ...named,
    });
    if (basePath) (await import('./demoBelowPath')).placeDemo(network, basePath);
    registerBackends(demo, catalog, loadBackend);
    return demo;
  }

  return {
    prepare: () => void installed(),
    async reset() {
      await (await installed()).reset();
      window.location.reload();
    },
  };
}

export type LoadBackend = (manifest: EmittedManifest, module: string) => Promise<AppBackend>;

export function registerBackends(demo: Pick<MockControl, 'register'>, catalog: Catalog, load: LoadBackend): void {
  const known = new Map<string, { manifest: EmittedManifest; unregister: () => void }>();
  const register = () => {
    const live = new Set<string>();
    for (const manifest of catalog.getApps()) {
      const { id } = manifest;
      live.add(id);
      if (known.get(id)?.manifest === manifest) continue;
      known.get(id)?.unregister();
      known.set(id, { manifest, unregister: demo.register(manifest, (module) => load(manifest, module)) });
    }
    for (const [id, { unregister }] of known)
      if (!live.has(id)) {
        unregister();
        known.delete(id);
      }
  };
  register();
  catalog.subscribe(register);
}

/** The permission that a path requires; undefined where it requires none, or has no page. */
function requiredBy(apps: readonly EmittedManifest[], path: string): Permission | undefined {
  const own = hostPages.find((page) => page.path === path);
  if (own) return own.requires;
  return (
    ownerOfPath(apps, path)?.entry.requires ??
    apps.flatMap(({ search = [] }) => search).find((entry) => entry.path === path)?.requires
  );
}
