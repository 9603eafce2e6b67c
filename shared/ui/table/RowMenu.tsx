import type { MenuProps } from 'antd';
import { Ellipsis } from 'lucide-react';
import { IconButton } from '../Icon/IconButton';
import { DropdownMenu } from '../Menu/DropdownMenu';

export interface RowMenuProps {
  /** Name of the menu: "Actions for Anna Meier". */
  label: string;
  items: NonNullable<MenuProps['items']>;
}

/** Actions of one row, behind three dots. */
export function RowMenu({ label, items }: RowMenuProps) {
  if (items.length === 0) return null;
  return (
    <DropdownMenu trigger={['click']} placement="bottomRight" menu={{ items }}>
      <IconButton label={label} icon={Ellipsis} />
    </DropdownMenu>
  );
}
