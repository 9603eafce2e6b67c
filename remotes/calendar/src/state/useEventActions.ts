import { useRuntime } from '@atrium/sdk';
import { toDay, useFormat, useToast, weekStartOf } from '@atrium/ui';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeEventsMutation, useRemoveEventMutation, useUpdateEventMutation } from '../api/calendarApi';
import type { CalendarEvent } from '../api/schemas';
import { visibleDays } from '../model/calendarView';
import { contentOf, type EventContent } from '../model/event';
import { type EventTime, lastDayOf } from '../model/eventTime';
import { hidingOf } from '../model/hiding';
import { type Occurrence, seriesOf } from '../model/occurrence';
import type { CalendarAddress } from './useCalendarAddress';
import { useCalendars } from './useCalendars';
import { type RunBatch, useEventBatch, useEventSeries, useEventToast } from './useEventBatch';
import type { AskScope } from './useScopeQuestion';

const timeOf = ({ start, end, allDay }: EventTime): EventTime => ({ start, end, allDay });

/** Moves and deletes single events, with Undo; rejects with an `ApiError`. */
function useSingleEvent() {
  const { t } = useTranslation('calendar');
  const toast = useToast();
  const { sayDone, tryTo } = useEventToast();
  const [updateEvent] = useUpdateEventMutation();
  const [removeEvent] = useRemoveEventMutation();
  const [changeEvents] = useChangeEventsMutation();

  return useMemo(() => {
    const put = async ({ id, rev }: CalendarEvent, time: EventTime) =>
      (await updateEvent({ id, rev, ...time }).unwrap()).event;
    const putBack = (moved: CalendarEvent, before: EventTime) =>
      tryTo('failed.move', moved.title, async () => {
        await put(moved, timeOf(before));
        toast.success(t('done.movedBack', { title: moved.title }));
        return true;
      });
    const bringBack = async ({ id, title }: CalendarEvent) => {
      const { error } = await changeEvents({ restore: [id] });
      if (error) toast.error(t('failed.restore', { title }));
      else toast.success(t('done.restored', { title }));
    };
    return {
      async move(event: CalendarEvent, time: EventTime, done: string) {
        const moved = await put(event, time);
        sayDone(done, () => putBack(moved, event));
        return true;
      },
      async remove(event: CalendarEvent) {
        await removeEvent(event.id).unwrap();
        sayDone(t('done.removed', { title: event.title }), () => bringBack(event));
        return true;
      },
    };
  }, [t, toast, sayDone, tryTo, updateEvent, removeEvent, changeEvents]);
}

export interface HidingNotice {
  text: string;
  show: () => void;
}

/** Reason why a stored event is not visible; null if it is. */
function useHiding(address: CalendarAddress): (event: EventContent) => HidingNotice | null {
  const { t } = useTranslation('calendar');
  const { languages } = useRuntime();
  const format = useFormat();
  const { find } = useCalendars();
  const weekStart = weekStartOf(languages.get());
  // The notice's action runs later, under another URL.
  const latest = useRef(address);
  latest.current = address;
  return useCallback(
    (event) => {
      const { view, day, shown, query } = address;
      const first = toDay(event.start);
      const last = lastDayOf(event);
      const hiding = hidingOf({ ...event, first, last }, { shown, query, ...visibleDays(view, day, weekStart) });
      if (!hiding) return null;
      const key = event.extendedProps.calendar;
      const show = {
        calendar: () => latest.current.setShown([...(latest.current.shown ?? []), key]),
        search: () => latest.current.setQuery(''),
        date: () => latest.current.show(latest.current.view, first),
      }[hiding];
      const text = t(`hiding.${hiding}`, { calendar: find(key)?.name ?? key, date: format.date(event.start) });
      return { text, show };
    },
    [address, weekStart, t, find, format],
  );
}

export interface EventActions {
  /** Moves it, by dragging or by the form. False if it stays. */
  move(event: Occurrence, time: EventTime): Promise<boolean>;
  remove(event: Occurrence): Promise<boolean>;
  /** Stores changes of an event of a series. False if cancelled; rejects with an `ApiError`. */
  change(event: Occurrence, content: EventContent): Promise<boolean>;
  hidingOf(event: EventContent): HidingNotice | null;
  run: RunBatch;
}

const noEvents: readonly CalendarEvent[] = [];

/** @param events those near the days on screen, with the series of each */
export function useEventActions(
  ask: AskScope,
  address: CalendarAddress,
  events: readonly CalendarEvent[] = noEvents,
): EventActions {
  const { t } = useTranslation('calendar');
  const hidingOf = useHiding(address);
  const { tryTo } = useEventToast();
  const run = useEventBatch(events);
  const single = useSingleEvent();
  const inSeries = useEventSeries(ask, run);

  return useMemo(() => {
    const doneText = (kind: 'moved' | 'changed', content: EventContent) =>
      [t(`done.${kind}`, { title: content.title }), hidingOf(content)?.text].filter(Boolean).join(' ');
    return {
      run,
      hidingOf,
      move: (event, time) =>
        tryTo('failed.move', event.title, () => {
          const content = { ...contentOf(event), ...time };
          const series = seriesOf(events, event);
          const done = doneText('moved', content);
          return series ? inSeries.change(event, series, content, done) : single.move(event, time, done);
        }),
      remove: (event) =>
        tryTo('failed.remove', event.title, () => {
          const series = seriesOf(events, event);
          return series ? inSeries.remove(event, series) : single.remove(event);
        }),
      async change(event, content) {
        const series = seriesOf(events, event);
        return series ? inSeries.change(event, series, content, doneText('changed', content)) : false;
      },
    };
  }, [t, hidingOf, tryTo, events, run, single, inSeries]);
}
