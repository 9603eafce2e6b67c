import { addDays, type Day, startOfWeek, toDate, toDay, useTheme, weekStartOf } from '@atrium/ui';
import { stepByKey } from '@atrium/ui/month';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { CalendarAddress } from '../../state/useCalendarAddress';

const cellsIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('[role="cell"][data-date]')];
const dayOf = (element: Element | null) => element?.closest<HTMLElement>('[role="cell"][data-date]')?.dataset.date;
const linkOf = (cell: HTMLElement | undefined) => cell?.querySelector<HTMLElement>('[role="link"]');

/** The first or last day of a week. */
const weekEnds: Readonly<Record<string, number>> = { Home: 0, End: 6 };

/**
 * The month as one stop of Tab: the day that was last gone to, with its events after it. Arrow keys, Home, End, Page Up and
 * Page Down go to other days, and turn the month where a day is not on screen: the keys of a grid in the ARIA practices.
 * https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function useMonthKeys(place: RefObject<HTMLElement | null>, { view, day, today, show }: CalendarAddress): void {
  const current = useRef<Day>(undefined);
  const isAwaited = useRef(false);
  const { direction, language } = useTheme();
  const isMonth = view === 'month';

  const settle = useEffectEvent(() => {
    const cells = place.current ? cellsIn(place.current) : [];
    const cellOf = (wanted: string | undefined) => cells.find(({ dataset }) => dataset.date === wanted);
    const stop = cellOf(current.current) ?? cellOf(today) ?? cellOf(day) ?? cells[0];
    for (const cell of cells)
      for (const control of cell.querySelectorAll<HTMLElement>('[tabindex], a[href], button'))
        control.tabIndex = cell === stop ? 0 : -1;
    if (isAwaited.current && stop?.dataset.date === current.current) {
      isAwaited.current = false;
      linkOf(stop)?.focus();
    }
  });
  const goTo = useEffectEvent((next: Day) => {
    current.current = next;
    isAwaited.current = true;
    settle();
    if (isAwaited.current) show('month', next);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const at = event.target instanceof Element ? dayOf(event.target) : undefined;
    if (!at || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const end = weekEnds[event.key];
    const next =
      end === undefined
        ? stepByKey(at, event.key, direction === 'rtl')
        : addDays(startOfWeek(at, weekStartOf(language)), end);
    if (!next) return;
    event.preventDefault();
    goTo(next);
  });
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const at = target instanceof Element ? dayOf(target) : undefined;
    if (!at || at === current.current) return;
    current.current = toDay(toDate(at));
    settle();
  });

  useEffect(() => {
    const element = place.current;
    if (!element || !isMonth) return;
    const stopping = new AbortController();
    element.addEventListener('keydown', onKey, { signal: stopping.signal });
    element.addEventListener('focusin', onFocus, { signal: stopping.signal });
    // The calendar renders its cells by itself, and new ones are stops.
    const observer = new MutationObserver(() => settle());
    observer.observe(element, { childList: true, subtree: true });
    settle();
    return () => {
      stopping.abort();
      observer.disconnect();
    };
  }, [place, isMonth]);
}
