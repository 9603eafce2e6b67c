import type { Action } from '@atrium/contract';
import { IconButton, type IconButtonProps } from '../Icon/IconButton';

export interface ActionButtonProps extends Omit<IconButtonProps, 'icon' | 'label' | 'shortcut'> {
  /** From `useActions()`. */
  action: Action;
  /** In place of the action's label, if it says more. */
  label?: string;
}

/** The button of an action in a toolbar: its icon, label and keys. Without the permission there is none. */
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
