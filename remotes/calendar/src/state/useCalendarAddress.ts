import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRuntime } from 'shared/runtime';
import { type Day, toDay, useIsNarrow } from 'shared/ui';
import { calendarNames } from '../api/choices';
import type { CalendarName } from '../api/schemas';
import { readCalendars, writeCalendars } from '../model/calendars';
import { type CalendarView, readDay, toCalendarView } from '../model/calendarView';

/** What the drawer shows: an event by its id, a new one at the time that the text names, or nothing. */
export type OpenEvent = { id: number } | { at: string } | null;

export interface CalendarAddress {
  today: Day;
  view: CalendarView;
  day: Day;
  calendars: CalendarName[];
  open: OpenEvent;
  show(view: CalendarView, day: Day): void;
  setCalendars(names: CalendarName[]): void;
  setOpen(open: OpenEvent): void;
}

type Params = Record<string, string | null>;

/** What is on screen, as the address says it: what it leaves out is as usual. */
export function useCalendarAddress(): CalendarAddress {
  const [search, setSearch] = useSearchParams();
  const { clock } = useRuntime();
  // A month of seven narrow columns is hard to read on a phone.
  const usualView = useIsNarrow() ? 'list' : 'month';
  const today = toDay(clock.now());
  const put = useCallback(
    (params: Params, replace = false) => setSearch((before) => withParams(before, params), { replace }),
    [setSearch],
  );
  return {
    today,
    view: toCalendarView(search.get('view'), usualView),
    day: readDay(search.get('date'), today),
    calendars: readCalendars(search.get('calendars')),
    open: readOpen(search),
    show: (view, day) => put({ view: view === usualView ? null : view, date: day === today ? null : day }),
    setCalendars: (names) => put({ calendars: writeCalendars(names) }, true),
    setOpen: (open) =>
      put(
        {
          event: open && 'id' in open ? String(open.id) : null,
          new: open && 'at' in open ? open.at : null,
        },
        open === null,
      ),
  };
}

/** Are all calendars shown? */
export const isShowingAll = (calendars: readonly CalendarName[]): boolean => calendars.length === calendarNames.length;

function readOpen(search: URLSearchParams): OpenEvent {
  const at = search.get('new');
  if (at !== null) return { at };
  const id = Number(search.get('event'));
  return id ? { id } : null;
}

function withParams(before: URLSearchParams, params: Params): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(params)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
