import { useState } from 'react';
import type { Layout } from '../model/layout';
import type { Overview } from './useOverview';

/** Arranges step by step. Each step can be taken back, the default included, until one is done. */
export function useSteps({ kept, arrange }: Pick<Overview, 'kept' | 'arrange'>) {
  const [past, setPast] = useState<readonly (Layout | null)[]>([]);
  return {
    count: past.length,
    arrange: (layout: Layout | null) => {
      setPast([...past, kept]);
      arrange(layout);
    },
    undo: () => {
      const before = past.at(-1);
      if (before === undefined) return;
      setPast(past.slice(0, -1));
      arrange(before);
    },
  };
}
