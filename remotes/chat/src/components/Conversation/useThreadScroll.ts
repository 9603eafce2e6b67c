import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isMessage, type ThreadItem } from '../../model/threadItems';
import type { Sought } from '../Search/sought';

export interface OlderMessages {
  state: 'idle' | 'loading' | 'failed';
  hasMore: boolean;
  /** The time since which all are there, where they were asked for so. */
  loadedSince: string | undefined;
  /** One page of them, or all since a time. */
  load: (since?: string) => Promise<void>;
}

interface ThreadScroll {
  items: readonly ThreadItem[];
  sought: Sought | undefined;
  older: OlderMessages;
  /** The row that has the focus is drawn wherever one scrolls; -1 for none. */
  activeIndex: number;
}

const sizes: Record<ThreadItem['kind'], number> = { message: 46, day: 44, unread: 40 };

/** How far from the end still counts as being there, in pixels. */
const nearEnd = 60;
/** How many rows before the first one the older ones are asked for. */
const ahead = 20;

/** Where the messages are and which are in sight: stays at the end, or wherever one reads. */
export function useThreadScroll({ items, sought, older, activeIndex }: ThreadScroll) {
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
    rangeExtractor(range) {
      const indexes = defaultRangeExtractor(range);
      const isRendered = activeIndex < 0 || activeIndex >= items.length || indexes.includes(activeIndex);
      return isRendered ? indexes : [...indexes, activeIndex].sort((one, other) => one - other);
    },
  });
  const last = items.at(-1);
  const isPlaced = useFirstPlace(scroller, virtualizer, items);
  const isAtEnd = !isPlaced || virtualizer.isAtEnd(nearEnd);

  const [seen, setSeen] = useState(last?.key);
  if (isAtEnd && seen !== last?.key) setSeen(last?.key);
  const seenIndex = items.findLastIndex(({ key }) => key === seen);
  const unreadCount = items.slice(seenIndex + 1).filter((item) => isMessage(item) && !item.isOwn).length;

  const shownIndex = useSought(items, sought, older, virtualizer);
  useEffect(() => {
    if (!isPlaced || !older.hasMore || older.state !== 'idle') return;
    // Asked of the element: what the virtualizer knows of a scroll comes one drawing later.
    const first = virtualizer.getVirtualItemForOffset(scroller.current?.scrollTop ?? 0)?.index ?? 0;
    if (first < ahead) void older.load();
  });

  // What one says oneself is what one wants to see.
  const ownKey = isMessage(last) && last.isOwn && last.state === 'sending' ? last.key : undefined;
  useLayoutEffect(() => {
    if (ownKey) virtualizer.scrollToEnd();
  }, [ownKey, virtualizer]);

  const toEnd = () => virtualizer.scrollToEnd({ behavior: 'smooth' });
  return { scroller, virtualizer, shownIndex, unreadCount, isAtEnd, toEnd };
}

/**
 * Leads to the message that is looked for, once for each time that it is, and loads what lies between.
 * @returns its index, or -1
 */
function useSought(
  items: readonly ThreadItem[],
  sought: Sought | undefined,
  { state, hasMore, loadedSince, load }: OlderMessages,
  virtualizer: Pick<ReturnType<typeof useVirtualizer>, 'scrollToIndex'>,
): number {
  const first = items.find(isMessage)?.time;
  // The first message of a day is later than its midnight, which is what is looked for.
  const known = [first, loadedSince].filter((time) => time !== undefined);
  const isLoaded = sought !== undefined && (!hasMore || known.some((time) => time <= sought.time));
  const place = isLoaded ? findSought(items, sought) : -1;
  // With what comes before it: rows that are put above while it is scrolled to would lead elsewhere.
  const index = !hasMore || place >= ahead ? place : -1;
  const isFound = index >= 0;
  const isMissing = sought !== undefined && first !== undefined && hasMore && !isFound && state === 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that is looked for
  useEffect(() => {
    if (isMissing) void load(isLoaded ? undefined : sought.time);
  }, [sought, isMissing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that is looked for
  useEffect(() => {
    if (!isFound) return;
    if (!sought?.isFrom) virtualizer.scrollToIndex(index, { align: 'center' });
    // Below the heading of its day.
    else virtualizer.scrollToIndex(items[index - 1]?.kind === 'day' ? index - 1 : index, { align: 'start' });
  }, [sought, isFound]);
  return index;
}

function findSought(items: readonly ThreadItem[], { time, isFrom }: Sought): number {
  if (!isFrom) return items.findIndex((item) => isMessage(item) && item.time === time);
  const next = items.findIndex((item) => isMessage(item) && item.time >= time);
  return next < 0 ? items.length - 1 : next;
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

  // What is below the messages grows when one writes much.
  useEffect(() => {
    const element = scroller.current;
    if (!isPlaced || !element) return;
    const observer = new ResizeObserver(() => {
      if (last.current.isAtEnd) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isPlaced, scroller]);
  return isPlaced;
}
