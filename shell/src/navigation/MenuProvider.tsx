import { hostPages, ownerOfPath } from '@atrium/contract/host';
import { useApps, useCan, useRuntime } from '@atrium/sdk';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathname } from '../common/GuardedRouter';
import { useSettings } from '../common/useSettings';
import { activeLink, type MenuGroup, type MenuLink, menuGroups } from './menu';
import { readSamples, shellMenuGroup, withGroup, withoutSamples } from './shellMenu';

interface Menu {
  groups: readonly MenuGroup[];
  active: MenuLink | undefined;
}

const MenuContext = createContext<Menu>({ groups: [], active: undefined });

/** Computes the menu for this person and language once for all consumers. */
export function MenuProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const language = useRuntime().languages.get();
  const apps = useApps();
  const can = useCan();
  const pathname = usePathname();
  const { hasSamples } = useSettings();
  const groups = useMemo(() => {
    const seesSamples = hasSamples && can(readSamples);
    const own = hostPages.filter(({ requires, below }) => (below ? seesSamples : can(requires)));
    const shown = withGroup(
      menuGroups(apps, language, can, ({ label }) => t(label)),
      shellMenuGroup(t, own),
    );
    return hasSamples ? shown : shown.map(withoutSamples).filter(({ links }) => links.length > 0);
  }, [apps, language, can, t, hasSamples]);
  const menu = useMemo(
    () => ({ groups, active: activeLink(groups, pathname, ownerOfPath(apps, pathname)?.manifest.id) }),
    [groups, pathname, apps],
  );
  return <MenuContext value={menu}>{children}</MenuContext>;
}

export const useMenu = (): Menu => use(MenuContext);
