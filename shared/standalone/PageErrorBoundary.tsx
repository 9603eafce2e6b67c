import { ErrorBoundary, ErrorCard } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows what a page threw in its place, with the stack for the developer. */
export const PageErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={(error, retry) => <Fault error={error} onRetry={retry} />}>{children}</ErrorBoundary>
);

function Fault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('standalone');
  const details = error instanceof Error && error.stack ? error.stack : String(error);
  return (
    <ErrorCard
      title={t('fault.title')}
      text={t('fault.text')}
      onRetry={onRetry}
      details={[{ name: t('fault.error'), value: details }]}
    />
  );
}
