import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { hostPages, ownerOfPath } from 'shared/contract/host';
import { useApps, useCan, useRuntime } from 'shared/runtime';
import { activeLink, type MenuGroup, type MenuLink, menuGroups } from '../model/menu';
import { shellMenuGroup } from '../model/shellMenu';

/** The menu for this person in this language, and the entry of the page on screen. */
export function useMenu(): { groups: MenuGroup[]; active: MenuLink | undefined } {
  const { t } = useTranslation('shell');
  const language = useRuntime().languages.get();
  const apps = useApps();
  const can = useCan();
  const { pathname } = useLocation();
  const groups = useMemo(() => {
    const own = hostPages.filter(({ requires }) => can(requires));
    return [...menuGroups(apps, language, can), shellMenuGroup(t, own)];
  }, [apps, language, can, t]);
  return { groups, active: activeLink(groups, pathname, ownerOfPath(apps, pathname)?.manifest.id) };
}
