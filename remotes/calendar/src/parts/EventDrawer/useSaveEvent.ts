import { useTranslation } from 'react-i18next';
import { useToast } from 'shared/ui';
import { useAddEventMutation, useUpdateEventMutation } from '../../api/calendarApi';
import type { CalendarEvent, Guest } from '../../api/schemas';
import { type EventFormValues, fromFormValues } from '../../model/eventForm';

/** Stores what was typed: over an event, or as a new one where there is none. `people` are known by name. */
export function useSaveEvent(event: CalendarEvent | undefined, people: readonly Guest[]) {
  const { t } = useTranslation('calendar');
  const toast = useToast();
  const [addEvent] = useAddEventMutation();
  const [updateEvent] = useUpdateEventMutation();
  return async (written: EventFormValues, rev?: number) => {
    const content = fromFormValues(written, [...people, ...(event?.extendedProps.guests ?? [])]);
    const saved = await (event ? updateEvent({ id: event.id, rev, ...content }) : addEvent(content)).unwrap();
    toast.success(t(event ? 'done.changed' : 'done.added', { title: content.title }));
    return saved;
  };
}
