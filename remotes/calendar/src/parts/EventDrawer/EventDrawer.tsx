import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeople, useRuntime } from 'shared/runtime';
import { EmptyState, toDay } from 'shared/ui';
import { FormDrawer } from 'shared/ui/forms';
import { useGetEventsQuery } from '../../api/calendarApi';
import type { CalendarEvent } from '../../api/schemas';
import { type EventFormValues, toFormValues } from '../../model/eventForm';
import { newEventTime, readNewEventTime } from '../../model/eventTime';
import type { CalendarAddress, OpenEvent } from '../../state/useCalendarAddress';
import type { EventActions } from '../../state/useEventActions';
import { EventFields } from './EventFields';
import { EventTools } from './EventTools';
import { GoneEvent } from './GoneEvent';
import { useFieldViews } from './useFieldViews';
import { useSaveEvent } from './useSaveEvent';

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
  const people = usePeople().map(({ fullName: name, email, avatar }) => ({ name, email, avatar }));
  const { data, error } = useGetEventsQuery({});
  const { open, setOpen } = address;
  // What is shown stays while the drawer slides away.
  const [shown, setShown] = useState<OpenEvent>(open);
  if (open && !isSame(open, shown)) setShown(open);
  const at = shown && 'at' in shown ? shown.at : null;
  const found = shown && 'id' in shown ? data?.find(({ id }) => id === shown.id) : undefined;
  // One that is deleted elsewhere stays while somebody writes on it.
  const [kept, setKept] = useState(found);
  if (found && found !== kept) setKept(found);
  const event = found ?? (shown && 'id' in shown && kept?.id === shown.id ? kept : undefined);
  const { add, update } = useSaveEvent(event, people);
  const fields = useFieldViews(people);
  const values = useMemo(() => {
    if (event) return toFormValues(event);
    const now = clock.now();
    return toFormValues({ ...blank, ...(readNewEventTime(at ?? '', now) ?? newEventTime(toDay(now), now)) });
  }, [event, at, clock]);

  const close = () => setOpen(null);
  const isKnown = data !== undefined || error !== undefined;
  if (at === null && !event) return <GoneEvent isOpen={open !== null && isKnown} onClose={close} error={error} />;

  const remove = (gone: CalendarEvent) => {
    actions.remove(gone);
    close();
  };
  return (
    <FormDrawer<EventFormValues>
      key={event?.id ?? at}
      title={event ? t('event') : t('add')}
      isOpen={open !== null}
      onClose={close}
      submit={event ? t('save') : t('addThis')}
      values={values}
      rev={event?.rev}
      onSave={add}
      {...(event && { onUpdate: update(event.id) })}
      toValues={toFormValues}
      fields={fields}
      isGone={open !== null && data !== undefined && event !== undefined && !found}
      whenGone={<EmptyState picture="lost" title={t('gone.title')} text={t('gone.text')} />}
    >
      {event && <EventTools url={event.url} onMove={() => onAskToMove(event)} onRemove={() => remove(event)} />}
      <EventFields people={people} invited={event?.extendedProps.guests ?? []} isNew={!event} />
    </FormDrawer>
  );
}
