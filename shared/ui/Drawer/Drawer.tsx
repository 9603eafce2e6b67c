import type { DrawerProps } from 'antd';
import { useOverlayCode, useWasOpen } from '../Anchored/overlayCode';
import { useOfflineToast } from '../Overlay/useOfflineToast';

/** A panel from an edge of the window, over the page, for one whose address says that it is open: Back closes it by itself. */
export function Drawer(props: DrawerProps) {
  const isThere = useWasOpen(props.open === true) || props.forceRender === true;
  const overlays = useOverlayCode(isThere, useOfflineToast());
  return <>{isThere && overlays && <overlays.Drawer {...props} />}</>;
}
