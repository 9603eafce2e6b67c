import { useTranslation } from 'react-i18next';
import { useToast } from 'shared/ui';
import { useRemoveCalendarMutation, useRestoreCalendarMutation, useRestoreEventsMutation } from '../api/calendarApi';
import type { Calendar } from '../api/schemas';

/** Deletes a calendar with its events; Undo brings back both. */
export function useRemoveCalendar() {
  const { t } = useTranslation('calendar');
  const toast = useToast();
  const [remove] = useRemoveCalendarMutation();
  const [restoreCalendar] = useRestoreCalendarMutation();
  const [restoreEvents] = useRestoreEventsMutation();
  return async (calendar: Calendar) => {
    const title = calendar.name;
    const { data, error } = await remove(calendar);
    if (error) return toast.error(t('failed.remove', { title }));
    const bringBack = async () => {
      const results = [await restoreCalendar(calendar.id), await restoreEvents(data.events)];
      if (results.some((result) => result.error)) toast.error(t('failed.restore', { title }));
      else toast.success(t('done.restored', { title }));
    };
    toast.success(t('done.removed', { title }), { action: { label: t('undo'), onClick: () => void bringBack() } });
  };
}
