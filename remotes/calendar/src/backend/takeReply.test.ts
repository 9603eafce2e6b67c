import { createTestApi, notesApp, type TestApi } from '@atrium/core/testing';
import type { CalendarEvent, EventAnswer, ReplyTaken } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

interface Inbox {
  notifications: { code?: string; title: string; text: string; params?: Record<string, string> }[];
}

const ida = { name: 'Ida', email: 'ida@example.org' };
const times = { start: '2026-12-01T18:00:00.000Z', end: '2026-12-01T19:30:00.000Z', timeZone: 'Europe/Berlin' };

let api: TestApi;
let invitation: string;
let event: CalendarEvent;
const add = async (more: object = {}) => {
  const sent = { title: 'Tea', ...times, ...more, extendedProps: { calendar: 'Personal', guests: [ida] } };
  event = (await api.post<EventAnswer>('/apps/calendar/add-event', { event: sent, language: 'en' })).data.event;
  const notes = (await api.get<{ title: string }[]>('/apps/notes/list', {})).data;
  invitation = notes.map(({ title }) => /invitation=([\w-]+)/.exec(title)?.[1] ?? '').find(Boolean) ?? '';
};
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }, notesApp] });
  await api.signIn('admin');
});

interface Sent {
  method?: string;
  stat?: string;
  guest?: string;
  uid?: string;
  stamp?: string;
  lines?: readonly string[];
}

/** As programs write it. */
const written = ({
  method = 'REPLY',
  stat = 'ACCEPTED',
  guest = 'Ida@Example.org',
  stamp,
  lines = [],
  ...sent
}: Sent) =>
  [
    'BEGIN:VCALENDAR',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'VERSION:2.0',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${sent.uid ?? (event.uid || `${event.id}@atrium.example`)}`,
    `DTSTAMP:${stamp ?? '20261120T120000Z'}`,
    ...(lines.some((line) => line.startsWith('DTSTART')) ? [] : ['DTSTART:20261201T180000Z', 'DTEND:20261201T193000Z']),
    'ORGANIZER;CN=Joana Duarte:mailto:reply+0a@in.example',
    `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${stat};CN=Ida;X-NUM-GUESTS=0:mailto:${guest}`,
    'SUMMARY:Tea',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
const take = (sent: Sent, word = invitation) =>
  api.post<ReplyTaken>('/apps/calendar/take-reply', { id: event.id, invitation: word, calendar: written(sent) });
const guests = async () => {
  const events = (await api.get<CalendarEvent[]>('/apps/calendar/events')).data;
  return events.find(({ id }) => id === event.id)?.extendedProps.guests;
};
const heard = async () => {
  const { notifications } = (await api.get<Inbox>('/api/notifications', {})).data;
  return notifications.flatMap(({ code, title, params }): Record<string, string>[] =>
    code?.startsWith('calendar.') ? [{ code, title, ...params }] : [],
  );
};

test.each([
  ['ACCEPTED', 'yes'],
  ['TENTATIVE', 'maybe'],
  ['DECLINED', 'no'],
])('an answer of %s is that of the guest', async (stat, answer) => {
  await add();
  expect((await take({ stat })).data).toEqual({ answer, isProposal: false });
  expect(await guests()).toEqual([{ ...ida, answer }]);
  expect(await heard()).toEqual([{ code: `calendar.${answer}`, title: 'Tea', name: 'Ida' }]);
});

test('words with an answer reach the organiser', async () => {
  await add();
  await take({ stat: 'DECLINED', lines: ['COMMENT:I am away\\, sorry'] });
  expect(await heard()).toContainEqual({ code: 'calendar.note', title: 'Tea', name: 'Ida', note: 'I am away, sorry' });
});

test('an older answer that arrives later changes nothing', async () => {
  await add();
  await take({ stat: 'DECLINED', stamp: '20261120T130000Z' });
  expect((await take({ stat: 'ACCEPTED', stamp: '20261120T120000Z' })).data.answer).toBe('no');
  expect((await take({ stat: 'ACCEPTED', stamp: '20261120T140000Z' })).data.answer).toBe('yes');
});

test('another time is proposed to the organiser, and changes nothing', async () => {
  await add();
  const lines = ['DTSTART:20261202T080000Z', 'DTEND:20261202T090000Z'];
  expect((await take({ method: 'COUNTER', stat: 'TENTATIVE', lines })).data).toEqual({
    answer: 'maybe',
    isProposal: true,
  });
  const proposal = (await heard()).find(({ code }) => code === 'calendar.proposal');
  expect(proposal?.when?.replaceAll(/\s/g, ' ')).toMatch(/2 December 2026.*09:00.*10:00/);
  const events = (await api.get<CalendarEvent[]>('/apps/calendar/events')).data;
  expect(events.find(({ id }) => id === event.id)).toMatchObject(times);
});

test('an answer for one event of a series is told, and is none for all of them', async () => {
  await add({ rule: 'FREQ=WEEKLY' });
  await take({ stat: 'DECLINED', lines: ['RECURRENCE-ID:20261208T180000Z'] });
  expect(await guests()).toEqual([ida]);
  expect(await heard()).toEqual([{ code: 'calendar.no', title: 'Tea (2026-12-08)', name: 'Ida' }]);
});

test.each<[name: string, sent: Sent, word: string | undefined, status: number]>([
  ['of somebody else', { guest: 'eve@example.org' }, undefined, 400],
  ['to another event', { uid: 'other@example.org' }, undefined, 400],
  ['that is none', { method: 'PUBLISH' }, undefined, 400],
  ['without the word of the invitation', {}, 'guessed', 404],
])('an answer %s is refused', async (_name, sent, word, status) => {
  await add();
  expect((await take(sent, word)).status).toBe(status);
  expect(await guests()).toEqual([ida]);
  expect(await heard()).toEqual([]);
});
