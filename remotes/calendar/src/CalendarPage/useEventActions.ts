import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from 'shared/api';
import { useToast } from 'shared/ui';
import { useRemoveEventMutation, useRestoreEventMutation, useUpdateEventMutation } from '../api';
import type { EventTime } from '../model/eventTime';

export interface EventActions {
  /** Puts it at another time, by dragging or by the form. */
  move(event: CalendarEvent, time: EventTime): void;
  remove(event: CalendarEvent): void;
}

const timeOf = ({ start, end, allDay }: EventTime): EventTime => ({ start, end, allDay });

/** What shows at once, can be undone, and is taken back, with a word, when it fails. */
export function useEventActions(): EventActions {
  const { t } = useTranslation('calendar');
  const toast = useToast();
  const [update] = useUpdateEventMutation();
  const [remove] = useRemoveEventMutation();
  const [restore] = useRestoreEventMutation();

  return useMemo(() => {
    /** Waits for a call; offers to undo it, or says that it failed. */
    const attempt = async (call: Promise<{ error?: unknown }>, done: string, failed: string, undo?: () => void) => {
      const { error } = await call;
      if (error) toast.error(failed);
      else toast.success(done, undo && { action: { label: t('undo'), onClick: undo } });
    };
    const move = ({ id, title }: CalendarEvent, time: EventTime, undo?: () => void) =>
      void attempt(
        update({ id, ...time }),
        t(undo ? 'done.moved' : 'done.movedBack', { title }),
        t('failed.move', { title }),
        undo,
      );
    return {
      move: (event, time) => move(event, time, () => move(event, timeOf(event))),
      remove: ({ id, title }) =>
        void attempt(remove(id), t('done.removed', { title }), t('failed.remove', { title }), () =>
          attempt(restore(id), t('done.restored', { title }), t('failed.restore', { title })),
        ),
    };
  }, [t, toast, update, remove, restore]);
}
