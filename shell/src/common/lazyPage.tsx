import { ErrorBoundary, Picture, Spinner, usePageTitle } from '@atrium/ui/light';
import { type ComponentType, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import styles from './lazyPage.module.css';

declare let __webpack_require__: Record<'u' | 'miniCssF', (chunk: string | number) => string>;

let query = '';

if (typeof __webpack_require__ !== 'undefined') {
  const { u: scriptOf, miniCssF: stylesOf } = __webpack_require__;
  __webpack_require__.u = (chunk) => `${scriptOf(chunk)}${query}`;
  __webpack_require__.miniCssF = (chunk) => `${stylesOf(chunk)}${query}`;
}

/**
 * Chunks of the host that have not arrived yet (its entry points on demand) and the styles of these are asked for under
 * new URLs from now on.
 */
export function retryChunks(attempt: number): void {
  query = attempt ? `?r=${attempt}` : '';
}

interface Options {
  /** Rendering takes long: the first render is deferred, so that the page stays responsive. */
  isLarge?: boolean;
}

interface Arrival<Props> {
  Page?: ComponentType<Props>;
  failure?: { error: unknown };
}

/**
 * A page of the shell, loaded when it is first opened; a failed load can be retried. Rendering is time-sliced, so that
 * the page stays responsive. Not React's `lazy`: it shows its content at least 300 ms after the spinner, however soon
 * it arrives.
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
        asked.arrival = { failure: { error } };
      },
    );
    return asked.coming;
  }

  function ArrivingPage(props: Props) {
    const [{ Page, failure }, setArrival] = useState(latest.arrival);
    const RenderedPage = useDeferredValue(Page, isLarge ? undefined : Page);
    useEffect(() => {
      let isGone = false;
      void fetchOnce().then(() => !isGone && setArrival(latest.arrival));
      return () => {
        isGone = true;
      };
    }, []);
    if (failure) throw failure.error;
    return RenderedPage ? <RenderedPage {...props} /> : <Spinner isFull />;
  }

  return function LazyPage(props: Props) {
    const [tries, setTries] = useState(latest.tries);
    const retry = () => {
      // A browser with a pending request does not repeat it for the same URL.
      latest = { tries: latest.tries + 1, arrival: {} };
      retryChunks(latest.tries);
      setTries(latest.tries);
    };
    return (
      <ErrorBoundary key={tries} fallback={() => <PageErrorCard onRetry={retry} />}>
        <Suspense fallback={<Spinner isFull />}>
          <ArrivingPage {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** Shown when the code of a shell page did not load. Uses no kit: that may be what is missing. */
function PageErrorCard({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const { t: kitText } = useTranslation('kit');
  usePageTitle(t('pageError.title'));
  return (
    <div className={styles.card} role="alert">
      <Picture name="fault" />
      <h1 className={styles.title}>{t('pageError.title')}</h1>
      <p className={styles.text}>{t('pageError.text')}</p>
      <Button kind="primary" className={styles.retry} onClick={onRetry}>
        {kitText('error.retry')}
      </Button>
    </div>
  );
}
