import type { AnswerOf, InputOf } from 'shared/contract';
import { createAppApi, optimistically, request, restoreRequest } from 'shared/runtime';
import { calls } from './calls';
import { type EventChange, mergeEvent, putEvent } from './eventList';
import type { CalendarEvent, CalendarName } from './schemas';

export interface EventsQuery {
  /** Absent: all. */
  calendars?: CalendarName[];
}

const eventsApi = createAppApi('calendar')
  .enhanceEndpoints({ addTagTypes: ['CalendarEvent'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getEvents: build.query<AnswerOf<typeof calls.getEvents>, EventsQuery>({
        query: (query) => request(calls.getEvents, query),
        providesTags: ['CalendarEvent'],
      }),
    }),
  });

type Lists = Parameters<typeof eventsApi.util.selectCachedArgsForQuery>[0];
type Edit = (events: CalendarEvent[], calendars: CalendarName[] | undefined) => CalendarEvent[];

/** The patches that show a change in every list on screen. */
const patchLists = (getState: () => Lists, edit: Edit) =>
  eventsApi.util
    .selectCachedArgsForQuery(getState(), 'getEvents')
    .map((query) => eventsApi.util.updateQueryData('getEvents', query, (events) => edit(events, query.calendars)));

export const calendarApi = eventsApi.injectEndpoints({
  endpoints: (build) => ({
    addEvent: build.mutation<AnswerOf<typeof calls.addEvent>, InputOf<typeof calls.addEvent>['event']>({
      query: (event) => request(calls.addEvent, { event }),
      invalidatesTags: ['CalendarEvent'],
    }),
    updateEvent: build.mutation<AnswerOf<typeof calls.updateEvent>, EventChange>({
      query: (event) => request(calls.updateEvent, { event }),
      invalidatesTags: ['CalendarEvent'],
      onQueryStarted: (change, call) =>
        optimistically(
          call,
          patchLists(call.getState, (events, calendars) => {
            const before = events.find(({ id }) => id === change.id);
            return before ? putEvent(events, mergeEvent(before, change), calendars) : events;
          }),
        ),
    }),
    removeEvent: build.mutation<unknown, number>({
      query: (id) => request(calls.removeEvent, { id }),
      invalidatesTags: ['CalendarEvent'],
      onQueryStarted: (id, call) =>
        optimistically(
          call,
          patchLists(call.getState, (events) => events.filter((event) => event.id !== id)),
        ),
    }),
    restoreEvent: build.mutation<unknown, number>({
      query: (id) => restoreRequest('event', [id]),
      invalidatesTags: ['CalendarEvent'],
    }),
  }),
});

export const { useGetEventsQuery } = eventsApi;
export const { useAddEventMutation, useUpdateEventMutation, useRemoveEventMutation, useRestoreEventMutation } =
  calendarApi;
