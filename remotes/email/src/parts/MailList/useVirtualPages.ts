import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { type ApiState, cachedPages } from '../../api/cachedMails';
import { mailApi } from '../../api/mailApi';
import { indexOfMail, mailsPerPage, pageOfIndex } from '../../model/mailPages';
import { type MailView, mailPath } from '../../model/mailView';

export interface PlacedRow {
  index: number;
  top: number;
}

export const rowHeight = 85;

interface VirtualList {
  scroller: RefObject<HTMLElement | null>;
  view: MailView;
  total: number;
  /** Comes into sight when it is opened. */
  openMail: number | undefined;
}

/** The rows in sight by the page that they are on, and the height of all. */
export function useVirtualPages({ scroller, view, total, openMail }: VirtualList) {
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  const prefetch = mailApi.usePrefetch('getMailPage');
  const list = `${mailPath(view)}?${view.q}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [list, scroller]);

  const openIndex = useSelector((state: ApiState) => openMail && indexOfMail(cachedPages(state, view), openMail));
  const isPlaceKnown = openIndex !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each mail, wherever the list is scrolled to after
  useEffect(() => {
    if (isPlaceKnown) virtualizer.scrollToIndex(openIndex);
  }, [openMail, isPlaceKnown]);

  const pages = new Map<number, PlacedRow[]>();
  for (const { index, start } of virtualizer.getVirtualItems()) {
    const page = pageOfIndex(index);
    pages.set(page, [...(pages.get(page) ?? []), { index, top: start }]);
  }
  const next = Math.max(0, ...pages.keys()) + 1;
  const hasNext = (next - 1) * mailsPerPage < total;
  useEffect(() => {
    if (hasNext && !virtualizer.isScrolling) prefetch({ ...view, page: next });
  }, [prefetch, view, next, hasNext, virtualizer.isScrolling]);

  return {
    pages: [...pages].map(([page, rows]) => ({ page, rows })),
    height: virtualizer.getTotalSize(),
    isScrolling: virtualizer.isScrolling,
  };
}
