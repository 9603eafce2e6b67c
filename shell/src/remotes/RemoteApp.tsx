import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Release } from 'shared/contract';
import { AppBoundary } from './AppBoundary';
import { useLoader } from './LoaderContext';
import { forgetLazyApp, lazyApp } from './lazyApp';
import { WaitingPage } from './WaitingPage';

/** One app on screen: its own routes inside the frame, with the frame's boundary around all that can go wrong. */
export function RemoteApp({ release }: { release: Release }) {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);

  const retry = () => {
    forgetLazyApp(release);
    setAttempt(attempt + 1);
  };

  return (
    <AppBoundary key={attempt} release={release} resetKey={pathname} onRetry={retry}>
      <Suspense fallback={<WaitingPage release={release} />}>
        <LoadedApp release={release} />
      </Suspense>
    </AppBoundary>
  );
}

function LoadedApp({ release }: { release: Release }) {
  const App = lazyApp(useLoader(), release);
  return <App />;
}
