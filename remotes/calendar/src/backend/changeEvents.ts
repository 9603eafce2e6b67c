import { answerCall, created, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { type CalendarEvent, EventBatch, EventBatchAnswer } from '../api/schemas';
import { createWork } from '../model/recurrence/work';
import { isCalendarFor } from './calendars';
import { addEvent, updateEvent } from './events';
import { cancelGuests, guestTopics, inviteGuests } from './invitations';
import { eventsKey, readEvent } from './tables';

export const changeEvents = answerCall(calls.changeEvents, {
  summary: 'Several changes that belong together: all of them are made, or none',
  input: EventBatch,
  // An imported calendar arrives in one call.
  maxBytes: 1024 * 1024,
  answer: EventBatchAnswer,
  success: [201],
  action: 'update',
  rejections: [404, 409],
  sends: guestTopics,
  handle(store, { input, user }) {
    const isOurs = ({ extendedProps }: CalendarEvent) => isCalendarFor(store, extendedProps.calendar, user);
    const taken = [...(input.update ?? []).map(({ id }) => id), ...(input.remove ?? [])];
    const takenFrom = taken.flatMap((id) => store.table(eventsKey).get(id) ?? []).filter(isOurs);
    const added: CalendarEvent[] = [];
    const updated: CalendarEvent[] = [];
    for (const id of input.remove ?? []) {
      const event = store.table(eventsKey).get(id);
      if (!event || !isOurs(event)) return unknown('event');
      if (!input.isSilent) cancelGuests(store, readEvent(event), input);
      store.bin(eventsKey, id);
    }
    const restored = store.restore(eventsKey, (event) => (input.restore?.includes(event.id) ?? false) && isOurs(event));
    if (!input.isSilent) for (const event of restored) inviteGuests(store, readEvent(event), input);
    const by = { isSilent: input.isSilent, language: input.language, takenFrom, checks: createWork() };
    for (const sent of input.update ?? []) {
      const result = updateEvent(store, sent, user, by);
      if ('rejection' in result) return result.rejection;
      updated.push(result.event);
    }
    // A series comes before its exceptions.
    const isStandIn = ({ replaces }: { replaces?: string | null | undefined }) => Number(typeof replaces === 'string');
    const toAdd = (input.add ?? []).toSorted((one, other) => isStandIn(one) - isStandIn(other));
    for (const { replaces, ...sent } of toAdd) {
      const series = replaces ? added.find(({ uid, rule }) => rule && uid === sent.uid) : undefined;
      const place = series && replaces ? { series: { id: series.id, start: replaces } } : {};
      const result = addEvent(store, { ...sent, ...place }, user, by);
      if ('rejection' in result) return result.rejection;
      added.push(result.event);
    }
    return created({ added, updated });
  },
});
