import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { mailApi } from '../api/mailApi';
import { mailsPerPage, pageOfIndex } from '../model/mailPages';
import { type MailView, mailPath } from '../model/mailView';

export interface PlacedRow {
  index: number;
  top: number;
}

const rowHeight = 85;

/** The rows in sight by the page that they are on, and the height of all. */
export function useVirtualPages(scroller: RefObject<HTMLElement | null>, view: MailView, total: number) {
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
