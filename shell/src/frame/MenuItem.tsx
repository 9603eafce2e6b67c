import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon, IconDrawing } from 'shared/ui';
import type { MenuLink } from '../model/menu';
import { usePrefetch } from '../remotes/usePrefetch';
import styles from './Menu.module.css';
import { MenuBadge } from './MenuBadge';

interface Props {
  link: MenuLink;
  /** The entry that stands for the page on screen. */
  activeId: string | undefined;
  isOpen: boolean;
  onFold: (isOpen: boolean) => void;
  onGo: (() => void) | undefined;
}

/** One entry of the menu, and what it holds: folded away until it is asked for. */
export function MenuItem({ link, activeId, isOpen, onFold, onGo }: Props) {
  const { t } = useTranslation('shell');
  const id = useId();
  const prefetch = usePrefetch(link.app);
  const hasChildren = link.children.length > 0;
  const isActive = link.id === activeId || link.children.some((child) => child.id === activeId);
  const folding = {
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: () => onFold(!isOpen),
  } as const;
  const content = (
    <>
      <IconDrawing nodes={link.icon} />
      <span className={styles.label}>{link.label}</span>
      {link.badge && <MenuBadge field={link.badge} />}
    </>
  );

  return (
    <li>
      <div className={styles.entry} data-folds={hasChildren || undefined}>
        {link.path ? (
          <Link
            className={styles.link}
            to={link.path}
            aria-current={link.id === activeId ? 'page' : undefined}
            data-active={isActive || undefined}
            onPointerEnter={prefetch}
            onFocus={prefetch}
            onClick={onGo}
          >
            {content}
          </Link>
        ) : (
          <button {...folding} className={styles.link} data-active={isActive || undefined}>
            {content}
            <Icon of={ChevronDown} />
          </button>
        )}
        {link.path && hasChildren && (
          <button {...folding} className={styles.fold} aria-label={t('menu.within', { entry: link.label })}>
            <Icon of={ChevronDown} />
          </button>
        )}
      </div>
      {hasChildren && (
        <ul id={id} className={styles.children} hidden={!isOpen}>
          {isOpen &&
            link.children.map((child) => (
              <li key={child.id}>
                <Link
                  className={styles.link}
                  to={child.path ?? '/'}
                  aria-current={child.id === activeId ? 'page' : undefined}
                  data-active={child.id === activeId || undefined}
                  onPointerEnter={prefetch}
                  onFocus={prefetch}
                  onClick={onGo}
                >
                  <span className={styles.label}>{child.label}</span>
                </Link>
              </li>
            ))}
        </ul>
      )}
    </li>
  );
}
