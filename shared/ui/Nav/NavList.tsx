import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '../format/useFormat';
import styles from './NavList.module.css';

export interface NavItem {
  key: string;
  to: string;
  label: string;
  /** An `Icon` or a `LabelDot`. */
  icon?: ReactNode;
  count?: number;
  /** Unit of the count, for screen readers: "unread". */
  countLabel?: string;
  /** A small button beside it, such as a menu: seen in place of the count while one points at the item or is within it. */
  end?: ReactNode;
}

export interface NavListProps {
  /** The name of the list: drawn as its heading when `hasHeading`, else for screen readers. */
  label: string;
  hasHeading?: boolean;
  /** A small button at the end of the heading: "+". */
  headingEnd?: ReactNode;
  items: readonly NavItem[];
  /** The key of the item that is open. */
  activeKey?: string;
}

/** The side list of an app: folders, filters, labels, as links. */
export function NavList({ label, hasHeading = false, headingEnd, items, activeKey }: NavListProps) {
  const { number } = useFormat();
  return (
    <nav className={styles.nav} aria-label={label}>
      {hasHeading && (
        <div className={styles.heading}>
          <span aria-hidden="true">{label}</span>
          {headingEnd}
        </div>
      )}
      <ul className={styles.list}>
        {items.map(({ key, to, label: text, icon, count, countLabel, end }) => (
          <li key={key} className={end ? styles.withEnd : undefined}>
            <Link to={to} className={styles.link} {...(key === activeKey ? { 'aria-current': 'page' as const } : {})}>
              {icon && <span className={styles.icon}>{icon}</span>}
              <span className={styles.label}>{text}</span>
              {count ? (
                <span
                  className={styles.count}
                  {...(countLabel ? { 'aria-label': `${number(count)} ${countLabel}` } : {})}
                >
                  {number(count)}
                </span>
              ) : null}
            </Link>
            {end && <span className={styles.end}>{end}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
