import { Spinner } from '@atrium/ui';
import { lazy, Suspense } from 'react';

// A list and a form: only those who save views need them.
const ViewList = lazy(() => import('./ViewList'));

/** The saved views, once somebody wants them. */
export const ViewPanel = ({ onDone }: { onDone: () => void }) => (
  <Suspense fallback={<Spinner />}>
    <ViewList onDone={onDone} />
  </Suspense>
);
