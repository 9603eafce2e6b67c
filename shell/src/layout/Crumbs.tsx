import { entryOfPath, ownerOfPath, plainPath } from '@atrium/contract/host';
import { useApps, useRuntime } from '@atrium/sdk';
import { useIsNarrow } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePathname } from '../common/GuardedRouter';
import { labelOf } from '../common/labelOf';
import { useShownTitle } from '../common/PageTitles';
import { useMenu } from '../navigation/MenuProvider';
import { containsLink } from '../navigation/menu';
import styles from './Crumbs.module.css';

/** Breadcrumbs: section, menu entry, page, with links where there are pages. On phones the page alone. */
export function Crumbs() {
  const { t } = useTranslation('shell');
  const isNarrow = useIsNarrow();
  const pathname = usePathname();
  const owner = ownerOfPath(useApps(), pathname);
  const language = useRuntime().languages.get();
  const { groups, active } = useMenu();
  const title = useShownTitle();

  const group = groups.find(({ links }) => links.some((link) => containsLink(link, active)));
  const entry = group?.links.find((link) => containsLink(link, active));
  // A page that the menu does not have lies in a part of its app that the manifest names.
  const part = owner && entryOfPath(owner.manifest, pathname);
  const level = entry ?? (part && { label: labelOf(owner.manifest, part.label, language) });
  const trail = crumbTrail([group && { label: group.label }, level, { label: title }], plainPath(pathname));
  const shown = isNarrow ? trail.slice(-1) : trail;

  return (
    <nav className={styles.crumbs} aria-label={t('crumbs')}>
      {shown.map(({ label, path }, index) => {
        if (index === shown.length - 1)
          return (
            <bdi key={label} className={styles.here} aria-current="page">
              {label}
            </bdi>
          );
        return (
          <span key={label} className={styles.above}>
            <bdi>{path ? <Link to={path}>{label}</Link> : label}</bdi>
          </span>
        );
      })}
    </nav>
  );
}

interface Crumb {
  label: string;
  /** Target; absent if there is no such page. */
  path?: string | undefined;
}

/**
 * The trail to a page: each level once, by the page's own title where a menu entry leads to that very page; unnamed parts
 * left out. Nothing links to the page on screen.
 */
export function crumbTrail(parts: readonly (Crumb | undefined)[], here: string): Crumb[] {
  const trail = new Map<string, Crumb>();
  const hasTitle = Boolean(parts.at(-1)?.label);
  for (const [place, part] of parts.entries()) {
    if (!part?.label) continue;
    if (hasTitle && place < parts.length - 1 && part.path === here) continue;
    const path = trail.get(part.label)?.path ?? part.path;
    trail.set(part.label, { label: part.label, ...(path && path !== here && { path }) });
  }
  return [...trail.values()];
}
