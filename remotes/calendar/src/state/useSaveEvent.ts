import { useToast } from '@atrium/ui';
import { changedFields } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import { useAddEventMutation, useUpdateEventMutation } from '../api/calendarApi';
import type { Guest } from '../api/schemas';
import type { EventContent } from '../model/event';
import { type EventFormValues, fromFormValues } from '../model/eventForm';
import type { Occurrence } from '../model/occurrence';
import type { EventActions } from './useEventActions';

interface SaveOptions {
  /** Record to change; undefined for a new event. */
  event: Occurrence | undefined;
  people: readonly Guest[];
  actions: EventActions;
}

interface Change {
  before: EventFormValues;
  after: EventFormValues;
}

/**
 * Stores form input: a new event, a change of a series, or the changed fields of a single event. `people` are known by
 * name.
 */
export function useSaveEvent({ event, people, actions }: SaveOptions) {
  const { t } = useTranslation('calendar');
  const toast = useToast();
  const [addEvent] = useAddEventMutation();
  const [updateEvent] = useUpdateEventMutation();
  const toContent = (values: EventFormValues) =>
    fromFormValues(values, [...people, ...(event?.extendedProps.guests ?? [])]);

  const say = (kind: 'added' | 'changed', content: EventContent) => {
    const done = t(`done.${kind}`, { title: content.title });
    const hiding = actions.hidingOf(content);
    if (!hiding) return toast.success(done);
    toast.success(`${done} ${hiding.text}`, { action: { label: t('hiding.show'), onClick: hiding.show } });
  };
  const add = async (written: EventFormValues) => {
    const content = toContent(written);
    await addEvent(content).unwrap();
    say('added', content);
  };
  const changeSeries = (one: Occurrence) => async (written: EventFormValues) => {
    if (!(await actions.change(one, toContent(written)))) throw new Error(t('notSaved'));
  };
  const changeOne =
    ({ id }: Occurrence) =>
    async (_: Partial<EventFormValues>, rev: number, { before, after }: Change) => {
      const content = toContent(after);
      // A series needs a clock of its own, even if none was chosen.
      const clock = content.rule ? { timeZone: content.timeZone } : {};
      await updateEvent({ id, rev, ...changedFields(toContent(before), content), ...clock }).unwrap();
      say('changed', content);
    };
  if (!event) return { onSave: add };
  return event.at === null ? { onSave: add, onUpdate: changeOne(event) } : { onSave: changeSeries(event) };
}
