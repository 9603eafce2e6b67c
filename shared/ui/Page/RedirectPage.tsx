import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { ErrorState } from '../State/ErrorState';
import { LoadingRows } from '../State/LoadingRows';
import { Page } from './Page';

export interface RedirectPageProps {
  title: string;
  /** Target; undefined until it is known. */
  to: string | undefined;
  isLoading: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** Shown when there is no target. */
  empty: ReactNode;
}

/** The page of an address that leads on, as one without an id leads to the newest record. */
export function RedirectPage({ title, to, isLoading, error, onRetry, empty }: RedirectPageProps) {
  if (to) return <Navigate to={to} replace />;
  return (
    <Page title={title} width="wide">
      {isLoading ? <LoadingRows shape="text" /> : error ? <ErrorState error={error} onRetry={onRetry} /> : empty}
    </Page>
  );
}
