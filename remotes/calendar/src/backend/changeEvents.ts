import { answerCall, created, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { type CalendarEvent, EventBatch, EventBatchAnswer } from '../api/schemas';
import { createWork } from '../model/recurrence/work';
import { calendarKeysOf } from './calendars';
import { addEvent, updateEvent } from './events';
import { cancelGuests, guestTopics, inviteGuests } from './invitations';
import { planReminder } from './reminders';
import { eventsTable, readEvent } from './tables';

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
  async handle(store, { input, user }) {
    const events = store.table(eventsTable);
    const calendars = await calendarKeysOf(store, user);
    const isOurs = ({ extendedProps }: CalendarEvent) => calendars.has(extendedProps.calendar);
    const ids = { update: (input.update ?? []).map(({ id }) => id), remove: input.remove ?? [] };
    const takenFrom = (await events.getMany([...ids.update, ...ids.remove])).filter(isOurs);
    const toRemove = new Map(takenFrom.map((event) => [event.id, event]));
    const added: CalendarEvent[] = [];
    const updated: CalendarEvent[] = [];
    for (const id of ids.remove) {
      const event = toRemove.get(id);
      if (!event) return unknown('event');
      toRemove.delete(id);
      if (!input.isSilent) await cancelGuests(store, readEvent(event), input);
      await store.bin(eventsTable, id);
    }
    const isWanted = (event: CalendarEvent) => (input.restore?.includes(event.id) ?? false) && isOurs(event);
    for (const event of (await store.restore(eventsTable, isWanted)).map(readEvent)) {
      await planReminder(store, event);
      if (!input.isSilent) await inviteGuests(store, event, input);
    }
    const by = { isSilent: input.isSilent, language: input.language, takenFrom, calendars, checks: createWork() };
    const known = new Map((await events.getMany(ids.update)).map((event) => [event.id, event]));
    for (const sent of input.update ?? []) {
      const result = await updateEvent(store, known.get(sent.id), sent, user, by);
      if ('rejection' in result) return result.rejection;
      known.set(sent.id, result.event);
      updated.push(result.event);
    }
    // A series comes before its exceptions.
    const isStandIn = ({ replaces }: { replaces?: string | null | undefined }) => Number(typeof replaces === 'string');
    const toAdd = (input.add ?? []).toSorted((one, other) => isStandIn(one) - isStandIn(other));
    for (const { replaces, ...sent } of toAdd) {
      const series = replaces ? added.find(({ uid, rule }) => rule && uid === sent.uid) : undefined;
      const place = series && replaces ? { series: { id: series.id, start: replaces } } : {};
      const result = await addEvent(store, { ...sent, ...place }, user, by);
      if ('rejection' in result) return result.rejection;
      added.push(result.event);
    }
    return created({ added, updated });
  },
});
