import type { PopoverProps } from 'antd';
import { memo, type ReactNode, useState } from 'react';
import { useAnchored } from '../Anchored/useAnchored';
import { useBackCloses } from '../media/useBackCloses';
import { useOfflineToast } from './useOfflineToast';

interface HeldWhileClosedProps {
  isOpen: boolean;
  /** State shown in the trigger: the popover renders again when this changes. */
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

/** A small panel beside the button that opens it, its child; on a phone, Back closes one that a press has opened. */
export function Popover({ open, onOpenChange, children, ...rest }: PopoverProps) {
  const [isOpenItself, setOpenItself] = useState(false);
  const isOpen = open ?? isOpenItself;
  const change: NonNullable<PopoverProps['onOpenChange']> = (isWanted) => {
    setOpenItself(isWanted);
    onOpenChange?.(isWanted);
  };
  useBackCloses(isOpen && rest.trigger === 'click', () => change(false));
  const { child, overlays, anchor } = useAnchored(children, { isOpen, onUnavailable: useOfflineToast() });
  return (
    <>
      {child}
      {overlays && (
        <overlays.Popover {...rest} open={isOpen} onOpenChange={change}>
          {anchor}
        </overlays.Popover>
      )}
    </>
  );
}
