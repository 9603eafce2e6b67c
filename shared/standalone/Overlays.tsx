import type { SlotEntry } from '@atrium/contract';
import { useOverlays } from '@atrium/sdk/host';
import { ErrorBoundary, ErrorCard } from '@atrium/ui';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AppModules, lazySlot } from './appModules';

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

/** Shows what a page threw in its place, with the stack for the developer. */
export const PageErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={(error, retry) => <Fault error={error} onRetry={retry} />}>{children}</ErrorBoundary>
);

function Fault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('standalone');
  const details = error instanceof Error && error.stack ? error.stack : String(error);
  return (
    <ErrorCard
      title={t('pageError.title')}
      text={t('pageError.text')}
      onRetry={onRetry}
      details={[{ name: t('pageError.error'), value: details }]}
    />
  );
}
