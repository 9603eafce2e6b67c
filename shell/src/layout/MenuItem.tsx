import { Icon, IconSvg, useFormat } from '@atrium/ui';
import { ChevronDown } from 'lucide-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePrefetch } from '../apps/prefetch';
import type { MenuLink } from '../navigation/menu';
import styles from './MenuItem.module.css';

interface Props {
  link: MenuLink;
  /** Count of the badge; undefined while unknown. */
  count: number | undefined;
  activeId: string | undefined;
  isOpen: boolean;
  onFold: (id: string, isOpen: boolean) => void;
  onGo: (() => void) | undefined;
}

/** One entry of the menu with its children, collapsed by default. Rendered again only when it changes. */
export const MenuItem = memo(({ link, count, activeId, isOpen, onFold, onGo }: Props) => {
  const id = useId();
  const prefetch = usePrefetch(link.app);
  const hasChildren = link.children.length > 0;
  const isActive = activeId !== undefined;
  const fold = () => onFold(link.id, !isOpen);
  const content = (
    <>
      <IconSvg nodes={link.icon} />
      <span className={styles.label}>{link.label}</span>
      {link.badge !== undefined && <MenuBadge count={count} />}
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
              <ChildItem key={child.id} link={child} isActive={child.id === activeId} onPoint={prefetch} onGo={onGo} />
            ))}
        </ul>
      )}
    </li>
  );
});

interface ChildProps {
  link: MenuLink;
  isActive: boolean;
  onPoint: () => void;
  onGo: (() => void) | undefined;
}

const ChildItem = ({ link, isActive, onPoint, onGo }: ChildProps) => (
  <li>
    <Link
      className={styles.link}
      to={link.path ?? '/'}
      aria-current={isActive ? 'page' : undefined}
      data-active={isActive || undefined}
      onPointerEnter={onPoint}
      onFocus={onPoint}
      onClick={onGo}
    >
      <span className={styles.label}>{link.label}</span>
    </Link>
  </li>
);

interface MenuFoldProps {
  entry: string;
  isOpen: boolean;
  controls: string;
  onFold: () => void;
}

function MenuFold({ entry, isOpen, controls, onFold }: MenuFoldProps) {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      className={styles.fold}
      aria-label={t('menu.within', { entry })}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onFold}
    >
      <Icon of={ChevronDown} />
    </button>
  );
}

/** The number beside an entry of the menu: nothing for none, and its place while it is unknown, so that nothing moves. */
export function MenuBadge({ count }: { count: number | undefined }) {
  if (count === undefined) return <span className={styles.badge} aria-hidden="true" />;
  return count > 0 ? <Count count={count} /> : null;
}

function Count({ count }: { count: number }) {
  const { number } = useFormat();
  return <span className={styles.badge}>{number(count)}</span>;
}
