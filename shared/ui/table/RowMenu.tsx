import type { MenuProps } from 'antd';
import { Ellipsis } from 'lucide-react';
import { IconButton } from '../Icon/IconButton';
import { DropdownMenu } from '../Menu/DropdownMenu';

export interface RowMenuProps {
  /** What the menu is for: "Actions for Anna Meier". */
  label: string;
  items: NonNullable<MenuProps['items']>;
}

/** What can be done with one row, behind three dots. */
export function RowMenu({ label, items }: RowMenuProps) {
  if (items.length === 0) return null;
  return (
    <DropdownMenu trigger={['click']} placement="bottomRight" menu={{ items }}>
      <IconButton label={label} icon={Ellipsis} />
    </DropdownMenu>
  );
}
