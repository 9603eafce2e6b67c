import { useEffect, useEffectEvent, useRef } from 'react';
import { isSame } from './compareFields';
import type { StoredValues } from './storedValues';

/** Runs `onNewer` with each stored record after the first one; while the form is being saved, afterwards. */
export function useNewerValues<Values extends object>(
  { values, rev, lastChange }: StoredValues<Values>,
  isSaving: boolean,
  onNewer: (next: StoredValues<Values>) => void,
): void {
  const seen = useRef<StoredValues<Values>>({ values, rev });

  const see = useEffectEvent((next: StoredValues<Values>) => {
    if (next.rev === seen.current.rev && isSame(seen.current.values, next.values)) return;
    seen.current = next;
    onNewer(next);
  });
  useEffect(() => {
    if (!isSaving) see({ values, rev, lastChange });
  }, [values, rev, lastChange, isSaving]);
}
