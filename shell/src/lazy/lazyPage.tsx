import { ErrorBoundary, Spinner } from '@atrium/ui/light';
import { type ComponentType, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { followRetries } from './hostChunks';
import { PageFault } from './PageFault';

interface Options {
  /** Drawing it takes longer than a person waits for an answer: even the first time it is drawn in steps. */
  isLarge?: boolean;
}

interface Arrival<Props> {
  Page?: ComponentType<Props>;
  fault?: { error: unknown };
}

/**
 * One of the shell's own pages, its code loaded when it is first opened; what did not arrive can be asked for again.
 *
 * What arrives is drawn in steps of a few milliseconds, between which the page answers.
 *
 * Not React's `lazy`: what that has waited for is drawn 300 ms after the spinner at the earliest, however soon it came.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isLarge = false }: Options = {},
) {
  let latest: { tries: number; coming?: Promise<void>; arrival: Arrival<Props> } = { tries: 0, arrival: {} };

  /** Asks for the code once, for all that wait for it, until somebody tries again. */
  function fetchOnce(): Promise<void> {
    const asked = latest;
    asked.coming ??= load().then(
      ({ default: Page }) => {
        asked.arrival = { Page };
      },
      (error: unknown) => {
        asked.arrival = { fault: { error } };
      },
    );
    return asked.coming;
  }

  function ArrivingPage(props: Props) {
    const [{ Page, fault }, setArrival] = useState(latest.arrival);
    const DrawnPage = useDeferredValue(Page, isLarge ? undefined : Page);
    useEffect(() => {
      let isGone = false;
      void fetchOnce().then(() => !isGone && setArrival(latest.arrival));
      return () => {
        isGone = true;
      };
    }, []);
    if (fault) throw fault.error;
    return DrawnPage ? <DrawnPage {...props} /> : <Spinner isFull />;
  }

  return function LazyPage(props: Props) {
    const [tries, setTries] = useState(latest.tries);
    const retry = () => {
      // A browser that still waits never asks again for the same URL.
      latest = { tries: latest.tries + 1, arrival: {} };
      followRetries(latest.tries);
      setTries(latest.tries);
    };
    return (
      <ErrorBoundary key={tries} fallback={() => <PageFault onRetry={retry} />}>
        <Suspense fallback={<Spinner isFull />}>
          <ArrivingPage {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
