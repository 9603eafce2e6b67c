import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetEventsQuery } from '../api/calendarApi';
import type { CalendarEvent } from '../api/schemas';
import { contentOf, type EventContent } from '../model/eventContent';
import type { EventTime } from '../model/eventTime';
import { type Occurrence, seriesOf } from '../model/occurrence';
import type { CalendarAddress } from './useCalendarAddress';
import { type RunBatch, useEventBatch } from './useEventBatch';
import { useEventSeries } from './useEventSeries';
import { useEventToast } from './useEventToast';
import { type HidingNotice, useHiding } from './useHiding';
import type { AskScope } from './useScopeQuestion';
import { useSingleEvent } from './useSingleEvent';

export interface EventActions {
  /** Puts it at another time, by dragging or by the form. False when it stays where it was. */
  move(event: Occurrence, time: EventTime): Promise<boolean>;
  /** False when it stays. */
  remove(event: Occurrence): Promise<boolean>;
  /** Stores what was typed over one of a series. False when nothing is to happen; rejects with an `ApiError`. */
  change(event: Occurrence, content: EventContent): Promise<boolean>;
  /** Why an event is not on screen; null where it is. */
  hidingOf(event: EventContent): HidingNotice | null;
  run: RunBatch;
}

const noEvents: CalendarEvent[] = [];

/** What shows at once, can be undone, and is taken back, with a word, when it fails. */
export function useEventActions(ask: AskScope, address: CalendarAddress): EventActions {
  const { t } = useTranslation('calendar');
  const { data: events = noEvents } = useGetEventsQuery({});
  const hidingOf = useHiding(address);
  const { tryTo } = useEventToast();
  const run = useEventBatch(events);
  const single = useSingleEvent();
  const inSeries = useEventSeries(events, ask, run);

  return useMemo(() => {
    /** What was done, and where the event is gone if it left the screen. */
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
