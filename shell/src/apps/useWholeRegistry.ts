import { useEffect } from 'react';
import { useShell } from './AppHost';

/** A page starts with the live releases alone: has the others fetched, for a part that shows or uses them. */
export function useWholeRegistry(): void {
  const { releaseStore, refreshRegistry } = useShell();
  useEffect(() => {
    if (releaseStore.lacksReleases()) void refreshRegistry();
  }, [releaseStore, refreshRegistry]);
}
