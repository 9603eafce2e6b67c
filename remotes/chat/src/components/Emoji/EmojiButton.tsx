import { IconButton, Popover } from '@atrium/ui';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { lazyChatComponent } from '../OnDemand/lazyChatComponent';

const EmojiPicker = lazyChatComponent(() => import('./EmojiPicker'));

interface EmojiButtonProps {
  label: string;
  icon: LucideIcon;
  onPick: (emoji: string) => void;
  onOpenChange?: (isOpen: boolean) => void;
}

export function EmojiButton({ label, icon, onPick, onOpenChange }: EmojiButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = (isWanted: boolean) => {
    setOpen(isWanted);
    onOpenChange?.(isWanted);
  };
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={open}
      destroyOnHidden
      placement="topRight"
      content={
        <EmojiPicker
          onMissing={() => open(false)}
          props={{
            onPick: (emoji) => {
              open(false);
              onPick(emoji);
            },
            onClose: () => open(false),
          }}
        />
      }
    >
      <IconButton label={label} icon={icon} aria-haspopup="dialog" aria-expanded={isOpen} />
    </Popover>
  );
}
