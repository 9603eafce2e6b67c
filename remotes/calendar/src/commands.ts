import { defineCommands } from '@atrium/contract';
import { toDay } from '@atrium/ui';
import { calendarApi } from './api/calendarApi';
import { giveFile } from './state/givenFile';

const anHourAfter = (start: string) => new Date(Date.parse(start) + 3_600_000).toISOString();

function readEvent(argument: unknown) {
  if (typeof argument !== 'object' || argument === null || !('title' in argument) || !('start' in argument))
    throw new Error('calendar.add needs a title and a start');
  const start = String(argument.start);
  return { title: String(argument.title), start, end: 'end' in argument ? String(argument.end) : anHourAfter(start) };
}

const textOf = (argument: unknown, name: string): string =>
  typeof argument === 'object' && argument !== null ? String(new Map(Object.entries(argument)).get(name) ?? '') : '';

export default defineCommands({
  'calendar.new': (_argument, { navigate, clock }) => navigate(`/apps/calendar?new=${toDay(clock.now())}`),
  'calendar.write': (argument, { navigate, clock }) =>
    navigate(`/apps/calendar?new=${toDay(clock.now())}&title=${encodeURIComponent(textOf(argument, 'title'))}`),
  /** Shows the events of a calendar file, such as an invitation by mail, and imports those that a person chooses. */
  'calendar.import': (argument, { navigate }) => {
    giveFile({ name: textOf(argument, 'name') || 'invite.ics', text: textOf(argument, 'text') });
    navigate('/apps/calendar?import=given');
  },
  /** Adds an event, one hour long unless the argument has an end; returns its id. */
  'calendar.add': async (argument, { store }) => {
    const { event } = await store.dispatch(calendarApi.endpoints.addEvent.initiate(readEvent(argument))).unwrap();
    return { id: event.id };
  },
});
