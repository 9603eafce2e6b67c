import { useToast } from '@atrium/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeEventsMutation } from '../api/calendarApi';
import type { CalendarEvent } from '../api/schemas';
import { type EventBatch, invertBatch } from '../model/eventBatch';
import { isStale, useEventToast } from './useEventToast';

/** Makes changes that belong together, with a word and a way back; rejects with an `ApiError`. */
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
