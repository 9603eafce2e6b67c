import { defineBackend, z } from '@atrium/backend';
import { createTestApi, notesApp, type TestApi } from '@atrium/core/testing';
import type { CalendarEvent, EventAnswer, ProposalList, ReplyTaken } from '../api/schemas';
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

describe('a proposed time', () => {
  const Calendar = z.object({ method: z.string(), text: z.string() });
  const lines = ['DTSTART:20261202T080000Z', 'DTEND:20261202T090000Z', 'COMMENT:Later suits me'];
  const proposed = { start: '2026-12-02T08:00:00.000Z', end: '2026-12-02T09:00:00.000Z' };
  const sent: z.infer<typeof Calendar>[] = [];
  const program = {
    manifest: {
      ...manifest,
      id: 'program',
      paths: [],
      backend: { prefixes: ['/program'], module: './backend' as const, listens: ['frame.mail'] },
    },
    backend: defineBackend({
      id: 'program',
      subject: null,
      calls: [],
      tables: [],
      listeners: {
        'frame.mail'(_store, message) {
          const { data } = z.safeParse(z.object({ calendar: Calendar }), message);
          if (data) sent.push(data.calendar);
        },
      },
    }),
  };
  const list = async () => (await api.get<ProposalList>('/apps/calendar/proposals', { id: event.id })).data.proposals;
  const decide = async (accepts: boolean) =>
    api.post<EventAnswer>('/apps/calendar/decide-proposal', { id: (await list())[0]?.id, accepts, language: 'en' });
  const propose = async (more: object = {}, extra: readonly string[] = []) => {
    await add(more);
    await take({ method: 'COUNTER', stat: 'TENTATIVE', lines: [...lines, ...extra] });
    sent.length = 0;
  };
  const sequenceIn = (text = '') => Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]);
  beforeEach(async () => {
    api = createTestApi({ apps: [{ manifest, backend }, notesApp, program] });
    await api.signIn('admin');
  });

  test('accepted, it moves the event, and the guest gets an update with a raised sequence', async () => {
    await add();
    const before = sequenceIn(sent.at(-1)?.text);
    await take({ method: 'COUNTER', stat: 'TENTATIVE', lines });
    expect(await list()).toMatchObject([
      { guest: { name: 'Ida' }, ...proposed, note: 'Later suits me', occurrence: '' },
    ]);
    expect((await decide(true)).data.event).toMatchObject(proposed);
    const update = sent.at(-1);
    expect(update?.method).toBe('REQUEST');
    expect(update?.text).toMatch(/DTSTART[^\n]*:20261202T090000/);
    expect(sequenceIn(update?.text)).toBeGreaterThan(before);
    expect(await list()).toEqual([]);
  });

  test('declined, it leaves the event, and the guest’s program hears DECLINECOUNTER', async () => {
    await propose();
    expect((await decide(false)).data.event).toMatchObject(times);
    expect(sent.map(({ method }) => method)).toEqual(['DECLINECOUNTER']);
    expect(sent[0]?.text).toMatch(/METHOD:DECLINECOUNTER[\s\S]*UID:/);
    expect(await list()).toEqual([]);
    expect((await api.post('/apps/calendar/decide-proposal', { id: 1, accepts: true })).status).toBe(404);
  });

  test('a newer one of the same guest takes its place', async () => {
    await propose();
    await take({
      method: 'COUNTER',
      stamp: '20261121T120000Z',
      lines: ['DTSTART:20261203T080000Z', 'DTEND:20261203T090000Z'],
    });
    expect((await list()).map(({ start }) => start)).toEqual(['2026-12-03T08:00:00.000Z']);
  });

  test('for one event of a series, that one moves; for all of them, the series does not', async () => {
    await propose({ rule: 'FREQ=WEEKLY' }, ['RECURRENCE-ID:20261208T180000Z']);
    const moved = (await decide(true)).data.event;
    expect(moved).toMatchObject({ ...proposed, rule: '', series: { id: event.id, start: '2026-12-08T18:00:00.000Z' } });
    expect(moved.extendedProps.guests).toMatchObject([ida]);
    expect(sent.at(-1)?.text).toContain('RECURRENCE-ID');
    await take({ method: 'COUNTER', stamp: '20261122T120000Z', lines });
    expect((await decide(true)).status).toBe(400);
    expect((await decide(false)).status).toBe(200);
  });

  test('is for those who see the calendar', async () => {
    await propose();
    const [proposal] = await list();
    await api.signIn('client');
    expect((await api.get('/apps/calendar/proposals', { id: event.id })).status).toBe(403);
    expect((await api.post('/apps/calendar/decide-proposal', { id: proposal?.id, accepts: true })).status).toBe(403);
  });
});
