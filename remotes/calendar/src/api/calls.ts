import type { Done } from '@atrium/backend';
import { defineCall } from '@atrium/contract';
import type * as schemas from './schemas';

export const calls = {
  getEvents: defineCall<schemas.EventQuery, schemas.CalendarEvent[]>({ method: 'GET', path: '/apps/calendar/events' }),
  addEvent: defineCall<schemas.EventToAdd, schemas.EventAnswer>({ method: 'POST', path: '/apps/calendar/add-event' }),
  updateEvent: defineCall<schemas.EventUpdate, schemas.EventAnswer>({
    method: 'POST',
    path: '/apps/calendar/update-event',
  }),
  removeEvent: defineCall<schemas.EventRemoval, Done>({ method: 'DELETE', path: '/apps/calendar/remove-event' }),
  changeEvents: defineCall<schemas.EventBatch, schemas.EventBatchAnswer>({
    method: 'POST',
    path: '/apps/calendar/change-events',
  }),
  getCalendars: defineCall<undefined, schemas.Calendar[]>({ method: 'GET', path: '/apps/calendar/calendars' }),
  addCalendar: defineCall<schemas.CalendarToAdd, schemas.CalendarAnswer>({
    method: 'POST',
    path: '/apps/calendar/add-calendar',
  }),
  updateCalendar: defineCall<schemas.CalendarUpdate, schemas.CalendarAnswer>({
    method: 'POST',
    path: '/apps/calendar/update-calendar',
  }),
  removeCalendar: defineCall<schemas.CalendarRemoval, schemas.CalendarRemoved>({
    method: 'DELETE',
    path: '/apps/calendar/remove-calendar',
  }),
  getInvitation: defineCall<schemas.InvitationQuery, schemas.InvitationAnswer>({
    method: 'GET',
    path: '/apps/calendar/invitation',
  }),
  reply: defineCall<schemas.InvitationReply, schemas.InvitationAnswer>({
    method: 'POST',
    path: '/apps/calendar/reply',
  }),
  takeReply: defineCall<schemas.ReplyToTake, schemas.ReplyTaken>({
    method: 'POST',
    path: '/apps/calendar/take-reply',
  }),
  getProposals: defineCall<schemas.ProposalQuery, schemas.ProposalList>({
    method: 'GET',
    path: '/apps/calendar/proposals',
  }),
  decideProposal: defineCall<schemas.ProposalDecision, schemas.EventAnswer>({
    method: 'POST',
    path: '/apps/calendar/decide-proposal',
  }),
};
