import { useRuntime } from '@atrium/sdk';
import { type Day, toDay, useIsNarrow } from '@atrium/ui';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { answers } from '../api/choices';
import type { Answer } from '../api/schemas';
import { readShown, writeShown } from '../model/calendars';
import { type CalendarView, readDay, toCalendarView } from '../model/calendarView';

/**
 * Open event: an existing one, or a new one at the given time, with an optional title; in a bubble on the calendar, or
 * in the drawer with all fields. `null`: none.
 */
export type OpenEvent = { key: string; isForm: boolean } | { at: string; title?: string; isForm: boolean } | null;

export const isSameOpen = (one: OpenEvent, other: OpenEvent) => JSON.stringify(one) === JSON.stringify(other);

export interface CalendarAddress {
  today: Day;
  view: CalendarView;
  day: Day;
  /** Visible calendars; null for all. */
  shown: string[] | null;
  without: readonly string[];
  zone: string | null;
  query: string;
  invitation: string | null;
  answer: Answer | null;
  open: OpenEvent;
  /** A file of another app waits for the import. */
  isGiven: boolean;
  show(view: CalendarView, day: Day): void;
  setShown(shown: string[] | null): void;
  setWithout(apps: readonly string[]): void;
  setQuery(query: string): void;
  setZone(zone: string | null): void;
  setOpen(open: OpenEvent): void;
  dropGiven(): void;
  /** Removes the given answer from the URL, so that it is not sent again. */
  dropAnswer(): void;
}

type Params = Record<string, string | null>;

/** View state in the URL; missing parts have defaults. */
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
  // Stable until the URL changes, to avoid rendering the calendar.
  return useMemo(
    () => ({
      today,
      view: toCalendarView(search.get('view'), usualView),
      day: readDay(search.get('date'), today),
      shown: readShown(search.get('calendars')),
      without: readShown(search.get('without')) ?? [],
      zone: search.get('zone'),
      query: search.get('q') ?? '',
      invitation: search.get('invitation'),
      answer: answers.find((known) => known === search.get('answer')) ?? null,
      open: readOpen(search),
      isGiven: search.has('import'),
      show: (view, day) => put({ view: view === usualView ? null : view, date: day === today ? null : day }),
      setShown: (shown) => put({ calendars: writeShown(shown) }, true),
      setWithout: (apps) => put({ without: apps.length > 0 ? writeShown(apps) : null }, true),
      setQuery: (query) => put({ q: query || null }, true),
      setZone: (zone) => put({ zone }, true),
      setOpen: (open) =>
        put(
          {
            event: open && 'key' in open ? open.key : null,
            new: open && 'at' in open && open.isForm ? open.at : null,
            quick: open && 'at' in open && !open.isForm ? open.at : null,
            title: (open && 'at' in open && open.title) || null,
            form: open && 'key' in open && open.isForm ? '1' : null,
            ...(!open && { invitation: null, answer: null }),
          },
          open === null,
        ),
      dropGiven: () => put({ import: null }, true),
      dropAnswer: () => put({ answer: null }, true),
    }),
    [search, put, today, usualView],
  );
}

function readOpen(search: URLSearchParams): OpenEvent {
  const at = search.get('new');
  const title = search.get('title');
  if (at !== null) return { at, ...(title && { title }), isForm: true };
  const quick = search.get('quick');
  if (quick !== null) return { at: quick, isForm: false };
  const key = search.get('event');
  return key ? { key, isForm: search.has('form') } : null;
}

function withParams(before: URLSearchParams, params: Params): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(params)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
