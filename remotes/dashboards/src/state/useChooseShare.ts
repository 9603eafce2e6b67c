import { useRuntime } from '@atrium/sdk';
import { useCallback, useEffect, useRef } from 'react';

interface Part {
  name: string;
  /** The records behind it. */
  to?: string;
}

/** Leads to the records of a part of a chart. It stays the same whatever the parts: a chart does not render again for it. */
export function useChooseShare(parts: readonly Part[]): (name: string) => void {
  const { navigate } = useRuntime();
  const shown = useRef(parts);
  useEffect(() => {
    shown.current = parts;
  }, [parts]);
  return useCallback(
    (chosen: string) => {
      const to = shown.current.find(({ name }) => name === chosen)?.to;
      if (to) navigate(to);
    },
    [navigate],
  );
}
