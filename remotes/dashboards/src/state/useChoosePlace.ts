import { useRuntime } from '@atrium/sdk';
import { useEffect, useMemo, useRef } from 'react';
import { placePath, type RecordKind } from '../model/recordsPath';
import { useShownPeriod } from './shownPeriod';

/** Leads to the records of a place of a chart. It stays the same whatever the period: a chart does not render again for it. */
export function useChoosePlace(records: RecordKind | undefined): ((place: string) => void) | undefined {
  const { navigate } = useRuntime();
  const { range } = useShownPeriod();
  const shown = useRef(range);
  useEffect(() => {
    shown.current = range;
  }, [range]);
  return useMemo(
    () => records && ((place: string) => navigate(placePath(place, shown.current, records))),
    [records, navigate],
  );
}
