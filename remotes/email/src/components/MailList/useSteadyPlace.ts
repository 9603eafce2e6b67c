import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { MailView } from '../../api/mailView';
import { indexOfMail, mailAt } from '../../model/mailPages';
import { mailPath } from '../../model/mailPath';
import { momentOf } from '../../model/snooze';
import { useApiStore } from '../../state/apiStore';
import { type ApiState, cachedPages } from '../../state/cachedEmails';

interface SteadyList {
  scroller: RefObject<HTMLElement | null>;
  view: MailView;
  rowHeight: number;
}

/**
 * Keeps the current row in place when emails arrive or leave above it.
 * @returns the number of new ones above, and a way to them
 */
export function useSteadyPlace({ scroller, view, rowHeight }: SteadyList) {
  const store = useApiStore();
  const topRow = useRef<{ id: number; index: number }>(undefined);
  // Remembered from the last scroll event: asking the list would lay out new rows before they are visible.
  const scrolled = useRef(0);
  const list = `${mailPath(view)}?${view.q}`;
  const { newEmails, see } = useSeenEmails(view, list);

  const note = () => {
    const top = scrolled.current;
    const pages = cachedPages(store.getState(), view);
    const index = Math.floor(top / rowHeight);
    const mail = mailAt(pages, index);
    topRow.current = mail && { id: mail.id, index };
    const newest = mailAt(pages, 0);
    if (newest && top < rowHeight) see(newest);
  };
  const latestNote = useRef(note);
  latestNote.current = note;

  const index = useSelector(
    (state: ApiState) => topRow.current && indexOfMail(cachedPages(state, view), topRow.current.id),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useLayoutEffect(() => {
    topRow.current = undefined;
    scrolled.current = 0;
  }, [list]);
  useLayoutEffect(() => {
    const [row, element] = [topRow.current, scroller.current];
    if (element && row && index !== undefined && index !== row.index && scrolled.current >= rowHeight) {
      element.scrollTop += (index - row.index) * rowHeight;
      scrolled.current = element.scrollTop;
    }
    latestNote.current();
  }, [index, scroller, rowHeight]);
  const newestMoment = useSelector((state: ApiState) => {
    const newest = mailAt(cachedPages(state, view), 0);
    return newest && momentOf(newest);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is newest may have been seen with it
  useEffect(() => latestNote.current(), [newestMoment, list]);
  useScrolled(scroller, (top) => {
    scrolled.current = top;
    latestNote.current();
  });

  const toTop = () => {
    if (scroller.current) scroller.current.scrollTop = 0;
  };
  return { newEmails, toTop };
}

function useScrolled(scroller: RefObject<HTMLElement | null>, onScrolled: (top: number) => void): void {
  const latest = useRef(onScrolled);
  latest.current = onScrolled;
  useEffect(() => {
    const element = scroller.current;
    const onScroll = () => latest.current(element?.scrollTop ?? 0);
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => element?.removeEventListener('scroll', onScroll);
  }, [scroller]);
}

function useSeenEmails(view: MailView, list: string) {
  const [seen, setSeen] = useState<{ list: string; moment: string }>();
  const newEmails = useSelector((state: ApiState) => {
    if (seen?.list !== list) return 0;
    const newest = cachedPages(state, view).get(1) ?? [];
    return newest.filter((mail) => momentOf(mail) > seen.moment && !mail.isRead).length;
  });
  const see = (newest: Parameters<typeof momentOf>[0]) => {
    const moment = momentOf(newest);
    setSeen((last) => (last?.list === list && last.moment === moment ? last : { list, moment }));
  };
  return { newEmails, see };
}
