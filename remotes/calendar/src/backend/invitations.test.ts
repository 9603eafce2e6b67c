import { createTestApi, notesApp, type TestApi } from '@atrium/core/testing';
import type { CalendarEvent, EventAnswer, InvitationAnswer } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

interface Inbox {
  notifications: { code?: string; params?: Record<string, string>; link: string | null }[];
}

const kofi = { name: 'Kofi Mensah', email: 'kofi.mensah@example.com' };
const author = { name: 'Jonas Weber', email: 'jonas.weber@example.com' };
const stranger = { name: 'Ida', email: 'ida@example.org' };
const times = { start: '2026-12-01T18:00:00.000Z', end: '2026-12-01T19:30:00.000Z', timeZone: 'Europe/Berlin' };

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }, notesApp] });
  await api.signIn('admin');
});

/** The listening app collects the sent emails. */
const emails = async () => {
  const notes = (await api.get<{ title: string }[]>('/apps/notes/list', {})).data;
  return notes.map(({ title }) => title).filter((title) => title.startsWith('<p>'));
};
const received = async () => {
  const { notifications } = (await api.get<Inbox>('/api/notifications', {})).data;
  return notifications.flatMap(({ code, params }) => (code?.startsWith('calendar.') ? [{ code, params }] : []));
};
const add = async (event: object, guests: object[], language = 'en') => {
  const extendedProps = { calendar: 'Personal', ...event, guests };
  const body = { event: { title: 'Tea', ...times, extendedProps }, language };
  return (await api.post<EventAnswer>('/apps/calendar/add-event', body)).data.event;
};
const update = (event: object) => api.post<EventAnswer>('/apps/calendar/update-event', { event, language: 'de' });
const reply = (sent: object) => api.post<InvitationAnswer>('/apps/calendar/reply', sent);
const events = async () => (await api.get<CalendarEvent[]>('/apps/calendar/events')).data;

