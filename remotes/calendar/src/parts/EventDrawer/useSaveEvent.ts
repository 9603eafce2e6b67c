import { useTranslation } from 'react-i18next';
import { useToast } from 'shared/ui';
import { changedFields } from 'shared/ui/forms';
import { useAddEventMutation, useUpdateEventMutation } from '../../api/calendarApi';
import type { CalendarEvent, Guest } from '../../api/schemas';
import { type EventFormValues, fromFormValues } from '../../model/eventForm';

interface Change {
  before: EventFormValues;
  after: EventFormValues;
}

/** Stores what was typed: as a new event, or what was changed of one. `people` are known by name. */
export function useSaveEvent(event: CalendarEvent | undefined, people: readonly Guest[]) {
  const { t } = useTranslation('calendar');
  const toast = useToast();
  const [addEvent] = useAddEventMutation();
  const [updateEvent] = useUpdateEventMutation();
  const toContent = (values: EventFormValues) =>
    fromFormValues(values, [...people, ...(event?.extendedProps.guests ?? [])]);

  const add = async (written: EventFormValues) => {
    const content = toContent(written);
    const added = await addEvent(content).unwrap();
    toast.success(t('done.added', { title: content.title }));
    return added;
  };
  const update =
    (id: number) =>
    async (_: Partial<EventFormValues>, rev: number, { before, after }: Change) => {
      const content = toContent(after);
      const changed = await updateEvent({ id, rev, ...changedFields(toContent(before), content) }).unwrap();
      toast.success(t('done.changed', { title: content.title }));
      return changed;
    };
  return { add, update };
}
