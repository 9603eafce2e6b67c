import { isComposing } from '@atrium/contract/values';
import { IconButton, Toolbar } from '@atrium/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './MessageSearch.module.css';

interface ConversationBarProps {
  label: string;
  closeLabel: string;
  onClose: () => void;
  end?: ReactNode;
  children: ReactNode;
}

export function ConversationBar({ label, closeLabel, onClose, end, children }: ConversationBarProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it wherever the focus is in it
    <div
      className={styles.bar}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event)) onClose();
      }}
    >
      <Toolbar
        kind="pane"
        label={label}
        end={
          <>
            {end}
            <IconButton label={closeLabel} icon={X} onClick={onClose} />
          </>
        }
      >
        {children}
      </Toolbar>
    </div>
  );
}
