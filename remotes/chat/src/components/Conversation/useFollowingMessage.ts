import { type RefObject, useEffect, useRef } from 'react';
import { isMessage, type ThreadItem } from '../../model/threadItems';

interface FollowingMessage {
  items: readonly ThreadItem[];
  activeIndex: number;
  /** The active message is no longer among the items. */
  isGone: boolean;
  scroller: RefObject<HTMLElement | null>;
}

/** When the message with the focus is deleted, the next one has it, or the one before. */
export function useFollowingMessage({ items, activeIndex, isGone, scroller }: FollowingMessage): void {
  const place = useRef(-1);
  useEffect(() => {
    if (activeIndex >= 0) place.current = activeIndex;
  }, [activeIndex]);
  useEffect(() => {
    // The focus of one who has gone on is left where it is.
    if (!isGone || document.activeElement !== document.body) return;
    const next = items.findIndex((item, index) => index >= place.current && isMessage(item));
    const index = next < 0 ? items.findLastIndex(isMessage) : next;
    scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-message]`)?.focus();
  }, [items, isGone, scroller]);
}
