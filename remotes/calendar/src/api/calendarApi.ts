import { type AnswerOf, type InputOf, type Language, languages } from '@atrium/contract';
import type { Day } from '@atrium/contract/values';
import { createAppApi, optimistically, request, restoreRequest } from '@atrium/sdk';
import { calls } from './calls';
import type { CalendarEvent } from './schemas';

/** Absent fields keep their value. */
export type EventChange = Partial<Omit<CalendarEvent, 'extendedProps'>> & {
  id: number;
  extendedProps?: Partial<CalendarEvent['extendedProps']>;
};

/**
 * An event after a change; `rev` is incremented as the API does, so that the next change need not wait for the answer.
 */
export const mergeEvent = (event: CalendarEvent, { rev: _, ...change }: EventChange): CalendarEvent => ({
  ...event,
  ...change,
  extendedProps: { ...event.extendedProps, ...change.extendedProps },
  rev: event.rev + 1,
});

export const putEvent = (
  events: readonly CalendarEvent[],
  event: CalendarEvent,
  calendars: readonly string[] | undefined,
): CalendarEvent[] =>
  !calendars || calendars.includes(event.extendedProps.calendar)
    ? events.map((known) => (known.id === event.id ? event : known))
    : events.filter(({ id }) => id !== event.id);

/** Page language, for mails to guests whose own is unknown; null for one without translations. */
const pageLanguage = (): Language | null =>
  languages.find((known) => document.documentElement.lang.startsWith(known)) ?? null;

/** Absent: all. */
interface EventsQuery {
  calendars?: string[];
  from?: Day;
  to?: Day;
  series?: number;
}

const eventsApi = createAppApi('calendar')
  .enhanceEndpoints({ addTagTypes: ['CalendarEvent', 'Calendar', 'Proposal'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getEvents: build.query<AnswerOf<typeof calls.getEvents>, EventsQuery>({
        query: (query) => request(calls.getEvents, query),
        providesTags: ['CalendarEvent'],
      }),
      getCalendars: build.query<AnswerOf<typeof calls.getCalendars>, void>({
        query: () => request(calls.getCalendars, undefined),
        providesTags: ['Calendar'],
      }),
      getInvitation: build.query<AnswerOf<typeof calls.getInvitation>, InputOf<typeof calls.getInvitation>>({
        query: (query) => request(calls.getInvitation, query),
        providesTags: ['CalendarEvent'],
      }),
      getProposals: build.query<AnswerOf<typeof calls.getProposals>, number>({
        query: (id) => request(calls.getProposals, { id }),
        providesTags: ['Proposal'],
      }),
    }),
  });

type Lists = Parameters<typeof eventsApi.util.selectCachedArgsForQuery>[0];
type Edit = (events: CalendarEvent[], calendars: string[] | undefined) => CalendarEvent[];

const patchLists = (getState: () => Lists, edit: Edit) =>
  eventsApi.util
    .selectCachedArgsForQuery(getState(), 'getEvents')
    .map((query) => eventsApi.util.updateQueryData('getEvents', query, (events) => edit(events, query.calendars)));

export const calendarApi = eventsApi.injectEndpoints({
  endpoints: (build) => ({
    addEvent: build.mutation<AnswerOf<typeof calls.addEvent>, InputOf<typeof calls.addEvent>['event']>({
      query: (event) => request(calls.addEvent, { event, language: pageLanguage() }),
      invalidatesTags: ['CalendarEvent'],
    }),
    updateEvent: build.mutation<AnswerOf<typeof calls.updateEvent>, EventChange>({
      query: (event) => request(calls.updateEvent, { event, language: pageLanguage() }),
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
      query: (id) => request(calls.removeEvent, { id, language: pageLanguage() }),
      invalidatesTags: ['CalendarEvent'],
      onQueryStarted: (id, call) =>
        optimistically(
          call,
          patchLists(call.getState, (events) => events.filter((event) => event.id !== id)),
        ),
    }),
    changeEvents: build.mutation<AnswerOf<typeof calls.changeEvents>, InputOf<typeof calls.changeEvents>>({
      query: (batch) => request(calls.changeEvents, { ...batch, language: pageLanguage() }),
      invalidatesTags: ['CalendarEvent'],
    }),
    reply: build.mutation<AnswerOf<typeof calls.reply>, InputOf<typeof calls.reply>>({
      query: (answer) => request(calls.reply, answer),
      invalidatesTags: ['CalendarEvent'],
    }),
    decideProposal: build.mutation<AnswerOf<typeof calls.decideProposal>, { id: number; accepts: boolean }>({
      query: (decision) => request(calls.decideProposal, { ...decision, language: pageLanguage() }),
      invalidatesTags: ['CalendarEvent', 'Proposal'],
    }),
    addCalendar: build.mutation<AnswerOf<typeof calls.addCalendar>, InputOf<typeof calls.addCalendar>['calendar']>({
      query: (calendar) => request(calls.addCalendar, { calendar }),
      invalidatesTags: ['Calendar'],
    }),
    updateCalendar: build.mutation<
      AnswerOf<typeof calls.updateCalendar>,
      InputOf<typeof calls.updateCalendar>['calendar']
    >({
      query: (calendar) => request(calls.updateCalendar, { calendar }),
      invalidatesTags: ['Calendar', 'CalendarEvent'],
    }),
    removeCalendar: build.mutation<AnswerOf<typeof calls.removeCalendar>, InputOf<typeof calls.removeCalendar>>({
      query: (removal) => request(calls.removeCalendar, { ...removal, language: pageLanguage() }),
      invalidatesTags: ['Calendar', 'CalendarEvent'],
    }),
    restoreCalendar: build.mutation<unknown, number>({
      query: (id) => restoreRequest('calendar', [id]),
      invalidatesTags: ['Calendar', 'CalendarEvent'],
    }),
  }),
});

export const {
  useGetEventsQuery,
  useLazyGetEventsQuery,
  useGetCalendarsQuery,
  useGetInvitationQuery,
  useGetProposalsQuery,
} = eventsApi;
export const {
  useAddEventMutation,
  useUpdateEventMutation,
  useRemoveEventMutation,
  useChangeEventsMutation,
  useReplyMutation,
  useDecideProposalMutation,
  useAddCalendarMutation,
  useUpdateCalendarMutation,
  useRemoveCalendarMutation,
  useRestoreCalendarMutation,
} = calendarApi;
