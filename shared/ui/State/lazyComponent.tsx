import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '../State/ErrorBoundary';

interface LazyComponentProps<Props> {
  props: Props;
  /** Drawn until the part is there. */
  pending?: ReactNode;
  /** Drawn where the part did not arrive; `retry` asks for it once more. */
  fallback: (retry: () => void) => ReactNode;
  onError?: () => void;
}

/**
 * A part whose code arrives when it is first drawn. Where it does not, only this part is missing, and the next attempt,
 * here or wherever it is drawn next, asks once more.
 */
export function lazyComponent<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const create = () => lazy(load);
  let latest = create();

  return function LazyComponent({ props, pending = null, fallback, onError }: LazyComponentProps<Props>) {
    const [LoadedComponent, setLoadedComponent] = useState(() => latest);
    const giveUp = () => {
      // A rejected lazy component stays rejected.
      latest = create();
      onError?.();
    };
    return (
      <ErrorBoundary
        onError={giveUp}
        fallback={(_, retry) =>
          fallback(() => {
            setLoadedComponent(() => latest);
            retry();
          })
        }
      >
        <Suspense fallback={pending}>
          <LoadedComponent {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
