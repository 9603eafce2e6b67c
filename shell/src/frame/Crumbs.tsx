import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ownerOfPath } from 'shared/contract/host';
import { useApps, useRuntime } from 'shared/runtime';
import { useIsNarrow } from 'shared/ui';
import { useShownTitle } from '../hooks/pageTitle';
import { useMenu } from '../hooks/useMenu';
import { labelOf, type MenuLink } from '../model/menu';
import styles from './Crumbs.module.css';

/** Where one is: the menu's section, the app, the page. On phones the page alone. */
export function Crumbs() {
  const { t } = useTranslation('shell');
  const isNarrow = useIsNarrow();
  const { pathname } = useLocation();
  const owner = ownerOfPath(useApps(), pathname);
  const language = useRuntime().languages.get();
  const { groups, active } = useMenu();
  const title = useShownTitle();

  const holds = (link: MenuLink) => link === active || link.children.some((child) => child === active);
  const group = groups.find(({ links }) => links.some(holds));
  const entry = group?.links.find(holds);
  const appTitle = owner && labelOf(owner.manifest, owner.manifest.title, language);
  const trail = [group?.label, entry?.label ?? appTitle, title];
  const parts = [...new Set(trail.filter((part) => part !== undefined && part !== ''))];
  const shown = isNarrow ? parts.slice(-1) : parts;

  return (
    <nav className={styles.crumbs} aria-label={t('crumbs')}>
      {shown.map((part, index) => (
        <bdi key={part} className={index === shown.length - 1 ? styles.here : styles.above}>
          {part}
        </bdi>
      ))}
    </nav>
  );
}
