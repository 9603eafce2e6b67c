import { isComposing } from '@atrium/contract/values';
import { Popover, useIsNarrow } from '@atrium/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './EventBubble.module.css';

interface BubbleProps {
  label: string;
  /** Anchor, in pixels of the window. */
  anchor: DOMRect;
  onClose: () => void;
  children: ReactNode;
}

const inner = '.ant-select-dropdown, .ant-picker-dropdown, .ant-modal-root, .ant-popover, .ant-message, .ant-drawer';

/** Moves the focus to the first field, or to the box, once it is visible. */
function focusInside(box: HTMLElement | null): void {
  const focused = document.activeElement;
  if (box && (focused === box || !box.contains(focused))) (box.querySelector('input') ?? box).focus();
}

/** Popover beside its anchor, on a phone at the lower edge; Escape and clicks elsewhere close it. */
export function Bubble({ label, anchor, onClose, children }: BubbleProps) {
  const { left, top, width, height } = anchor;
  const isNarrow = useIsNarrow();
  const box = useRef<HTMLDivElement>(null);
  useLeaving(box, onClose);
  return (
    <Popover
      open
      trigger={[]}
      arrow={false}
      placement={isNarrow ? 'top' : 'right'}
      destroyOnHidden
      afterOpenChange={(isOpen) => isOpen && focusInside(box.current)}
      content={
        <div
          ref={box}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={styles.bubble}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || isComposing(event)) return;
            event.stopPropagation();
            onClose();
          }}
        >
          {children}
        </div>
      }
    >
      <span
        {...(isNarrow
          ? { className: `${styles.anchor} ${styles.lowerEdge}` }
          : { className: styles.anchor, style: { left, top, width, height } })}
      />
    </Popover>
  );
}

/** Closes it on a press elsewhere, and restores the focus. */
function useLeaving(box: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const before = document.activeElement;
    if (!box.current?.contains(before)) box.current?.focus();
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest(inner)) close.current();
    };
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      // After a deletion, the kit leads to what follows the event.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [box]);
}
