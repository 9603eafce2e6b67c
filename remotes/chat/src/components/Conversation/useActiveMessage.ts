import { useCallback, useRef, useState } from 'react';
import type { ThreadItem } from '../../model/threadItems';

/** Hovered or focused message; it stays while an overlay that belongs to it is open. */
export function useActiveMessage(items: readonly ThreadItem[]) {
  const [active, setActive] = useState<string>();
  const isHeld = useRef(false);
  const activate = useCallback((key: string | undefined) => {
    if (!isHeld.current) setActive(key);
  }, []);
  const hold = useCallback((isOpen: boolean) => {
    isHeld.current = isOpen;
  }, []);
  const activeIndex = active === undefined ? -1 : items.findIndex(({ key }) => key === active);
  return { activeIndex, activate, hold };
}
