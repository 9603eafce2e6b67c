import { memo, type ReactNode } from 'react';

interface HeldRowsProps {
  isHeld: boolean;
  /** What is chosen among the rows: shows at once, also while they are held. */
  chosen: readonly string[];
  children: ReactNode;
}

/**
 * The rows as they were drawn last, while newer ones are on their way: to draw the old ones again at the press would only
 * delay the answer to it.
 */
export const HeldRows = memo(
  ({ children }: HeldRowsProps) => children,
  (before, now) => now.isHeld && before.chosen.join() === now.chosen.join(),
);
