import type { Release, SlotProps } from '@atrium/contract';
import type { SlotContentProps } from '@atrium/sdk';
import { Spinner } from '@atrium/ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { AppBoundary, OnScreen, WaitingPage } from './AppBoundary';
import { useAppHost, useReleases } from './AppHost';

interface Props extends SlotProps {
  app: string;
  module: string;
  fallback?: ReactNode;
  /** Places the error card elsewhere; by default it replaces what failed. */
  inPlace?: ((card: ReactNode) => ReactNode) | undefined;
}

export function SlotContent({ app, ...rest }: Props) {
  const release = useReleases().get(app);
  return release ? <ReleasedSlot key={release.container} release={release} {...rest} /> : null;
}

type ReleasedProps = Omit<Props, 'app'> & { release: Release };

function ReleasedSlot({ release, module, data, fallback = <Spinner />, inPlace }: ReleasedProps) {
  const { loader } = useAppHost();
  // A rejected lazy component stays rejected, so a further try takes a new one.
  const newContent = () =>
    lazy<ComponentType<SlotProps>>(async () => ({ default: await loader.loadSlot(release, module) }));
  const [{ attempt, Content }, setTry] = useState(() => ({ attempt: 0, Content: newContent() }));
  return (
    <AppBoundary
      key={attempt}
      release={release}
      onRetry={() => setTry({ attempt: attempt + 1, Content: newContent() })}
      isSmall
      inPlace={inPlace}
    >
      <Suspense fallback={<WaitingPage release={release}>{fallback}</WaitingPage>}>
        <OnScreen app={release.manifest.id}>
          <Content data={data} />
        </OnScreen>
      </Suspense>
    </AppBoundary>
  );
}

/** The content of a slot that an app offers, inside the error boundary of the shell. */
export const FilledSlot = ({ filling: { app, entry }, data, fallback }: SlotContentProps) => (
  <SlotContent app={app.id} module={entry.module} data={data} fallback={fallback} />
);
