import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from 'shared/ui';
import { LoadFault } from './LoadFault';

interface PartOptions {
  /** Drawn until the part is there. */
  pending?: ReactNode;
  /** What it was opened with is closed again; without it the place says what is missing, and offers to try again. */
  onMissing?: () => void;
}

/**
 * A part of the page whose code is loaded when it is first drawn, or before by its `preload`. Where the code does not
 * arrive, only this part is missing, and the next attempt asks once more.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const create = () => lazy(load);
  let latest = create();
  // A rejected lazy component stays rejected.
  const renew = () => {
    latest = create();
    return latest;
  };

  function LazyPart({ pending = null, onMissing, ...props }: PartOptions & { props: Props }) {
    const { t } = useTranslation('chat');
    const toast = useToast();
    const [Part, setPart] = useState(() => latest);
    const [tries, setTries] = useState(0);
    const retry = () => {
      setPart(renew);
      setTries(tries + 1);
    };
    const giveUp = () => {
      renew();
      if (!onMissing) return;
      toast.error(t('missing'));
      onMissing();
    };
    return (
      <LoadBoundary key={tries} onError={giveUp} fallback={onMissing ? null : <LoadFault onRetry={retry} />}>
        <Suspense fallback={pending}>
          <Part {...props.props} />
        </Suspense>
      </LoadBoundary>
    );
  }
  LazyPart.preload = () => void load().catch(() => undefined);
  return LazyPart;
}

class LoadBoundary extends Component<{ children: ReactNode; fallback: ReactNode; onError: () => void }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
