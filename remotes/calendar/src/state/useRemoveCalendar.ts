import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useChangeEventsMutation, useRemoveCalendarMutation, useRestoreCalendarMutation } from '../api/calendarApi';
import type { Calendar } from '../api/schemas';
import { useEventToast } from './useEventToast';

/** Deletes a calendar, with its events unless they go to another one; Undo brings back both. False when it stays. */
export function useRemoveCalendar() {
  const { t } = useTranslation('calendar');
  const toast = useToast();
  const { sayDone } = useEventToast();
  const [remove] = useRemoveCalendarMutation();
  const [restoreCalendar] = useRestoreCalendarMutation();
  const [changeEvents] = useChangeEventsMutation();
  return async ({ id, key, name: title }: Calendar, moveTo: string | null): Promise<boolean> => {
    const { data, error } = await remove({ id, moveTo });
    if (error) {
      toast.error(t('failed.remove', { title }));
      return false;
    }
    const bringBack = async () => {
      const update = data.moved.map((event) => ({ id: event, extendedProps: { calendar: key } }));
      const restored = await restoreCalendar(id);
      const { error: failure } = restored.error ? restored : await changeEvents({ restore: data.events, update });
      if (failure) toast.error(t('failed.restore', { title }));
      else toast.success(t('done.restored', { title }));
    };
    sayDone(t('done.removed', { title }), bringBack);
    return true;
  };
}
