import { useToast } from '@atrium/ui';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeEventsMutation } from '../api/calendarApi';
import type { CalendarEvent } from '../api/schemas';
import type { EventContent } from '../model/event';
import { type EventBatch, invertBatch } from '../model/eventBatch';
import type { Occurrence } from '../model/occurrence';
import type { AskScope } from './useScopeQuestion';

/** True if the record was changed by somebody else. */
const isStale = (error: unknown): boolean =>
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

/** Applies related changes, with a toast and Undo; rejects with an `ApiError`. */
export type RunBatch = (batch: EventBatch, done: string, undone: string) => Promise<void>;

export function useEventBatch(events: readonly CalendarEvent[]): RunBatch {
  const { t } = useTranslation('calendar');
  const toast = useToast();
  const { sayDone } = useEventToast();
  const [changeEvents] = useChangeEventsMutation();
  return useCallback(
    async (batch, done, undone) => {
      const answer = await changeEvents(batch).unwrap();
      sayDone(done, async () => {
        const { error } = await changeEvents(invertBatch(batch, answer, events));
        if (error) toast.error(t(isStale(error) ? 'failed.undoStale' : 'failed.undo'));
        else toast.success(undone);
      });
    },
    [t, toast, sayDone, changeEvents, events],
  );
}

const loadPlan = () => import('../model/seriesPlan');

/** Changes and deletes events of a series. False if cancelled. */
export function useEventSeries(events: readonly CalendarEvent[], ask: AskScope, run: RunBatch) {
  const { t } = useTranslation('calendar');
  return useMemo(
    () => ({
      async change(event: Occurrence, series: CalendarEvent, content: EventContent, done: string) {
        const scope = await ask({ kind: 'change', hasThis: content.rule === event.rule });
        if (!scope) return false;
        const { placeOf, planChange } = await loadPlan();
        const plan = planChange(placeOf(events, event, series), scope, content);
        await run(plan, done, t('done.asBefore', { title: event.title }));
        return true;
      },
      async remove(event: Occurrence, series: CalendarEvent) {
        const scope = await ask({ kind: 'remove', hasThis: true });
        if (!scope) return false;
        const { placeOf, planRemoval } = await loadPlan();
        const { title } = event;
        const plan = planRemoval(placeOf(events, event, series), scope);
        await run(plan, t('done.removed', { title }), t('done.restored', { title }));
        return true;
      },
    }),
    [t, events, ask, run],
  );
}
