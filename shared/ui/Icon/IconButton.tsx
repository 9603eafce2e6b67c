import { Button, type ButtonProps, Tooltip } from 'antd';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './Icon';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'title' | 'type' | 'aria-label'> {
  /** What it does: the name for screen readers, and the tooltip. */
  label: string;
  icon: LucideIcon;
  /** A number on its corner; absent or 0 draws none. Say it in the label as well. */
  count?: number;
  /** The key that does the same, shown in the tooltip. */
  shortcut?: string;
  /** Pressed or not, for a button that switches something. */
  isPressed?: boolean;
  iconSize?: number;
}

/** A square button with an icon alone. */
export function IconButton({ label, icon, count, shortcut, isPressed, iconSize, className, ...rest }: IconButtonProps) {
  // What it has opened says what it is, and stands where the tooltip would.
  const tooltip = rest['aria-expanded'] ? '' : shortcut ? `${label} (${shortcut})` : label;
  return (
    <Tooltip title={tooltip}>
      <Button
        {...rest}
        type="text"
        className={[styles.button, className].filter(Boolean).join(' ')}
        aria-label={label}
        {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
        icon={<Icon of={icon} size={iconSize} />}
      >
        {count ? (
          <span className={styles.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        ) : null}
      </Button>
    </Tooltip>
  );
}
