import { createRoot } from 'react-dom/client';
import { type Catalog, createRuntime, RuntimeProvider } from 'shared/runtime';
import { kitLocales } from 'shared/ui';
import { DemoProvider } from './demo/DemoContext';
import type { LoadMock } from './demo/remoteMocks';
import { startDemo } from './demo/startDemo';
import { createAppLoader } from './loading/appLoader';
import { CommandFaultsProvider, watchCommands } from './loading/commandFaults';
import { createModuleLoader, type OpenRelease } from './loading/moduleLoader';
import { applyOverrides, malformedRefusal } from './loading/overrides';
import { prefetchPage } from './loading/prefetchPage';
import { createReleaseBook } from './loading/releaseStore';
import { shellLocales } from './locales';
import { isAllowedOrigin, originOf } from './registry/pageOrigins';
import { inlinedRegistry } from './registry/registry';
import { watchRegistry } from './registry/watchRegistry';
import { LoaderProvider } from './remotes/LoaderContext';
import { LookProvider } from './remotes/look';
import { BookProvider } from './remotes/releases';
import { GuardedRouter } from './router/GuardedRouter';
import { loadFrame } from './routes/LazyFrame';
import { Root } from './routes/Root';
import { unregisterServiceWorkers } from './serviceWorkers';
import { keepSettings } from './settings/keepSettings';
import { Theme } from './settings/Theme';
import { openTab } from './tab/openTab';
import { TabProvider } from './tab/TabContext';

/**
 * Puts the page together: registry, runtime, demo API, loader, frame.
 * @param openRelease where the code of a release comes from
 */
export async function start(element: HTMLElement, openRelease: OpenRelease): Promise<void> {
  const registry = inlinedRegistry();
  const { store: tab, malformed } = openTab(sessionStorage);
  const isAllowedEntry = (entry: string) => isAllowedOrigin(originOf(entry));
  const book = createReleaseBook({ registry, tab, isAllowedEntry });
  const refusals = [...malformed.map(malformedRefusal), ...(await applyOverrides(tab, book))];
  const releaseOf = (id: string) => {
    const release = book.get().releases.get(id);
    if (!release) throw new Error(`${id} has no live release.`);
    return release;
  };
  const catalog: Catalog = { getApps: () => book.get().apps, subscribe: book.subscribe };

  const created = createRuntime({
    catalog,
    ...(registry.api.mode === 'server' ? { baseURL: registry.api.baseUrl } : {}),
    loadCommands: ({ id }, module) => loader.loadCommands(releaseOf(id), module),
  });
  const { commands, faults } = watchCommands(created.commands);
  const runtime = { ...created, commands };
  const loader = createAppLoader(createModuleLoader(openRelease), runtime, book.fits);
  const loadMock: LoadMock = ({ id }, module) => loader.loadMock(releaseOf(id), module);
  const look = watchRegistry(book);
  if (book.isShort()) await look();
  const demo = registry.api.mode === 'mock' ? startDemo(runtime, catalog, loadMock) : null;
  if (runtime.session.getState().status === 'signedOut')
    // Whoever types a password will need the frame next, and the API at once.
    window.addEventListener('input', () => void Promise.allSettled([loadFrame(), demo?.prepare()]), { once: true });
  else {
    void loadFrame();
    prefetchPage(location.pathname, { can: runtime.can, book, tab, loader });
  }
  keepSettings(runtime, localStorage);
  void unregisterServiceWorkers();

  await Promise.all([runtime.languages.addTexts('kit', kitLocales), runtime.languages.addTexts('shell', shellLocales)]);

  createRoot(element).render(
    <RuntimeProvider runtime={runtime}>
      <DemoProvider value={demo}>
        <LoaderProvider value={loader}>
          <TabProvider value={{ store: tab, refusals }}>
            <BookProvider value={book}>
              <LookProvider value={look}>
                <CommandFaultsProvider value={faults}>
                  <Theme>
                    <GuardedRouter>
                      <Root />
                    </GuardedRouter>
                  </Theme>
                </CommandFaultsProvider>
              </LookProvider>
            </BookProvider>
          </TabProvider>
        </LoaderProvider>
      </DemoProvider>
    </RuntimeProvider>,
  );
}
