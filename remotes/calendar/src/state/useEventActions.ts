import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from 'shared/ui';
import {
  useChangeEventsMutation,
  useGetEventsQuery,
  useRemoveEventMutation,
  useUpdateEventMutation,
} from '../api/calendarApi';
import type { CalendarEvent } from '../api/schemas';
import { type EventBatch, invertBatch } from '../model/eventBatch';
import { contentOf, type EventContent } from '../model/eventContent';
import type { EventTime } from '../model/eventTime';
import { type Occurrence, seriesOf } from '../model/occurrence';
import type { Scope } from '../model/scope';
import type { CalendarAddress } from './useCalendarAddress';
import { type HidingNotice, useHiding } from './useHiding';

/** Asks how much of a series is meant; null when nothing shall happen. */
export type AskScope = (question: { kind: 'change' | 'remove'; hasThis: boolean }) => Promise<Scope | null>;

export interface EventActions {
  /** Puts it at another time, by dragging or by the form. False when it stays where it was. */
  move(event: Occurrence, time: EventTime): Promise<boolean>;
  /** False when it stays. */
  remove(event: Occurrence): Promise<boolean>;
  /** Stores what was typed over one of a series. False when nothing shall happen; rejects with an `ApiError`. */
  change(event: Occurrence, content: EventContent): Promise<boolean>;
  /** Why an event is not on screen; null where it is. */
  hidingOf(event: EventContent): HidingNotice | null;
  /** Makes changes that belong together, with a word and a way back; rejects with an `ApiError`. */
  run(batch: EventBatch, done: string, undone: string): Promise<void>;
}

const timeOf = ({ start, end, allDay }: EventTime): EventTime => ({ start, end, allDay });

/** Has somebody else changed the record meanwhile? */
const isStale = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 409;

const noEvents: CalendarEvent[] = [];

/** What shows at once, can be undone, and is taken back, with a word, when it fails. */
export function useEventActions(ask: AskScope, address: CalendarAddress): EventActions {
  const { t } = useTranslation('calendar');
  const toast = useToast();
  const hidingOf = useHiding(address);
  const { data: events = noEvents } = useGetEventsQuery({});
  const [update] = useUpdateEventMutation();
  const [changeEvents] = useChangeEventsMutation();
  const [remove] = useRemoveEventMutation();

  return useMemo(() => {
    const undoBy = (onClick: () => Promise<void>) => ({
      action: { label: t('undo'), onClick: () => void onClick() },
    });
    const undo = async (batch: EventBatch, undone: string) => {
      const { error } = await changeEvents(batch);
      if (error) toast.error(t(isStale(error) ? 'failed.undoStale' : 'failed.undo'));
      else toast.success(undone);
    };
    const run = async (batch: EventBatch, done: string, undone: string) => {
      const before = events;
      const answer = await changeEvents(batch).unwrap();
      toast.success(
        done,
        undoBy(() => undo(invertBatch(batch, answer, before), undone)),
      );
    };

    /** The event as it is kept; undefined where it could not be moved, which was said. */
    const moveTo = async ({ id, rev, title }: CalendarEvent, time: EventTime) => {
      const { data, error } = await update({ id, rev, ...time });
      if (error) toast.error(t(isStale(error) ? 'failed.moveStale' : 'failed.move', { title }));
      return data?.event;
    };
    const moveBack = async (moved: CalendarEvent, before: EventTime) => {
      if (await moveTo(moved, timeOf(before))) toast.success(t('done.movedBack', { title: moved.title }));
    };
    const bringBack = async ({ id, title }: CalendarEvent) => {
      const { error } = await changeEvents({ restore: [id] });
      if (error) toast.error(t('failed.restore', { title }));
      else toast.success(t('done.restored', { title }));
    };
    /** What was done, and where the event is gone if it left the screen. */
    const doneText = (kind: 'moved' | 'changed', content: EventContent) =>
      [t(`done.${kind}`, { title: content.title }), hidingOf(content)?.text].filter(Boolean).join(' ');

    /** Changes one event of a series, or more of them. */
    const changeSeries = async (event: Occurrence, content: EventContent, kind: 'moved' | 'changed') => {
      const series = seriesOf(events, event);
      if (!series) return null;
      const scope = await ask({ kind: 'change', hasThis: content.rule === event.rule });
      if (!scope) return false;
      const { placeOf, planChange } = await import('../model/seriesPlan');
      const plan = planChange(placeOf(events, event, series), scope, content);
      await run(plan, doneText(kind, content), t('done.asBefore', { title: event.title }));
      return true;
    };
    const removeSeries = async (event: Occurrence, series: CalendarEvent) => {
      const scope = await ask({ kind: 'remove', hasThis: true });
      if (!scope) return false;
      const { placeOf, planRemoval } = await import('../model/seriesPlan');
      const { title } = event;
      const plan = planRemoval(placeOf(events, event, series), scope);
      await run(plan, t('done.removed', { title }), t('done.restored', { title }));
      return true;
    };
    const removeOne = async (event: Occurrence) => {
      const { id, title } = event;
      const { error } = await remove(id);
      if (error) toast.error(t('failed.remove', { title }));
      else
        toast.success(
          t('done.removed', { title }),
          undoBy(() => bringBack(event)),
        );
      return !error;
    };
    /** What goes wrong with a gesture is said in a toast. */
    const saying = async (key: 'failed.move' | 'failed.remove', title: string, run: () => Promise<boolean>) => {
      try {
        return await run();
      } catch (error) {
        toast.error(t(isStale(error) ? 'failed.moveStale' : key, { title }));
        return false;
      }
    };
    return {
      run,
      hidingOf,
      move: (event, time) =>
        saying('failed.move', event.title, async () => {
          const inSeries = await changeSeries(event, { ...contentOf(event), ...time }, 'moved');
          if (inSeries !== null) return inSeries;
          const moved = await moveTo(event, time);
          if (!moved) return false;
          toast.success(
            doneText('moved', { ...event, ...time }),
            undoBy(() => moveBack(moved, event)),
          );
          return true;
        }),
      remove: (event) =>
        saying('failed.remove', event.title, () => {
          const series = seriesOf(events, event);
          return series ? removeSeries(event, series) : removeOne(event);
        }),
      async change(event, content) {
        return (await changeSeries(event, content, 'changed')) ?? false;
      },
    };
  }, [t, toast, ask, hidingOf, events, update, changeEvents, remove]);
}
