import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from 'shared/api';
import { useRuntime } from 'shared/runtime';
import { Drawer, EmptyState, ErrorState, toDay, useToast } from 'shared/ui';
import { FormDrawer } from 'shared/ui/forms';
import { useAddEventMutation, useGetEventGuestsQuery, useGetEventsQuery, useUpdateEventMutation } from '../api';
import type { CalendarAddress, OpenEvent } from '../CalendarPage/useCalendarAddress';
import type { EventActions } from '../CalendarPage/useEventActions';
import { type EventFormValues, fromFormValues, toFormValues } from '../model/eventForm';
import { newEventTime, readNewEventTime } from '../model/eventTime';
import { EventFields } from './EventFields';
import { EventTools } from './EventTools';

interface EventDrawerProps {
  address: CalendarAddress;
  actions: EventActions;
  onAskToMove: (event: CalendarEvent) => void;
}

const isSame = (one: OpenEvent, other: OpenEvent) => JSON.stringify(one) === JSON.stringify(other);

const blank = {
  title: '',
  url: '',
  extendedProps: { calendar: 'Personal' as const, guests: [], location: '', description: '' },
};

/** Beside the calendar: a new event, or the one that the address names. */
export default function EventDrawer({ address, actions, onAskToMove }: EventDrawerProps) {
  const { t } = useTranslation('calendar');
  const { clock } = useRuntime();
  const toast = useToast();
  const [addEvent] = useAddEventMutation();
  const [updateEvent] = useUpdateEventMutation();
  const { data: people = [] } = useGetEventGuestsQuery();
  const { data, error } = useGetEventsQuery({});
  const { open, setOpen } = address;
  // What is shown stays while the drawer slides away.
  const [shown, setShown] = useState<OpenEvent>(open);
  if (open && !isSame(open, shown)) setShown(open);
  const at = shown && 'at' in shown ? shown.at : null;
  const event = shown && 'id' in shown ? data?.find(({ id }) => id === shown.id) : undefined;
  const values = useMemo(() => {
    if (event) return toFormValues(event);
    const now = clock.now();
    return toFormValues({ ...blank, ...(readNewEventTime(at ?? '', now) ?? newEventTime(toDay(now), now)) });
  }, [event, at, clock]);

  const close = () => setOpen(null);
  if (at === null && !event)
    return (
      <Drawer
        title={t('event')}
        open={open !== null && (data !== undefined || error !== undefined)}
        onClose={close}
        size="min(440px, 100vw)"
      >
        {error ? (
          <ErrorState error={error} />
        ) : (
          <EmptyState picture="lost" title={t('gone.title')} text={t('gone.text')} />
        )}
      </Drawer>
    );

  const save = async (written: EventFormValues) => {
    const content = fromFormValues(written, [...people, ...(event?.extendedProps.guests ?? [])]);
    const saved = await (event ? updateEvent({ id: event.id, ...content }) : addEvent(content)).unwrap();
    toast.success(t(event ? 'done.changed' : 'done.added', { title: content.title }));
    return saved;
  };
  return (
    <FormDrawer<EventFormValues>
      key={event?.id ?? at}
      title={event ? t('event') : t('add')}
      isOpen={open !== null}
      onClose={close}
      submit={event ? t('save') : t('addThis')}
      values={values}
      onSave={save}
    >
      {event && (
        <EventTools
          url={event.url}
          onMove={() => onAskToMove(event)}
          onRemove={() => {
            actions.remove(event);
            close();
          }}
        />
      )}
      <EventFields people={people} invited={event?.extendedProps.guests ?? []} isNew={!event} />
    </FormDrawer>
  );
}
