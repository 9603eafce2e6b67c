import { type ComponentType, lazy, Suspense, useState } from 'react';
import { FaultBoundary, Spinner } from 'shared/ui/light';
import { followRetries } from './hostChunks';
import { PageFault } from './PageFault';

/** One of the shell's own pages, its code loaded when it is first opened; what did not arrive can be asked for again. */
export function lazyPage<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let latest = { tries: 0, Page: lazy(load) };

  return function LazyPage(props: Props) {
    const [{ tries, Page }, setCopy] = useState(latest);
    const retry = () => {
      // A rejected lazy component stays rejected, and a browser that still waits never asks again for the same URL.
      latest = { tries: latest.tries + 1, Page: lazy(load) };
      followRetries(latest.tries);
      setCopy(latest);
    };
    return (
      <FaultBoundary key={tries} fallback={() => <PageFault onRetry={retry} />}>
        <Suspense fallback={<Spinner isFull />}>
          <Page {...props} />
        </Suspense>
      </FaultBoundary>
    );
  };
}
