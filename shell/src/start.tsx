import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { type Catalog, createRuntime, RuntimeProvider } from 'shared/runtime';
import { kitLocales } from 'shared/ui';
import { DemoProvider } from './demo/DemoContext';
import { startDemo } from './demo/startDemo';
import { shellLocales } from './locales';
import { createAppLoader } from './remotes/appLoader';
import { openRelease } from './remotes/federation';
import { LoaderProvider } from './remotes/LoaderContext';
import { createModuleLoader } from './remotes/moduleLoader';
import { inlinedRegistry, liveReleases, manifestsOf } from './remotes/registry';
import { ReleasesProvider } from './remotes/releases';
import { createRouter } from './routes/router';
import { keepSettings } from './settings/keepSettings';
import { Theme } from './settings/Theme';

/** Puts the page together: registry, runtime, demo API, loader, frame. */
export async function start(element: HTMLElement): Promise<void> {
  const registry = inlinedRegistry();
  const releases = liveReleases(registry);
  const apps = manifestsOf(releases);
  const catalog: Catalog = { getApps: () => apps, subscribe: () => () => undefined };

  const runtime = createRuntime({
    catalog,
    ...(registry.api.mode === 'server' ? { baseURL: registry.api.baseUrl } : {}),
    loadCommands: (manifest, module) => {
      const release = releases.get(manifest.id);
      if (!release) throw new Error(`${manifest.id} has no live release.`);
      return loader.loadCommands(release, module);
    },
  });
  const loader = createAppLoader(createModuleLoader(openRelease), runtime);
  const demo = registry.api.mode === 'mock' ? startDemo(runtime, releases) : null;
  keepSettings(runtime, localStorage);

  await Promise.all([runtime.languages.addTexts('kit', kitLocales), runtime.languages.addTexts('shell', shellLocales)]);

  createRoot(element).render(
    <RuntimeProvider runtime={runtime}>
      <DemoProvider value={demo}>
        <LoaderProvider value={loader}>
          <ReleasesProvider value={releases}>
            <Theme>
              <RouterProvider router={createRouter()} />
            </Theme>
          </ReleasesProvider>
        </LoaderProvider>
      </DemoProvider>
    </RuntimeProvider>,
  );
}
