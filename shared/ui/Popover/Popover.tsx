import { Popover as AntdPopover, type PopoverProps } from 'antd';
import { useState } from 'react';
import { useBackCloses } from '../media/useBackCloses';

/** A small panel beside the button that opens it, its child; on a phone, Back closes one that a press has opened. */
export function Popover({ open, onOpenChange, ...rest }: PopoverProps) {
  const [isOpenItself, setOpenItself] = useState(false);
  const isOpen = open ?? isOpenItself;
  const change: NonNullable<PopoverProps['onOpenChange']> = (isWanted) => {
    setOpenItself(isWanted);
    onOpenChange?.(isWanted);
  };
  useBackCloses(isOpen && rest.trigger === 'click', () => change(false));
  return <AntdPopover {...rest} open={isOpen} onOpenChange={change} />;
}
