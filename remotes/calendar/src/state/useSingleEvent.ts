import { useToast } from '@atrium/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeEventsMutation, useRemoveEventMutation, useUpdateEventMutation } from '../api/calendarApi';
import type { CalendarEvent } from '../api/schemas';
import type { EventTime } from '../model/eventTime';
import { useEventToast } from './useEventToast';

const timeOf = ({ start, end, allDay }: EventTime): EventTime => ({ start, end, allDay });

/** Moves and deletes an event that happens once, with a way back; rejects with an `ApiError`. */
export function useSingleEvent() {
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
