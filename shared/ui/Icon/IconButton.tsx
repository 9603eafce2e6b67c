import type { IconNode } from '@atrium/contract';
import { Button, type ButtonProps } from 'antd';
import type { LucideIcon } from 'lucide-react';
import { Tooltip } from '../Anchored/Tooltip';
import { ariaKeys, useKeyNames } from '../Text/keyNames';
import { Icon } from './Icon';
import styles from './IconButton.module.css';
import { IconSvg } from './IconSvg';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'title' | 'type' | 'aria-label'> {
  /** Accessible name and tooltip: the action of the button. */
  label: string;
  /** An icon of lucide-react, or one as a manifest has it. */
  icon: LucideIcon | readonly IconNode[];
  /** A number on its corner; absent or 0 draws none. Say it in the label as well. */
  count?: number;
  /** The keys that do the same, such as `Mod B`, shown in the tooltip as this person's keyboard names them. */
  shortcut?: string;
  /** Pressed or not, for a button that switches something. */
  isPressed?: boolean;
  iconSize?: number;
}

/** A square button with an icon alone. */
export function IconButton({ label, icon, count, shortcut, isPressed, iconSize, className, ...rest }: IconButtonProps) {
  const nameKeys = useKeyNames();
  // The opened overlay names itself, and takes the place of the tooltip.
  const tooltip = rest['aria-expanded'] ? '' : shortcut ? `${label} (${nameKeys(shortcut)})` : label;
  return (
    <Tooltip title={tooltip}>
      <Button
        {...rest}
        type="text"
        className={[styles.button, className].filter(Boolean).join(' ')}
        aria-label={label}
        {...(shortcut && { 'aria-keyshortcuts': ariaKeys(shortcut) })}
        {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
        icon={'$$typeof' in icon ? <Icon of={icon} size={iconSize} /> : <IconSvg nodes={icon} size={iconSize} />}
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
