import { Button, type ButtonProps } from 'antd';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps, useHref, useNavigate } from 'react-router-dom';
import { Icon } from '../Icon/Icon';
import styles from './links.module.css';

export interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick' | 'htmlType'> {
  /** An address of ours. */
  to: string;
}

/** A link that looks like a button: it leads somewhere, and opens in a new tab like any link. */
export function LinkButton({ to, ...rest }: LinkButtonProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  return (
    <Button
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}

export interface BackLinkProps {
  /** An address of ours. */
  to: string;
  children: ReactNode;
}

/** The way back over a page's heading. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} className={styles.back}>
      <Icon of={ArrowLeft} className={styles.arrow} />
      {children}
    </Link>
  );
}

export type StretchedLinkProps = LinkProps;

/**
 * A link in a card or a row that makes all of it lead there: it reaches over the nearest box with a position. What is to be
 * pressed beside it lies above, with a position and a `z-index` of its own.
 */
export function StretchedLink({ className, ...rest }: StretchedLinkProps) {
  return <Link {...rest} className={[styles.link, className].filter(Boolean).join(' ')} />;
}
