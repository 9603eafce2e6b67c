import type { Action } from '@atrium/contract';
import type { DropdownProps } from 'antd';
import { Kbd } from '../Text/Kbd';

/** Entries of a `DropdownMenu` for actions, each with its keys; those without the permission are left out. */
export function toActionMenu(actions: readonly Action[]): NonNullable<DropdownProps['menu']> {
  const allowed = actions.filter(({ isAllowed }) => isAllowed);
  return {
    items: allowed.map(({ id, label, shortcut, isEnabled }) => ({
      key: id,
      label,
      disabled: !isEnabled,
      ...(shortcut && {
        extra: (
          <span aria-hidden="true">
            <Kbd keys={shortcut} />
          </span>
        ),
      }),
    })),
    onClick: ({ key }) => allowed.find(({ id }) => id === key)?.run(),
  };
}
