import type { Action } from '@atrium/contract';
import { IconButton, type IconButtonProps } from '../Icon/IconButton';

export interface ActionButtonProps extends Omit<IconButtonProps, 'icon' | 'label' | 'shortcut'> {
  /** From `useActions()`. */
  action: Action;
  /** Overrides the label of the action. */
  label?: string;
}

/** Toolbar button of an action: icon, label and shortcut. Not rendered without permission. */
export function ActionButton({ action, label = action.label, ...rest }: ActionButtonProps) {
  const { icon, shortcut, isAllowed, isEnabled, run } = action;
  if (!isAllowed) return null;
  return (
    <IconButton
      disabled={!isEnabled}
      onClick={run}
      {...rest}
      label={label}
      icon={icon}
      {...(shortcut && { shortcut })}
    />
  );
}
