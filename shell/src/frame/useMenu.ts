import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useApps, useCan, useRuntime } from 'shared/runtime';
import { activeLink, type MenuGroup, type MenuLink, menuGroups } from '../model/menu';
import { ownerOfPath } from '../model/ownerOfPath';

/** The menu for this person in this language, and the entry that stands for the page on screen. */
export function useMenu(): { groups: MenuGroup[]; active: MenuLink | undefined } {
  useTranslation('shell');
  const language = useRuntime().languages.get();
  const apps = useApps();
  const can = useCan();
  const { pathname } = useLocation();
  const groups = useMemo(() => menuGroups(apps, language, can), [apps, language, can]);
  return { groups, active: activeLink(groups, pathname, ownerOfPath(apps, pathname)?.manifest.id) };
}
