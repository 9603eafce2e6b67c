import { Link, type LinkProps } from 'react-router-dom';
import styles from './StretchedLink.module.css';

export type StretchedLinkProps = LinkProps;

/**
 * A link in a card or a row that makes all of it lead there: it reaches over the nearest box with a position. What is to be
 * pressed beside it lies above, with a position and a `z-index` of its own.
 */
export function StretchedLink({ className, ...rest }: StretchedLinkProps) {
  return <Link {...rest} className={[styles.link, className].filter(Boolean).join(' ')} />;
}
