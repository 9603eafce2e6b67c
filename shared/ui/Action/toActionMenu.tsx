import type { Action } from '@atrium/contract';
import type { DropdownProps } from 'antd';
import { Kbd } from '../Text/Kbd';

/** `DropdownMenu` entries of actions, with shortcuts; those without permission are omitted. */
export function toActionMenu(actions: readonly Action[]): NonNullable<DropdownProps['menu']> {
  const allowed = actions.filter(({ isAllowed }) => isAllowed);
  return {
    items: allowed.map(({ id, label, shortcut, isEnabled }) => ({
      key: id,
      label,
      disabled: !isEnabled,
      ...(shortcut && {
        extra: <Kbd keys={shortcut} isHidden />,
      }),
    })),
    onClick: ({ key }) => allowed.find(({ id }) => id === key)?.run(),
  };
}
