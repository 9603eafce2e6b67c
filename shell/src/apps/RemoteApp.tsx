import type { AppDefinition, Release } from '@atrium/contract';
import { routePages } from '@atrium/contract/host';
import { useRuntime } from '@atrium/sdk';
import { MountedApp } from '@atrium/sdk/host';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useRoutes } from 'react-router-dom';
import { usePathname } from '../common/GuardedRouter';
import { AppBoundary, OnScreen, WaitingPage } from './AppBoundary';
import { useAppHost } from './AppHost';
import { useDocumentGuard } from './isolation/useDocumentGuard';
import type { AppLoader } from './loading/AppLoader';

interface Props {
  release: Release;
  /** Rendered for an address that the app owns and has no page for. */
  notFound: ReactNode;
}

/** One app on screen: its routes inside the error boundary of the shell. */
export function RemoteApp({ release, notFound }: Props) {
  const pathname = usePathname();
  const { store } = useRuntime();
  const { loader, releaseStore, refreshRegistry } = useAppHost();
  const [attempt, setAttempt] = useState(0);
  const isSettled = useRef(false);
  const settle = useCallback(() => {
    isSettled.current = true;
  }, []);

  const retry = () => {
    forgetLazyApp(loader, release);
    isSettled.current = false;
    setAttempt(attempt + 1);
    // Gives a reducer that threw another run before its state is rendered.
    store.dispatch({ type: 'shell/retry' });
    // When the files of a release are gone, only a newer registry helps.
    void refreshRegistry();
  };
  const reportCrash = () => {
    if (!isSettled.current) releaseStore.reportCrash(release);
  };

  return (
    <AppBoundary key={attempt} release={release} resetKey={pathname} onRetry={retry} onCrash={reportCrash}>
      <Suspense fallback={<WaitingPage release={release} />}>
        <OnScreen app={release.manifest.id} onSettled={settle}>
          <LoadedApp release={release} notFound={notFound} />
        </OnScreen>
      </Suspense>
    </AppBoundary>
  );
}

function LoadedApp({ release, notFound }: Props) {
  const App = lazyApp(useAppHost().loader, release, notFound);
  return (
    <>
      <App />
      <DocumentGuard release={release} />
    </>
  );
}

function DocumentGuard({ release }: { release: Release }) {
  useDocumentGuard(release);
  return null;
}

/** The app as a lazy component; kept until another release is used, so that later mounts are immediate. */
function lazyApp(loader: AppLoader, release: Release, notFound: ReactNode): ComponentType {
  const { container } = release;
  const app = loader.instances.of(release);
  if (app.view?.container === container) return app.view.App;
  const App = newApp(loader, release, notFound);
  app.view = { container, App };
  return App;
}

/** A rejected lazy component stays rejected: a further try takes a new one. */
export function forgetLazyApp({ instances }: AppLoader, release: Release): void {
  delete instances.of(release).view;
}

const newApp = (loader: AppLoader, release: Release, notFound: ReactNode) =>
  lazy(async () => {
    const app = await loader.loadApp(release);
    const routes = pagesOf(loader, release, app);
    const rest = app.mount ? <MountedApp mount={app.mount} /> : notFound;
    return { default: () => useRoutes([...routes, { path: '*', element: rest }]) };
  });

function pagesOf(loader: AppLoader, release: Release, { routes }: AppDefinition) {
  const pages = routePages(routes, ({ path }) => lazy(async () => ({ default: await loader.loadPage(release, path) })));
  return pages.map(({ path, page: Page }) => ({ path, element: <Page /> }));
}
