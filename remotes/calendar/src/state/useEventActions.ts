import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from 'shared/ui';
import { useRemoveEventMutation, useRestoreEventMutation, useUpdateEventMutation } from '../api/calendarApi';
import type { CalendarEvent } from '../api/schemas';
import type { EventTime } from '../model/eventTime';

export interface EventActions {
  /** Puts it at another time, by dragging or by the form. */
  move(event: CalendarEvent, time: EventTime): void;
  remove(event: CalendarEvent): void;
}

const timeOf = ({ start, end, allDay }: EventTime): EventTime => ({ start, end, allDay });

/** Has somebody else changed the record meanwhile? */
const isStale = (error: object) => 'status' in error && error.status === 409;

/** What shows at once, can be undone, and is taken back, with a word, when it fails. */
export function useEventActions(): EventActions {
  const { t } = useTranslation('calendar');
  const toast = useToast();
  const [update] = useUpdateEventMutation();
  const [remove] = useRemoveEventMutation();
  const [restore] = useRestoreEventMutation();

  return useMemo(() => {
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
      const { error } = await restore(id);
      if (error) toast.error(t('failed.restore', { title }));
      else toast.success(t('done.restored', { title }));
    };
    const undoBy = (onClick: () => Promise<void>) => ({
      action: { label: t('undo'), onClick: () => void onClick() },
    });
    return {
      async move(event, time) {
        const moved = await moveTo(event, time);
        if (!moved) return;
        toast.success(
          t('done.moved', { title: event.title }),
          undoBy(() => moveBack(moved, event)),
        );
      },
      async remove(event) {
        const { id, title } = event;
        const { error } = await remove(id);
        if (error) toast.error(t('failed.remove', { title }));
        else
          toast.success(
            t('done.removed', { title }),
            undoBy(() => bringBack(event)),
          );
      },
    };
  }, [t, toast, update, remove, restore]);
}
