import { useTranslation } from 'react-i18next';
import { useToast } from 'shared/ui';
import { useAddEventMutation } from '../api/calendarApi';
import type { Guest } from '../api/schemas';
import { isShown } from '../model/calendars';
import { type EventFormValues, fromFormValues } from '../model/eventForm';
import type { Occurrence } from '../model/occurrence';
import type { CalendarAddress } from './useCalendarAddress';
import { useCalendars } from './useCalendars';
import type { EventActions } from './useEventActions';

interface SaveOptions {
  /** What is changed; undefined for a new event. */
  event: Occurrence | undefined;
  people: readonly Guest[];
  address: CalendarAddress;
  actions: EventActions;
}

/** Stores what was typed: over an event, or as a new one where there is none. `people` are known by name. */
export function useSaveEvent({ event, people, address, actions }: SaveOptions) {
  const { t } = useTranslation('calendar');
  const toast = useToast();
  const { find } = useCalendars();
  const [addEvent] = useAddEventMutation();

  /** An event of a calendar that is off would be nowhere, with no word. */
  const sayAdded = (title: string, key: string) => {
    if (isShown(address.shown, key)) return toast.success(t('done.added', { title }));
    toast.success(t('done.addedHidden', { title, calendar: find(key)?.name ?? '' }), {
      action: { label: t('showCalendar'), onClick: () => address.setShown([...(address.shown ?? []), key]) },
    });
  };
  return async (written: EventFormValues, rev?: number): Promise<void> => {
    const content = fromFormValues(written, [...people, ...(event?.extendedProps.guests ?? [])]);
    if (event) {
      if (!(await actions.change(event, content, rev))) throw new Error(t('notSaved'));
      return;
    }
    await addEvent(content).unwrap();
    sayAdded(content.title, content.extendedProps.calendar);
  };
}
