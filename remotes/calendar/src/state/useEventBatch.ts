import { useToast } from '@atrium/ui';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeEventsMutation, useLazyGetEventsQuery } from '../api/calendarApi';
import type { CalendarEvent } from '../api/schemas';
import type { EventContent } from '../model/event';
import { type EventBatch, invertBatch } from '../model/eventBatch';
import type { Occurrence } from '../model/occurrence';
import type { AskScope } from './useScopeQuestion';

/** True if the record was changed by somebody else. */
export const isStale = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 409;

export function useEventToast() {
  const { t } = useTranslation('calendar');
  const toast = useToast();
  return useMemo(
    () => ({
      sayDone: (text: string, undo: () => Promise<unknown>) =>
        toast.success(text, { action: { label: t('undo'), onClick: () => void undo() } }),

      async tryTo(key: 'failed.move' | 'failed.remove', title: string, work: () => Promise<boolean>) {
        try {
          return await work();
        } catch (error) {
          toast.error(t(isStale(error) ? 'failed.moveStale' : key, { title }));
          return false;
        }
      },
    }),
    [t, toast],
  );
}

/**
 * Applies related changes, with a toast and Undo; rejects with an `ApiError`. Of several batches each is stored as a
 * whole. `before` holds the former events, for Undo.
 */
export type RunBatch = (
  batch: EventBatch | readonly EventBatch[],
  texts: { done: string; undone: string },
  before?: readonly CalendarEvent[],
) => Promise<void>;

export function useEventBatch(events: readonly CalendarEvent[]): RunBatch {
  const { t } = useTranslation('calendar');
  const toast = useToast();
  const { sayDone } = useEventToast();
  const [changeEvents] = useChangeEventsMutation();
  return useCallback(
    async (given, { done, undone }, before = events) => {
      const batches = Array.isArray(given) ? given : [given];
      const inverse: EventBatch[] = [];
      for (const batch of batches) {
        const answer = await changeEvents(batch).unwrap();
        inverse.unshift(invertBatch(batch, answer, before));
      }
      sayDone(done, async () => {
        for (const batch of inverse) {
          const { error } = await changeEvents(batch);
          if (error) return toast.error(t(isStale(error) ? 'failed.undoStale' : 'failed.undo'));
        }
        toast.success(undone);
      });
    },
    [t, toast, sayDone, changeEvents, events],
  );
}

const loadPlan = () => import('../model/seriesPlan');

/** Changes and deletes events of a series. False if cancelled. */
export function useEventSeries(ask: AskScope, run: RunBatch) {
  const { t } = useTranslation('calendar');
  const [getEvents] = useLazyGetEventsQuery();
  return useMemo(() => {
    /** A series with all that stands in for its events, however far away. */
    const load = async ({ id }: CalendarEvent) => {
      const [plan, events] = await Promise.all([loadPlan(), getEvents({ series: id }).unwrap()]);
      return { ...plan, events };
    };
    return {
      async change(event: Occurrence, series: CalendarEvent, content: EventContent, done: string) {
        const scope = await ask({ kind: 'change', hasThis: content.rule === event.rule });
        if (!scope) return false;
        const { placeOf, planChange, events } = await load(series);
        const plan = planChange(placeOf(events, event, series), scope, content);
        await run(plan, { done, undone: t('done.asBefore', { title: event.title }) }, events);
        return true;
      },
      async remove(event: Occurrence, series: CalendarEvent) {
        const scope = await ask({ kind: 'remove', hasThis: true });
        if (!scope) return false;
        const { placeOf, planRemoval, events } = await load(series);
        const { title } = event;
        const plan = planRemoval(placeOf(events, event, series), scope);
        await run(plan, { done: t('done.removed', { title }), undone: t('done.restored', { title }) }, events);
        return true;
      },
    };
  }, [t, ask, run, getEvents]);
}
