import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSelector } from 'react-redux';
import { mailApi } from '../../api/mailApi';
import { emailsPerPage, type MailView } from '../../api/mailView';
import { indexOfMail, pageOfIndex } from '../../model/mailPages';
import { mailPath } from '../../model/mailPath';
import { type ApiState, cachedPages } from '../../state/cachedEmails';

interface RowsInSight {
  first: number;
  /** Index after the last one. */
  end: number;
  isScrolling: boolean;
}

interface Rows {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  rowHeight: number;
}

/** Extra rows beyond both ends while scrolling; rendered after the first ones are visible. */
const spareRows = 6;
/** Time without movement after which scrolling has ended, in milliseconds. */
const rest = 150;

/**
 * Rows in the viewport of a long list. All have one height, so that a division is enough: a library that measures rows
 * would be half of this app's first screen.
 */
function useRowsInSight({ scroller, count, rowHeight }: Rows): RowsInSight {
  const [sight, setSight] = useState({ top: 0, rows: 0, isScrolling: false });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const read = (isScrolling: boolean) => {
      const next = {
        top: Math.floor(element.scrollTop / rowHeight),
        rows: Math.ceil(element.offsetHeight / rowHeight) + 1,
        isScrolling,
      };
      setSight((last) =>
        last.top === next.top && last.rows === next.rows && last.isScrolling === isScrolling ? last : next,
      );
    };
    let timer = 0;
    const whenScrolled = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => read(false), rest);
      // In the same frame, or rows would be blank for one.
      flushSync(() => read(true));
    };
    const sizes = new ResizeObserver(() => read(false));
    read(false);
    sizes.observe(element);
    element.addEventListener('scroll', whenScrolled, { passive: true });
    return () => {
      window.clearTimeout(timer);
      sizes.disconnect();
      element.removeEventListener('scroll', whenScrolled);
    };
  }, [scroller, rowHeight]);

  const isAny = count > 0;
  const [spare, setSpare] = useState(0);
  useEffect(() => startTransition(() => setSpare(isAny ? spareRows : 0)), [isAny]);
  const end = Math.min(count, sight.top + sight.rows + spare);
  return { first: Math.max(0, Math.min(sight.top - spare, end)), end, isScrolling: sight.isScrolling };
}

/** Scrolls a row into view if necessary, by the shortest distance. */
function showRow(element: HTMLElement | null, index: number, rowHeight: number): void {
  if (!element) return;
  const [top, bottom] = [index * rowHeight, (index + 1) * rowHeight];
  if (top < element.scrollTop) element.scrollTo({ top });
  else if (bottom > element.scrollTop + element.clientHeight) element.scrollTo({ top: bottom - element.clientHeight });
}

export interface PlacedRow {
  index: number;
  top: number;
}

export const rowHeight = 85;

interface VirtualList {
  scroller: RefObject<HTMLElement | null>;
  view: MailView;
  total: number;
  openMail: number | undefined;
}

export function useVirtualPages({ scroller, view, total, openMail }: VirtualList) {
  const { first, end, isScrolling } = useRowsInSight({ scroller, count: total, rowHeight });
  const prefetch = mailApi.usePrefetch('getMailPage');
  const list = `${mailPath(view)}?${view.q}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [list, scroller]);

  const openIndex = useSelector((state: ApiState) => openMail && indexOfMail(cachedPages(state, view), openMail));
  const isPlaceKnown = openIndex !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each email, wherever the list is scrolled to after
  useEffect(() => {
    if (isPlaceKnown) showRow(scroller.current, openIndex, rowHeight);
  }, [openMail, isPlaceKnown]);

  const pages = new Map<number, PlacedRow[]>();
  for (let index = first; index < end; index += 1) {
    const page = pageOfIndex(index);
    pages.set(page, [...(pages.get(page) ?? []), { index, top: index * rowHeight }]);
  }
  const next = Math.max(0, ...pages.keys()) + 1;
  const hasNext = (next - 1) * emailsPerPage < total;
  useEffect(() => {
    if (hasNext && !isScrolling) prefetch({ ...view, page: next });
  }, [prefetch, view, next, hasNext, isScrolling]);

  return {
    pages: [...pages].map(([page, rows]) => ({ page, rows })),
    height: total * rowHeight,
    isScrolling,
  };
}
