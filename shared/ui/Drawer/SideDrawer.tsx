import type { DrawerProps } from 'antd';
import { useBackCloses } from '../media/useBackCloses';
import { useTheme } from '../theme/useTheme';
import { Drawer } from './Drawer';

type CloseEvent = Parameters<NonNullable<DrawerProps['onClose']>>[0];

export interface SideDrawerProps extends Omit<DrawerProps, 'onClose'> {
  /** By its cross, the mask or Escape; on a phone also by Back, which is no event of the page. */
  onClose?(event?: CloseEvent): void;
}

const mirrored = { left: 'right', right: 'left', top: 'top', bottom: 'bottom' } as const;

/**
 * A panel from an edge of the window, over the page; on a phone, Back closes it. Where one reads from right to left, left
 * and right are the other way round. Not for one whose address says that it is open: Back closes that by itself.
 */
export function SideDrawer({ onClose, placement = 'right', ...rest }: SideDrawerProps) {
  const { direction } = useTheme();
  useBackCloses(rest.open === true && onClose !== undefined, () => onClose?.());
  const edge = direction === 'rtl' ? mirrored[placement] : placement;
  return <Drawer {...rest} placement={edge} onClose={onClose} />;
}
