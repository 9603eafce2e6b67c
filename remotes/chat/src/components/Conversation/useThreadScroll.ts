import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isMessage, type ThreadItem } from '../../model/threadItems';
import type { Sought } from '../Search/sought';

export interface OlderMessages {
  state: 'idle' | 'loading' | 'failed';
  hasMore: boolean;
  loadedSince: string | undefined;
  load: (since?: string) => Promise<void>;
}

interface ThreadScroll {
  items: readonly ThreadItem[];
  sought: Sought | undefined;
  older: OlderMessages;
  /** Focused row, always rendered; -1 for none. */
  activeIndex: number;
}

const sizes: Record<ThreadItem['kind'], number> = { message: 46, day: 44, unread: 40 };

/** Distance from the end that still counts as the end, in pixels. */
const nearEnd = 60;
/** Older messages are loaded when fewer rows than this remain above. */
const ahead = 20;

/** Scroll position: stays at the end, or wherever the person reads. */
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
    // Read from the element: the virtualizer's value is one render late.
    const first = virtualizer.getVirtualItemForOffset(scroller.current?.scrollTop ?? 0)?.index ?? 0;
    if (first < ahead) void older.load();
  });

  // The person's own new message is scrolled into view.
  const ownKey = isMessage(last) && last.isOwn && last.state === 'sending' ? last.key : undefined;
  useLayoutEffect(() => {
    if (ownKey) virtualizer.scrollToEnd();
  }, [ownKey, virtualizer]);

  const toEnd = () => virtualizer.scrollToEnd({ behavior: 'smooth' });
  return { scroller, virtualizer, shownIndex, unreadCount, isAtEnd, toEnd };
}

/** Scrolls to the searched message, once per request, and loads the messages in between. @returns its index, or -1 */
function useSought(
  items: readonly ThreadItem[],
  sought: Sought | undefined,
  { state, hasMore, loadedSince, load }: OlderMessages,
  virtualizer: Pick<ReturnType<typeof useVirtualizer>, 'scrollToIndex'>,
): number {
  const first = items.find(isMessage)?.time;
  // The first message of a day is later than the searched midnight.
  const known = [first, loadedSince].filter((time) => time !== undefined);
  const isLoaded = sought !== undefined && (!hasMore || known.some((time) => time <= sought.time));
  const place = isLoaded ? findSought(items, sought) : -1;
  // With preceding rows: rows inserted above during scrolling would shift the target.
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
 * Initial position: start of the unread, else the end; stays at the end while rows are measured, until the person
 * scrolls.
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

  // The composer below grows with long text.
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
