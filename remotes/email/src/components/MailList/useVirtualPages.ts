import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { mailApi } from '../../api/mailApi';
import type { MailView } from '../../api/mailView';
import { emailsPerPage } from '../../api/mailView';
import { indexOfMail, pageOfIndex } from '../../model/mailPages';
import { mailPath } from '../../model/mailPath';
import { type ApiState, cachedPages } from '../../state/cachedEmails';
import { showRow, useRowsInSight } from './useRowsInSight';

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
