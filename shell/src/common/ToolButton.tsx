import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import { Icon } from 'shared/ui/light';
import styles from './ToolButton.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does: the name for screen readers, and the tooltip. */
  label: string;
  icon: LucideIcon;
}

/** The kit's button with an icon alone, as it is drawn before the kit has arrived. */
export const ToolButton = ({ label, icon, ...rest }: Props) => (
  <button {...rest} type="button" className={styles.tool} aria-label={label} data-ripple="">
    <Icon of={icon} />
    {/* What it has opened says what it is, and is where the tooltip would be. */}
    {!rest['aria-expanded'] && (
      <span className={styles.tip} aria-hidden="true">
        {label}
      </span>
    )}
  </button>
);
