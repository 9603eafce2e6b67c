import { Suspense, useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Release } from 'shared/contract';
import { AppBoundary } from './AppBoundary';
import { useLoader } from './LoaderContext';
import { forgetLazyApp, lazyApp } from './lazyApp';
import { useLook } from './look';
import { OnScreen } from './OnScreen';
import { useBook } from './releases';
import { WaitingPage } from './WaitingPage';

/** One app on screen: its own routes inside the frame, with the frame's boundary around all that can go wrong. */
export function RemoteApp({ release }: { release: Release }) {
  const { pathname } = useLocation();
  const look = useLook();
  const book = useBook();
  const [attempt, setAttempt] = useState(0);
  const isSettled = useRef(false);
  const settle = useCallback(() => {
    isSettled.current = true;
  }, []);

  const retry = () => {
    forgetLazyApp(release);
    isSettled.current = false;
    setAttempt(attempt + 1);
    // When the files of a release are gone, only the registry helps: it names another one.
    void look();
  };
  const reportCrash = () => {
    if (!isSettled.current) book.reportCrash(release);
  };

  return (
    <AppBoundary key={attempt} release={release} resetKey={pathname} onRetry={retry} onCrash={reportCrash}>
      <Suspense fallback={<WaitingPage release={release} />}>
        <OnScreen app={release.manifest.id} onSettled={settle}>
          <LoadedApp release={release} />
        </OnScreen>
      </Suspense>
    </AppBoundary>
  );
}

function LoadedApp({ release }: { release: Release }) {
  const App = lazyApp(useLoader(), release);
  return <App />;
}
