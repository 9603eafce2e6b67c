import { defineCommands } from 'shared/contract';
import { calendarApi } from './api';

/** The argument after it was checked against the manifest's schema. */
interface NewEvent {
  title: string;
  start: string;
  end?: string;
}

const isNewEvent = (argument: unknown): argument is NewEvent =>
  typeof argument === 'object' && argument !== null && 'title' in argument && 'start' in argument;

const anHourAfter = (start: string) => new Date(Date.parse(start) + 3_600_000).toISOString();

export default defineCommands({
  /** Adds an event, of an hour unless told otherwise, and gives its id. */
  'calendar.add': async (argument, { store }) => {
    if (!isNewEvent(argument)) throw new Error('calendar.add needs a title and a start');
    const { title, start, end = anHourAfter(start) } = argument;
    const { event } = await store.dispatch(calendarApi.endpoints.addEvent.initiate({ title, start, end })).unwrap();
    return { id: event.id };
  },
});