test.each([
  ['en', 'invites you', 'Tuesday, 1 December 2026', 'Going?'],
  ['de', 'lädt Sie ein', 'Dienstag, 1. Dezember 2026', 'Nehmen Sie teil?'],
  ['fr', 'vous invite', 'mardi 1 décembre 2026', 'Y participerez-vous'],
  ['pt', 'convida você', 'terça-feira, 1 de dezembro de 2026', 'Você vai?'],
])('a guest is mailed in the language of the page: %s', async (language, ...texts) => {
  await add({}, [stranger], language);
  const [mail = ''] = await emails();
  for (const text of texts) expect(mail.replaceAll(/\s/g, ' ')).toContain(text);
  expect(mail).toContain('19:00');
  expect(mail.match(/answer=(yes|maybe|no)"/g)).toHaveLength(3);
});

test('the word in an email answers for its guest, and the organiser hears of it once', async () => {
  const { id } = await add({}, [kofi, stranger]);
  const invitation = (await emails())[1]?.match(/invitation=([\w-]+)/)?.[1];
  const { data } = await reply({ id, answer: 'maybe', invitation });
  expect(data.guest).toEqual({ ...stranger, answer: 'maybe' });
  expect(data.event.extendedProps.guests).toEqual([kofi, { ...stranger, answer: 'maybe' }]);
  await reply({ id, answer: 'maybe', invitation });
  expect(await received()).toEqual([{ code: 'calendar.maybe', params: { title: 'Tea', name: 'Ida' } }]);
});

test('guests hear of another time or place, of being left out, and of the end of it', async () => {
  const { id } = await add({}, [kofi, stranger]);
  await update({ id, title: 'Tea and cake' });
  expect(await emails()).toHaveLength(2);
  await update({ id, extendedProps: { location: 'Garten', guests: [stranger] } });
  expect((await emails()).slice(2)).toEqual([
    expect.stringContaining('nicht mehr eingeladen'),
    expect.stringMatching(/hat sich geändert.*Garten.*answer=yes/),
  ]);
  await api.delete('/apps/calendar/remove-event', { id, language: 'fr' });
  expect((await emails()).slice(4)).toEqual([expect.stringContaining('est annulé')]);
  await api.post('/apps/calendar/change-events', { restore: [id] });
  expect((await emails()).slice(5)).toEqual([expect.stringContaining('invites you')]);
});

test('a guest sees and answers an event of a private calendar, and changes nothing else of it', async () => {
  const calendar = { name: 'Surprises', tone: 'plum', isPrivate: true };
  await api.post('/apps/calendar/add-calendar', { calendar });
  const { id } = await add({ calendar: 'c6' }, [author]);
  const secret = await add({ calendar: 'c6' }, []);
  await api.signIn('author');
  expect(await received()).toEqual([{ code: 'calendar.invitation', params: { title: 'Tea' } }]);
  const seen = (await events()).map((event) => event.id);
  expect(seen).toContain(id);
  expect(seen).not.toContain(secret.id);
  expect((await reply({ id, answer: 'yes' })).data.guest).toEqual({ ...author, answer: 'yes' });
  expect((await update({ id, title: 'Mine' })).status).toBe(404);
  expect((await api.delete('/apps/calendar/remove-event', { id })).status).toBe(404);
  expect((await api.post('/apps/calendar/change-events', { remove: [id] })).status).toBe(404);
  await api.signIn('admin');
  expect((await received())[0]).toEqual({ code: 'calendar.yes', params: { title: 'Tea', name: 'Jonas Weber' } });
});

describe('a guest whose account has no calendar', () => {
  const client = { name: 'Clara', email: 'client@demo.com' };
  const invitation = (query: object) => api.get<InvitationAnswer>('/apps/calendar/invitation', { ...query });

  test('is led to a page of its own, sees the event and answers', async () => {
    const { id } = await add({}, [client]);
    expect((await emails())[0]).toContain(`/apps/calendar/invitation?event=${id}&amp;invitation=`);
    await api.signIn('client');
    const { notifications } = (await api.get<Inbox>('/api/notifications', {})).data;
    expect(notifications.map(({ link }) => link)).toContain(`/apps/calendar/invitation?event=${id}`);
    expect((await api.get('/apps/calendar/events')).status).toBe(403);
    expect((await invitation({ id })).data).toMatchObject({ event: { title: 'Tea' }, guest: client });
    expect((await reply({ id, answer: 'yes' })).data.guest).toEqual({ ...client, answer: 'yes' });
    await api.signIn('admin');
    expect((await received())[0]).toEqual({ code: 'calendar.yes', params: { title: 'Tea', name: 'Clara' } });
  });

  test('sees and answers nothing that they are not invited to', async () => {
    const { id } = await add({}, [kofi]);
    await api.signIn('client');
    expect([(await invitation({ id })).status, (await reply({ id, answer: 'yes' })).status]).toEqual([404, 404]);
    expect((await invitation({ id, invitation: 'guessed' })).status).toBe(404);
    expect((await invitation({ id: 4711 })).status).toBe(404);
  });
});

test('nobody invites or answers in another one’s name', async () => {
  const { userData } = await api.signIn('author');
  const organizer = { name: 'Joana Duarte', email: 'admin@demo.com' };
  const extendedProps = { calendar: 'Personal', guests: [{ ...kofi, answer: 'yes' }] };
  const event = { title: 'Tea', ...times, organizer, extendedProps };
  const { data } = await api.post<EventAnswer>('/apps/calendar/add-event', { event });
  expect(data.event.organizer).toEqual({ name: userData.fullName, email: userData.email });
  expect(data.event.extendedProps.guests).toEqual([kofi]);
  expect((await emails())[0]).toContain(`${userData.fullName} invites you`);
  const changed = await update({ id: data.event.id, extendedProps: { guests: [{ ...kofi, answer: 'no' }] } });
  expect(changed.data.event.extendedProps.guests).toEqual([kofi]);
  const batch = await api.post<{ added: CalendarEvent[] }>('/apps/calendar/change-events', { add: [event] });
  expect(batch.data.added[0]?.organizer).toEqual({ name: userData.fullName, email: userData.email });
});

test('a series that is divided keeps its organiser and answers', async () => {
  const { id } = await add({}, [{ name: author.name, email: author.email }]);
  await api.signIn('author');
  await reply({ id, answer: 'yes' });
  const organizer = { name: 'Joana Duarte', email: 'admin@demo.com' };
  const extendedProps = { calendar: 'Personal', guests: [{ ...author, answer: 'yes' }] };
  const add2 = [{ title: 'Tea, later', ...times, organizer, extendedProps }];
  const { data } = await api.post<{ added: CalendarEvent[] }>('/apps/calendar/change-events', {
    add: add2,
    update: [{ id, title: 'Tea, before' }],
  });
  expect(data.added[0]).toMatchObject({ organizer, extendedProps: { guests: [{ ...author, answer: 'yes' }] } });
});

test('who only names the address of a guest is none', async () => {
  const guest = { name: 'Ann', email: 'ann@example.org' };
  const { id } = await add({}, [guest]);
  const ann = { email: guest.email, username: 'ann', password: 'a good secret' };
  const { data } = await api.post<{ accessToken: string }>('/jwt/register', ann);
  api.authorize(`Bearer ${data.accessToken}`);
  expect((await reply({ id, answer: 'yes' })).status).toBe(404);
  expect((await received()).map(({ code }) => code)).toEqual([]);
});
