import { Drawer as AntDrawer, type DrawerProps as AntDrawerProps } from 'antd';
import { useBackCloses } from '../media/useBackCloses';

type CloseEvent = Parameters<NonNullable<AntDrawerProps['onClose']>>[0];

export interface DrawerProps extends Omit<AntDrawerProps, 'onClose'> {
  /** By its cross, the mask or Escape; on a phone also by Back, which is no event of the page. */
  onClose?(event?: CloseEvent): void;
}

/** A panel from an edge of the window, over the page. On a phone, Back closes it. */
export function Drawer({ onClose, ...rest }: DrawerProps) {
  useBackCloses(rest.open === true && onClose !== undefined, () => onClose?.());
  return <AntDrawer {...rest} onClose={onClose} />;
}
