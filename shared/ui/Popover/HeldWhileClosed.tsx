import { memo, type ReactNode } from 'react';

interface HeldWhileClosedProps {
  isOpen: boolean;
  /** What of it shows while it is closed: it is drawn again when this changes. */
  looks: string;
  children: ReactNode;
}

/**
 * A button with the panel that it opens, as it was drawn last for as long as it is closed: a list has many of them, and
 * each costs as much as a row.
 */
export const HeldWhileClosed = memo(
  ({ children }: HeldWhileClosedProps) => children,
  (before, now) => !before.isOpen && !now.isOpen && before.looks === now.looks,
);
