import type { SlotEntry } from '@atrium/contract';
import { useOverlays } from '@atrium/sdk';
import { Suspense, useMemo } from 'react';
import type { AppModules } from './appModules';
import { lazySlot } from './lazySlot';
import { PageErrorBoundary } from './PageErrorBoundary';

/** What the app shows over its page. */
export function Overlays({ modules }: { modules: AppModules }) {
  return useOverlays().map(({ entry }) => <Overlay key={entry.id} entry={entry} modules={modules} />);
}

function Overlay({ entry, modules }: { entry: SlotEntry; modules: AppModules }) {
  const Content = useMemo(() => lazySlot(modules, entry), [modules, entry]);
  return (
    <PageErrorBoundary>
      <Suspense>
        <Content />
      </Suspense>
    </PageErrorBoundary>
  );
}
