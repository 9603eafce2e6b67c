import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../Icon/Icon';
import styles from './Widget.module.css';

export interface CardRowProps {
  to?: string;
  /** At the start: an avatar, a bar. */
  mark: ReactNode;
  title: string;
  sub: string;
  when: string;
  isStrong?: boolean;
  isLate?: boolean;
  /** After what is under the title: since when it is late, in red. */
  late?: string;
  /** The text at the end is an amount, as prominent as the title. */
  isAmount?: boolean;
  /** Beside the row, apart from its link: what one click does with it. */
  action?: ReactNode;
}

export function CardRow({ to, mark, title, sub, when, isStrong, isLate, late, isAmount, action }: CardRowProps) {
  const content = (
    <>
      {mark}
      <span className={styles.text}>
        <span className={styles.title} dir="auto" data-strong={isStrong || undefined}>
          {title}
        </span>
        <span className={styles.sub} dir="auto">
          {sub}
          {late && (
            <>
              {' · '}
              <bdi className={styles.late}>{late}</bdi>
            </>
          )}
        </span>
      </span>
      <span className={styles.when} data-late={isLate || undefined} data-amount={isAmount || undefined}>
        <bdi>{when}</bdi>
      </span>
    </>
  );
  return (
    <li className={styles.line}>
      {to ? (
        <Link className={styles.row} to={to}>
          {content}
        </Link>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
      {action}
    </li>
  );
}

/** The rows of a card, divided by hairlines. */
export const CardRows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>;

/** The bar in front of what has a colour in place of a picture. */
export const CardBar = () => <span className={styles.bar} aria-hidden="true" />;

/** At the end of a card's head: the way to all of it. */
export const CardLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className={styles.all} to={to}>
    {children}
    <Icon of={ChevronRight} size={14} />
  </Link>
);

/** Moves the focus from a row that is about to leave its list to the one after it, or else before it. */
export function focusRowBeside(element: Element) {
  const row = element.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  beside?.querySelector<HTMLElement>('a, button')?.focus();
}
