import { useRuntime } from '@atrium/sdk';
import { useCallback, useEffect, useRef } from 'react';

interface Part {
  name: string;
  to?: string;
}

/** Opens the records of a part of a chart. Stable, so that charts do not render again. */
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
