import type { DropdownProps } from 'antd';
import { cloneElement, type HTMLAttributes, isValidElement, useEffect, useRef, useState } from 'react';
import { useAnchored } from '../Anchored/useAnchored';
import { useBackCloses } from '../media/useBackCloses';
import { useOfflineToast } from '../Overlay/useOfflineToast';

const overflow = { adjustX: true, adjustY: true, shiftX: true, shiftY: true };

/** Placement of submenus: beside the entry, and over it where a narrow screen has room on neither side. */
const submenuPlacements = {
  rightTop: { points: ['tl', 'tr'], overflow },
  leftTop: { points: ['tr', 'tl'], overflow },
};

/**
 * A menu behind a button, its child. Opened by a key (the down arrow too), it takes the focus, so that arrows walk it;
 * when it closes, the focus is back where it was. On a phone, Back closes it.
 */
export function DropdownMenu({ children, open, onOpenChange, autoFocus = false, menu, ...rest }: DropdownProps) {
  const [isOpenItself, setOpenItself] = useState(false);
  const [isByKey, setByKey] = useState(false);
  const opener = useRef<Element>(null);
  const isOpen = open ?? isOpenItself;

  useEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  const change: NonNullable<DropdownProps['onOpenChange']> = (isWanted, info) => {
    if (isWanted) setByKey(document.activeElement?.matches(':focus-visible') ?? false);
    else if (document.activeElement?.closest('[role="menu"]') && opener.current instanceof HTMLElement)
      opener.current.focus();
    setOpenItself(isWanted);
    onOpenChange?.(isWanted, info);
  };
  useBackCloses(isOpen, () => change(false, { source: 'trigger' }));

  const button = isValidElement<HTMLAttributes<HTMLElement> & { disabled?: boolean }>(children)
    ? cloneElement(children, {
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        ...(rest.disabled !== undefined && { disabled: children.props.disabled ?? rest.disabled }),
        onKeyDown: (event) => {
          children.props.onKeyDown?.(event);
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          change(true, { source: 'trigger' });
        },
      })
    : children;
  const { child, overlays, anchor } = useAnchored(button, { isOpen, onUnavailable: useOfflineToast() });

  return (
    <>
      {child}
      {overlays && (
        <overlays.Dropdown
          {...rest}
          menu={{
            builtinPlacements: submenuPlacements,
            ...menu,
            onClick: (info) => {
              // The key that chooses must not press the button as well, which has the focus by then.
              if (info.domEvent.type === 'keydown') info.domEvent.preventDefault();
              menu?.onClick?.(info);
            },
          }}
          open={isOpen}
          autoFocus={autoFocus || isByKey}
          onOpenChange={change}
        >
          {anchor}
        </overlays.Dropdown>
      )}
    </>
  );
}
