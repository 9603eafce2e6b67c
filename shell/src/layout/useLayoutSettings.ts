import type { PageFrame, PageLayout } from '@atrium/contract';
import { ownerOfPath } from '@atrium/contract/host';
import { useApps } from '@atrium/sdk';
import { usePathname } from '../common/GuardedRouter';
import type { Settings } from '../common/settings';
import { useSettings } from '../common/useSettings';

interface LayoutSettings {
  settings: Settings;
  layout: PageLayout;
  isMenuFixed: boolean;
}

export function useLayoutSettings(): LayoutSettings {
  const settings = useSettings();
  const pathname = usePathname();
  const { layout = 'page', frame } = ownerOfPath(useApps(), pathname)?.entry ?? {};
  return { settings: layoutSettings(settings, frame), layout, isMenuFixed: frame?.menu !== undefined };
}

export const layoutSettings = (settings: Settings, { menu, width }: PageFrame = {}): Settings => ({
  ...settings,
  ...(menu === 'collapsed' && { isMenuCollapsed: true, isMenuHidden: false, layout: 'vertical' }),
  ...(menu === 'hidden' && { isMenuHidden: true }),
  ...(width && { contentWidth: width }),
});
