import { ChevronDown } from 'lucide-react';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { Icon, IconDrawing } from 'shared/ui';
import type { MenuLink } from '../model/menu';
import { usePrefetch } from '../remotes/usePrefetch';
import styles from './Menu.module.css';
import { MenuBadge } from './MenuBadge';
import { MenuFold } from './MenuFold';

interface Props {
  link: MenuLink;
  /** What the badge says. */
  count: number;
  /** The entry that stands for the page on screen, when it is this one or within it. */
  activeId: string | undefined;
  isOpen: boolean;
  onFold: (id: string, isOpen: boolean) => void;
  onGo: (() => void) | undefined;
}

/** One entry of the menu, and what it holds: folded away until it is asked for. Drawn anew only when it changes. */
export const MenuItem = memo(({ link, count, activeId, isOpen, onFold, onGo }: Props) => {
  const id = useId();
  const prefetch = usePrefetch(link.app);
  const hasChildren = link.children.length > 0;
  const isActive = activeId !== undefined;
  const fold = () => onFold(link.id, !isOpen);
  const content = (
    <>
      <IconDrawing nodes={link.icon} />
      <span className={styles.label}>{link.label}</span>
      <MenuBadge count={count} />
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
          <button
            type="button"
            className={styles.link}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={fold}
            data-active={isActive || undefined}
          >
            {content}
            <Icon of={ChevronDown} />
          </button>
        )}
        {link.path && hasChildren && <MenuFold entry={link.label} isOpen={isOpen} controls={id} onFold={fold} />}
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
});
