import { createTestApi, notesApp, type TestApi } from '@atrium/core/testing';
import type { Calendar, CalendarAnswer, CalendarEvent, CalendarRemoved, EventBatchAnswer } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const list = async () => (await api.get<CalendarEvent[]>('/apps/calendar/events', {})).data;
const change = (batch: object) => api.post<EventBatchAnswer>('/apps/calendar/change-events', batch);
const party = { title: 'Party', start: '2026-12-01T18:00:00.000Z', end: '2026-12-01T23:00:00.000Z' };

test('changes that belong together are all made, and taken back by another batch', async () => {
  const before = await list();
  const { status, data } = await change({ add: [party], update: [{ id: 1, rev: 1, title: 'Mine' }], remove: [2] });
  expect(status).toBe(201);
  expect(data.added).toMatchObject([{ id: 19, title: 'Party' }]);
  expect(data.updated).toMatchObject([{ id: 1, title: 'Mine', rev: 2 }]);
  expect((await list()).map(({ id }) => id)).not.toContain(2);
  const title = before[0]?.title;
  await change({ remove: [19], restore: [2], update: [{ id: 1, rev: 2, title }] });
  expect(await list()).toMatchObject(before.map((event) => (event.id === 1 ? { ...event, rev: 3 } : event)));
});

test.each([
  ['an older record', { update: [{ id: 1, rev: 7, title: 'Mine' }] }, 409],
  ['an event that is gone', { update: [{ id: 999, title: 'Mine' }] }, 404],
  ['an event that ends before it begins', { update: [{ id: 1, end: '2001-01-01' }] }, 400],
])('of changes with %s none is made', async (_what, batch, rejection) => {
  const before = await list();
  expect((await change({ add: [party], remove: [2], ...batch })).status).toBe(rejection);
  expect(await list()).toEqual(before);
});

test('a calendar is added, renamed, and deleted with its events', async () => {
  const add = (calendar: object) => api.post<CalendarAnswer>('/apps/calendar/add-calendar', { calendar });
  const { calendar } = (await add({ name: 'Trips', tone: 'plum' })).data;
  expect(calendar).toMatchObject({ id: 6, key: 'c6', isPrivate: false });
  expect(await add({ name: 'trips', tone: 'red' })).toMatchObject({ status: 400, data: { codes: { name: 'taken' } } });
  const rename = { calendar: { id: 6, rev: calendar.rev, name: 'Journeys' } };
  expect((await api.post<CalendarAnswer>('/apps/calendar/update-calendar', rename)).data.calendar.name).toBe(
    'Journeys',
  );
  expect((await api.post('/apps/calendar/update-calendar', rename)).status).toBe(409);
  await change({ add: [{ ...party, extendedProps: { calendar: 'c6' } }] });
  const removed = await api.delete<CalendarRemoved>('/apps/calendar/remove-calendar', { id: 6 });
  expect(removed.data).toEqual({ events: [19], moved: [] });
  expect((await list()).some(({ id }) => id === 19)).toBe(false);
  expect((await api.get<Calendar[]>('/apps/calendar/calendars', {})).data).toHaveLength(5);
});

test('the events of a deleted calendar go to another one, where it is named', async () => {
  await api.post('/apps/calendar/add-calendar', { calendar: { name: 'Trips', tone: 'plum' } });
  const [event] = (await change({ add: [{ ...party, extendedProps: { calendar: 'c6' } }] })).data.added;
  const remove = (moveTo: string) => api.delete('/apps/calendar/remove-calendar', { id: 6, moveTo });
  expect((await remove('c7')).status).toBe(400);
  expect((await remove('c6')).status).toBe(400);
  expect((await remove('Family')).data).toEqual({ events: [], moved: [event?.id] });
  expect((await list()).find(({ id }) => id === event?.id)?.extendedProps.calendar).toBe('Family');
});

test('a calendar is changed by its owner alone, and a private one is there for nobody else', async () => {
  await api.signIn('admin');
  await api.post('/apps/calendar/add-calendar', { calendar: { name: 'Shared', tone: 'plum' } });
  await api.post('/apps/calendar/add-calendar', { calendar: { name: 'Mine', tone: 'red', isPrivate: true } });
  const [event] = (await change({ add: [{ ...party, extendedProps: { calendar: 'c7' } }] })).data.added;
  await api.signIn('author');
  const keys = (await api.get<Calendar[]>('/apps/calendar/calendars')).data.map(({ key }) => key);
  expect(keys).toContain('c6');
  expect(keys).not.toContain('c7');
  expect((await list()).some(({ id }) => id === event?.id)).toBe(false);
  const update = async (calendar: object) => (await api.post('/apps/calendar/update-calendar', { calendar })).status;
  expect(await update({ id: 6, name: 'Yours' })).toBe(403);
  expect(await update({ id: 1, isPrivate: true })).toBe(403);
  expect(await update({ id: 7, name: 'Yours' })).toBe(404);
  expect((await api.delete('/apps/calendar/remove-calendar', { id: 6 })).status).toBe(403);
  expect((await api.delete('/apps/calendar/remove-calendar', { id: 7 })).status).toBe(404);
  expect((await change({ update: [{ id: event?.id, title: 'Yours' }] })).status).toBe(404);
  expect((await change({ add: [{ ...party, extendedProps: { calendar: 'c7' } }] })).status).toBe(400);
});

test('the calendars of all stay', async () => {
  expect((await api.delete('/apps/calendar/remove-calendar', { id: 1 })).status).toBe(403);
});

test('nobody answers for a guest without the word from the email', async () => {
  const reply = (sent: object) => api.post('/apps/calendar/reply', { id: 1, answer: 'yes', ...sent });
  expect((await reply({})).status).toBe(404);
  expect((await reply({ invitation: 'guessed' })).status).toBe(404);
});

test('what is taken over from a file keeps its organiser and its series, and no guest gets an email', async () => {
  api = createTestApi({ apps: [{ manifest, backend }, notesApp] });
  // The listening app collects the sent emails.
  const emails = async () => (await api.get<unknown[]>('/apps/notes/list', { q: 'invites' })).data.length;
  const organizer = { name: 'Mei', email: 'mei@example.com' };
  const guests = [{ name: 'Kofi', email: 'kofi.mensah@example.com' }];
  const days = { title: 'Daily', start: '2026-12-01', end: '2026-12-02', allDay: true, uid: 'x', organizer };
  const standIn = { ...days, title: 'Another', start: '2026-12-05', end: '2026-12-06', replaces: '2026-12-03' };
  const series = { ...days, rule: 'FREQ=DAILY;COUNT=5', extendedProps: { guests } };
  const { data, status } = await change({ add: [standIn, series], isSilent: true });
  expect(status).toBe(201);
  const [first, second] = data.added;
  expect(first).toMatchObject({ title: 'Daily', organizer, uid: 'x', series: null });
  expect(second).toMatchObject({ title: 'Another', series: { id: first?.id, start: '2026-12-03' } });
  expect(await emails()).toBe(0);
  await change({ remove: [first?.id], isSilent: true });
  await change({ add: [series] });
  expect(await emails()).toBe(1);
});
