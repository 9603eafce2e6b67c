import { DropdownMenu } from '@atrium/ui';
import type { ReactElement, ReactNode } from 'react';

export interface MenuOpener {
  children: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

interface Choice {
  key: string;
  label: string;
  icon?: ReactNode;
  extra?: string;
  isMarked?: boolean;
  choose: () => void;
}

export function ChoiceMenu({ choices, children, isOpen, onOpenChange }: MenuOpener & { choices: readonly Choice[] }) {
  return (
    <DropdownMenu
      autoFocus
      trigger={['click']}
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
      menu={{
        selectable: choices.some(({ isMarked }) => isMarked !== undefined),
        multiple: true,
        selectedKeys: choices.filter(({ isMarked }) => isMarked).map(({ key }) => key),
        items: choices.map(({ isMarked: _, choose: __, ...item }) => item),
        onClick: (chosen) => choices.find(({ key }) => key === chosen.key)?.choose(),
      }}
    >
      {children}
    </DropdownMenu>
  );
}
