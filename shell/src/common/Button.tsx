import { Icon } from '@atrium/ui/light';
import { LoaderCircle } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  kind?: 'default' | 'primary' | 'link';
  isSubmit?: boolean;
  /** An operation is running; clicks are ignored meanwhile. */
  isBusy?: boolean;
}

/** A button that looks like the kit's, for use before the kit is loaded. */
export function Button({ kind = 'default', isSubmit, isBusy = false, className, children, onClick, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={isSubmit ? 'submit' : 'button'}
      className={[styles.button, styles[kind], className].filter(Boolean).join(' ')}
      aria-busy={isBusy || undefined}
      {...(kind === 'link' ? {} : { 'data-ripple': '' })}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && (
        <span className={styles.busy}>
          <Icon of={LoaderCircle} />
        </span>
      )}
      {children}
    </button>
  );
}
