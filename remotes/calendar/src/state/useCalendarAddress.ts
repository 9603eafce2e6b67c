import { useRuntime } from '@atrium/sdk';
import { type Day, toDay, useIsNarrow } from '@atrium/ui';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { answers } from '../api/choices';
import type { Answer } from '../api/schemas';
import { readShown, writeShown } from '../model/calendars';
import { type CalendarView, readDay, toCalendarView } from '../model/calendarView';

/**
 * The open event: an existing one, or a new one at the time that the text names, with a title where one was given; in its place on
 * the calendar, or in the drawer with all of its fields. `null` is nothing.
 */
export type OpenEvent = { key: string; isForm: boolean } | { at: string; title?: string; isForm: boolean } | null;

export const isSameOpen = (one: OpenEvent, other: OpenEvent) => JSON.stringify(one) === JSON.stringify(other);

export interface CalendarAddress {
  today: Day;
  view: CalendarView;
  day: Day;
  /** The calendars that are shown; null for all. */
  shown: string[] | null;
  /** The apps whose items are not shown. */
  without: readonly string[];
  /** The second zone beside the hours. */
  zone: string | null;
  query: string;
  /** The word from an email that invites. */
  invitation: string | null;
  /** The answer whose link in that mail was followed. */
  answer: Answer | null;
  open: OpenEvent;
  show(view: CalendarView, day: Day): void;
  setShown(shown: string[] | null): void;
  setWithout(apps: readonly string[]): void;
  setQuery(query: string): void;
  setZone(zone: string | null): void;
  setOpen(open: OpenEvent): void;
  /** The answer is given: another visit of the address does not give it again. */
  dropAnswer(): void;
}

type Params = Record<string, string | null>;

/** Current view, as the address says it: what it leaves out is as usual. */
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
  // The same object until the address changes: what shows the calendar is drawn again only then.
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
