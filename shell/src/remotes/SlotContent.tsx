import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Spinner } from 'shared/ui';
import { AppBoundary } from './AppBoundary';
import { useLoader } from './LoaderContext';
import { useReleases } from './releases';

interface Props {
  app: string;
  module: string;
  fallback?: ReactNode;
}

/** What an app shows in a slot, with the frame's boundary around it. */
export function SlotContent({ app, module, fallback = <Spinner /> }: Props) {
  const loader = useLoader();
  const release = useReleases().get(app);
  // A rejected lazy component stays rejected, so a further try takes a new one.
  const newContent = () => release && lazy(async () => ({ default: await loader.loadSlot(release, module) }));
  const [{ attempt, Content }, setTry] = useState(() => ({ attempt: 0, Content: newContent() }));
  if (!release || !Content) return null;
  return (
    <AppBoundary
      key={attempt}
      release={release}
      onRetry={() => setTry({ attempt: attempt + 1, Content: newContent() })}
      isSmall
    >
      <Suspense fallback={fallback}>
        <Content />
      </Suspense>
    </AppBoundary>
  );
}
