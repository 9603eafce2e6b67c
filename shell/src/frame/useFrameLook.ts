import type { PageLayout } from '@atrium/contract';
import { ownerOfPath } from '@atrium/contract/host';
import { useApps } from '@atrium/sdk';
import { frameLook } from '../model/frameLook';
import { usePathname } from '../router/PathnameProvider';
import type { Settings } from '../settings/settings';
import { useSettings } from '../settings/useSettings';

interface FrameLook {
  /** The person's choices, and over them what the page on screen asks for. */
  settings: Settings;
  layout: PageLayout;
  /** The page says how the menu is: it cannot be changed here. */
  isMenuFixed: boolean;
}

/** How the frame looks around the page on screen. */
export function useFrameLook(): FrameLook {
  const settings = useSettings();
  const pathname = usePathname();
  const { layout = 'page', frame } = ownerOfPath(useApps(), pathname)?.entry ?? {};
  return { settings: frameLook(settings, frame), layout, isMenuFixed: frame?.menu !== undefined };
}
