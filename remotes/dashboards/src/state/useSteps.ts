import { useState } from 'react';
import { isSameLayout, type Layout } from '../model/layout';
import type { Overview } from './useOverview';

interface Step {
  before: Layout | null;
  after: Layout | null;
}

/**
 * Arranges step by step. Each step can be taken back, the default included, until one is done, or until something else is
 * arranged elsewhere: that is not taken back along with them.
 */
export function useSteps({ kept, arrange }: Pick<Overview, 'kept' | 'arrange'>) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1);
  const past = last && isSameLayout(last.after, kept) ? steps : [];
  return {
    count: past.length,
    arrange: (layout: Layout | null) => {
      setSteps([...past, { before: kept, after: layout }]);
      arrange(layout);
    },
    undo: () => {
      const step = past.at(-1);
      if (!step) return;
      setSteps(past.slice(0, -1));
      arrange(step.before);
    },
  };
}
