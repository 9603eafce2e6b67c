import type { PageFrame, PageLayout } from '@atrium/contract';
import { ownerOfPath } from '@atrium/contract/host';
import { useApps } from '@atrium/sdk';
import { usePathname } from '../common/GuardedRouter';
import type { Settings } from '../common/settings';
import { useSettings } from '../common/useSettings';

interface LayoutSettings {
  /** The person's settings, overridden by those that the page on screen asks for. */
  settings: Settings;
  layout: PageLayout;
  /** The page fixes the menu's state. */
  isMenuFixed: boolean;
}

/** The effective settings of the layout for the page on screen. */
export function useLayoutSettings(): LayoutSettings {
  const settings = useSettings();
  const pathname = usePathname();
  const { layout = 'page', frame } = ownerOfPath(useApps(), pathname)?.entry ?? {};
  return { settings: layoutSettings(settings, frame), layout, isMenuFixed: frame?.menu !== undefined };
}

/** The person's settings with a page's overrides. */
export const layoutSettings = (settings: Settings, { menu, width }: PageFrame = {}): Settings => ({
  ...settings,
  ...(menu === 'collapsed' && { isMenuCollapsed: true, isMenuHidden: false, layout: 'vertical' }),
  ...(menu === 'hidden' && { isMenuHidden: true }),
  ...(width && { contentWidth: width }),
});
