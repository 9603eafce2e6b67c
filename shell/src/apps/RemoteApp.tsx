import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import type { Release } from 'shared/contract';
import { useRuntime } from 'shared/runtime';
import { usePathname } from '../common/PathnameProvider';
import { AppBoundary } from './AppBoundary';
import { useShell } from './AppHost';
import { usePageRoom } from './isolation/usePageRoom';
import { forgetLazyApp, lazyApp } from './lazyApp';
import { OnScreen } from './OnScreen';
import { WaitingPage } from './WaitingPage';

interface Props {
  release: Release;
  /** Drawn for an address that the app owns and has no page for. */
  notFound: ReactNode;
}

/** One app on screen: its own routes inside the frame, with the frame's boundary around all that can go wrong. */
export function RemoteApp({ release, notFound }: Props) {
  const pathname = usePathname();
  const { store } = useRuntime();
  const { loader, releaseStore, refreshRegistry } = useShell();
  const [attempt, setAttempt] = useState(0);
  const isSettled = useRef(false);
  const settle = useCallback(() => {
    isSettled.current = true;
  }, []);

  const retry = () => {
    forgetLazyApp(loader, release);
    isSettled.current = false;
    setAttempt(attempt + 1);
    // A reducer that threw has its next turn before anything is drawn of its state.
    store.dispatch({ type: 'shell/retry' });
    // When the files of a release are gone, only the registry helps: it names another one.
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
  const App = lazyApp(useShell().loader, release, notFound);
  return (
    <>
      <App />
      <PageRoom release={release} />
    </>
  );
}

function PageRoom({ release }: { release: Release }) {
  usePageRoom(release);
  return null;
}
