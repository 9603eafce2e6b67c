import type { CalendarEvent, CalendarName, EmailSender, EventAnswer, EventToAdd } from 'shared/api';
import { createAppApi } from 'shared/runtime';
import { type EventChange, mergeEvent, putEvent } from './model/eventList';

interface EventsQuery {
  /** Absent: all. */
  calendars?: CalendarName[];
}

const eventsApi = createAppApi('calendar')
  .enhanceEndpoints({ addTagTypes: ['CalendarEvent'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getEvents: build.query<CalendarEvent[], EventsQuery>({
        query: (params) => ({ url: '/apps/calendar/events', params }),
        providesTags: ['CalendarEvent'],
      }),
      /** People whom one can invite. */
      getEventGuests: build.query<EmailSender[], void>({ query: () => ({ url: '/apps/email/recipients' }) }),
    }),
  });

type Lists = Parameters<typeof eventsApi.util.selectCachedArgsForQuery>[0];
type ListPatch = ReturnType<typeof eventsApi.util.updateQueryData<'getEvents'>>;

interface Call {
  dispatch: (patch: ListPatch) => { undo: () => void };
  getState: () => Lists;
  queryFulfilled: Promise<unknown>;
}

type Edit = (events: CalendarEvent[], calendars: CalendarName[] | undefined) => CalendarEvent[];

/** Shows a change in everything on screen at once, and takes it back when the call fails. */
async function showAtOnce(edit: Edit, { dispatch, getState, queryFulfilled }: Call): Promise<void> {
  const shown = eventsApi.util
    .selectCachedArgsForQuery(getState(), 'getEvents')
    .map((query) =>
      dispatch(eventsApi.util.updateQueryData('getEvents', query, (events) => edit(events, query.calendars))),
    );
  await queryFulfilled.catch(() => {
    for (const patch of shown) patch.undo();
  });
}

export const calendarApi = eventsApi.injectEndpoints({
  endpoints: (build) => ({
    addEvent: build.mutation<EventAnswer, EventToAdd['event']>({
      query: (event) => ({ url: '/apps/calendar/add-event', method: 'POST', data: { event } }),
      invalidatesTags: ['CalendarEvent'],
    }),
    updateEvent: build.mutation<EventAnswer, EventChange>({
      query: (event) => ({ url: '/apps/calendar/update-event', method: 'POST', data: { event } }),
      invalidatesTags: ['CalendarEvent'],
      onQueryStarted: (change, call) =>
        showAtOnce((events, calendars) => {
          const before = events.find(({ id }) => id === change.id);
          return before ? putEvent(events, mergeEvent(before, change), calendars) : events;
        }, call),
    }),
    removeEvent: build.mutation<unknown, number>({
      query: (id) => ({ url: '/apps/calendar/remove-event', method: 'DELETE', params: { id } }),
      invalidatesTags: ['CalendarEvent'],
      onQueryStarted: (id, call) => showAtOnce((events) => events.filter((event) => event.id !== id), call),
    }),
    restoreEvent: build.mutation<unknown, number>({
      query: (id) => ({ url: '/apps/restore', method: 'POST', data: { kind: 'event', ids: [id] } }),
      invalidatesTags: ['CalendarEvent'],
    }),
  }),
});

export const { useGetEventsQuery, useGetEventGuestsQuery } = eventsApi;
export const { useAddEventMutation, useUpdateEventMutation, useRemoveEventMutation, useRestoreEventMutation } =
  calendarApi;
