import { type ContractCase, get, post, remove } from '@atrium/core/testing';

const lists = [[], ['Family'], ['Family', 'ETC'], null, 'Family', ['Family', null]];
const event = {
  title: 'An event',
  start: '2026-12-01T10:00:00Z',
  end: '2026-12-01T11:00:00Z',
  extendedProps: { calendar: 'ETC' },
};

/** Called in order, in the page and over HTTP; later cases see the changes of earlier ones. */
export const contractCases: readonly ContractCase[] = [
  ...lists.map((calendars) => get('/apps/calendar/events', { calendars })),
  get('/apps/calendar/events', { calendars: 'Family,Holiday' }),
  get('/apps/calendar/events', { from: '2026-11-30', to: '2026-12-06' }),
  get('/apps/calendar/events', { series: 8 }),
  get('/apps/calendar/events', { from: 'today' }, 400),
  post('/apps/calendar/add-event', { event }, 201),
  post('/apps/calendar/add-event', { event: { ...event, end: '2026-11-01' } }, 400),
  post('/apps/calendar/add-event', { event: { ...event, otherLines: ['CATEGORIES:Work'] } }, 201),
  post('/apps/calendar/add-event', { event: { ...event, otherLines: ['X-A:1\r\nEND:VEVENT'] } }, 400),
  post('/apps/calendar/update-event', { event: { id: 19, rev: 1, title: 'Renamed' } }),
  post('/apps/calendar/update-event', { event: { id: 19, rev: 1, title: 'Renamed too late' } }, 409),
  post('/apps/calendar/update-event', { event: { id: 4711 } }, 404),
  remove('/apps/calendar/remove-event', { id: 19 }),
  remove('/apps/calendar/remove-event', { id: 19 }, 404),
  post('/apps/restore', { kind: 'event', ids: [19, 4711] }),
  post('/apps/calendar/change-events', { add: [event], update: [{ id: 8, title: 'Renamed' }], remove: [9] }, 201),
  post('/apps/calendar/change-events', { remove: [4711] }, 404),
  get('/apps/calendar/calendars'),
  post('/apps/calendar/add-calendar', { calendar: { name: 'Trips', tone: 'plum' } }, 201),
  post('/apps/calendar/add-calendar', { calendar: { name: 'Trips', tone: 'plum' } }, 400),
  post('/apps/calendar/update-calendar', { calendar: { id: 6, rev: 1, name: 'Journeys' } }),
  post('/apps/calendar/update-calendar', { calendar: { id: 4711, name: 'Gone' } }, 404),
  remove('/apps/calendar/remove-calendar', { id: 6 }),
  remove('/apps/calendar/remove-calendar', { id: 1 }, 403),
  get('/apps/calendar/invitation', { id: 1, invitation: 'guessed' }, 404),
  get('/apps/calendar/invitation', { id: 4711 }, 404),
  post('/apps/calendar/reply', { id: 1, answer: 'yes', invitation: 'guessed' }, 404),
  post('/apps/calendar/take-reply', { id: 1, calendar: 'BEGIN:VCALENDAR', invitation: 'guessed' }, 404),
  get('/apps/calendar/proposals', { id: 1 }),
  get('/apps/calendar/proposals', { id: 4711 }, 404),
  post('/apps/calendar/decide-proposal', { id: 4711, accepts: true }, 404),
];
