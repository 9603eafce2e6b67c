import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ThreadItem } from '../../model/threadItems';

interface ThreadScroll {
  items: readonly ThreadItem[];
  at: string | undefined;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onOlder: () => void;
}

const sizes: Record<ThreadItem['kind'], number> = { message: 46, day: 44, unread: 40 };

/** How far from the end still counts as being there, in pixels. */
const nearEnd = 60;
/** How many rows before the first one the older ones are asked for. */
const ahead = 20;

/** Where the messages are and which are in sight: stays at the end, or wherever one reads. */
export function useThreadScroll({ items, at, hasOlder, isLoadingOlder, onOlder }: ThreadScroll) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => sizes[items[index]?.kind ?? 'message'],
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 12,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
  });
  const last = items.at(-1);
  const isPlaced = useFirstPlace(scroller, virtualizer, items);
  const isAtEnd = !isPlaced || virtualizer.isAtEnd(nearEnd);

  const [seen, setSeen] = useState(last?.key);
  if (isAtEnd && seen !== last?.key) setSeen(last?.key);
  const seenIndex = items.findLastIndex(({ key }) => key === seen);
  const unreadCount = items.slice(seenIndex + 1).filter((item) => item.kind === 'message' && !item.isOwn).length;

  const isSought = at !== undefined && !items.some((item) => item.kind === 'message' && item.time === at);
  useEffect(() => {
    if (!isPlaced || !hasOlder || isLoadingOlder) return;
    // Asked of the element: what the virtualizer knows of a scroll comes one drawing later.
    const first = virtualizer.getVirtualItemForOffset(scroller.current?.scrollTop ?? 0)?.index ?? 0;
    if (isSought || first < ahead) onOlder();
  });

  // What one says oneself is what one wants to see.
  const ownKey = last?.kind === 'message' && last.isOwn && last.state === 'sending' ? last.key : undefined;
  useLayoutEffect(() => {
    if (ownKey) virtualizer.scrollToEnd();
  }, [ownKey, virtualizer]);

  const shownIndex = items.findIndex((item) => item.kind === 'message' && item.time === at);
  const isFound = shownIndex >= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that is looked for
  useEffect(() => {
    if (isFound) virtualizer.scrollToIndex(shownIndex, { align: 'center' });
  }, [at, isFound]);

  return { scroller, virtualizer, unreadCount, isAtEnd, toEnd: () => virtualizer.scrollToEnd({ behavior: 'smooth' }) };
}

/**
 * Opens a conversation where the unread begins, else at its end, once; and keeps to the end while the rows there find
 * their heights, until one scrolls up.
 */
function useFirstPlace(
  scroller: RefObject<HTMLElement | null>,
  virtualizer: Pick<ReturnType<typeof useVirtualizer>, 'scrollToIndex' | 'scrollToEnd'>,
  items: readonly ThreadItem[],
): boolean {
  const [isPlaced, setPlaced] = useState(false);
  const last = useRef({ top: 0, height: 0, isAtEnd: false });
  const hasItems = items.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the first messages are there
  useLayoutEffect(() => {
    if (!hasItems || isPlaced) return;
    const unread = items.findIndex(({ kind }) => kind === 'unread');
    if (unread >= 0) virtualizer.scrollToIndex(unread, { align: 'start' });
    else virtualizer.scrollToEnd();
    last.current.isAtEnd = unread < 0;
    setPlaced(true);
  }, [hasItems]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isPlaced || !element) return;
    const { top, height, isAtEnd: wasAtEnd } = last.current;
    const distance = element.scrollHeight - element.clientHeight - element.scrollTop;
    const hasMovedUp = element.scrollTop < top && distance > 1;
    const isAtEnd = !hasMovedUp && (wasAtEnd || distance <= nearEnd);
    if (isAtEnd && element.scrollHeight !== height) element.scrollTop = element.scrollHeight;
    last.current = { top: element.scrollTop, height: element.scrollHeight, isAtEnd };
  });
  return isPlaced;
}
