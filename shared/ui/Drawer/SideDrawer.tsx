import { Drawer, type DrawerProps } from 'antd';
import { useBackCloses } from '../media/useBackCloses';

type CloseEvent = Parameters<NonNullable<DrawerProps['onClose']>>[0];

export interface SideDrawerProps extends Omit<DrawerProps, 'onClose'> {
  /** By its cross, the mask or Escape; on a phone also by Back, which is no event of the page. */
  onClose?(event?: CloseEvent): void;
}

/**
 * A panel from an edge of the window, over the page; on a phone, Back closes it. Not for one whose address says that it is
 * open: Back closes that by itself.
 */
export function SideDrawer({ onClose, ...rest }: SideDrawerProps) {
  useBackCloses(rest.open === true && onClose !== undefined, () => onClose?.());
  return <Drawer {...rest} onClose={onClose} />;
}
