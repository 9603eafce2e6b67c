import { createRoot } from 'react-dom/client';
import { type Catalog, createRuntime, RuntimeProvider } from 'shared/runtime';
import { kitLocales } from 'shared/ui';
import { DemoProvider } from './demo/DemoContext';
import type { LoadMock } from './demo/remoteMocks';
import { startDemo } from './demo/startDemo';
import { shellLocales } from './locales';
import { createAppLoader } from './remotes/appLoader';
import { CommandFaultsProvider, watchCommands } from './remotes/commandFaults';
import { LoaderProvider } from './remotes/LoaderContext';
import { createModuleLoader, type OpenRelease } from './remotes/moduleLoader';
import { inlinedRegistry, liveReleases, manifestsOf } from './remotes/registry';
import { ReleasesProvider } from './remotes/releases';
import { GuardedRouter } from './router/GuardedRouter';
import { loadFrame } from './routes/LazyFrame';
import { Root } from './routes/Root';
import { unregisterServiceWorkers } from './serviceWorkers';
import { keepSettings } from './settings/keepSettings';
import { Theme } from './settings/Theme';

/**
 * Puts the page together: registry, runtime, demo API, loader, frame.
 * @param openRelease where the code of a release comes from
 */
export async function start(element: HTMLElement, openRelease: OpenRelease): Promise<void> {
  const registry = inlinedRegistry();
  const releases = liveReleases(registry);
  const apps = manifestsOf(releases);
  const releaseOf = (id: string) => {
    const release = releases.get(id);
    if (!release) throw new Error(`${id} has no live release.`);
    return release;
  };
  const catalog: Catalog = { getApps: () => apps, subscribe: () => () => undefined };

  const created = createRuntime({
    catalog,
    ...(registry.api.mode === 'server' ? { baseURL: registry.api.baseUrl } : {}),
    loadCommands: ({ id }, module) => loader.loadCommands(releaseOf(id), module),
  });
  const { commands, faults } = watchCommands(created.commands);
  const runtime = { ...created, commands };
  const loader = createAppLoader(createModuleLoader(openRelease), runtime);
  const loadMock: LoadMock = ({ id }, module) => loader.loadMock(releaseOf(id), module);
  const demo = registry.api.mode === 'mock' ? startDemo(runtime, releases, loadMock) : null;
  if (runtime.session.getState().status === 'signedOut')
    // Whoever types a password will need the frame next, and the API at once.
    window.addEventListener('input', () => void Promise.allSettled([loadFrame(), demo?.prepare()]), { once: true });
  else void loadFrame();
  keepSettings(runtime, localStorage);
  void unregisterServiceWorkers();

  await Promise.all([runtime.languages.addTexts('kit', kitLocales), runtime.languages.addTexts('shell', shellLocales)]);

  createRoot(element).render(
    <RuntimeProvider runtime={runtime}>
      <DemoProvider value={demo}>
        <LoaderProvider value={loader}>
          <ReleasesProvider value={releases}>
            <CommandFaultsProvider value={faults}>
              <Theme>
                <GuardedRouter>
                  <Root />
                </GuardedRouter>
              </Theme>
            </CommandFaultsProvider>
          </ReleasesProvider>
        </LoaderProvider>
      </DemoProvider>
    </RuntimeProvider>,
  );
}
