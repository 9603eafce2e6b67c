import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { CalendarEvent, EventAnswer } from '../api/schemas';
import manifest from '../manifest';
import { createEvent } from '../testing/createEvent';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const list = async (params = {}) => (await api.get<CalendarEvent[]>('/apps/calendar/events', params)).data;
const add = (event: unknown) => api.post<EventAnswer>('/apps/calendar/add-event', { event });
const update = (event: unknown) => api.post<EventAnswer>('/apps/calendar/update-event', { event });
const calendarsOf = (events: readonly CalendarEvent[]) =>
  [...new Set(events.map(({ extendedProps }) => extendedProps.calendar))].sort();

test.each([
  [{}, ['Business', 'ETC', 'Family', 'Holiday', 'Personal']],
  [{ calendars: null }, ['Business', 'ETC', 'Family', 'Holiday', 'Personal']],
  [{ calendars: [] }, []],
  [{ calendars: '' }, []],
  [{ calendars: ['Family'] }, ['Family']],
  [{ calendars: ['Family', 'ETC'] }, ['ETC', 'Family']],
  [{ calendars: 'Family,ETC' }, ['ETC', 'Family']],
  [{ 'calendars[]': ['Family', 'ETC'] }, ['ETC', 'Family']],
  [{ calendars: ['Nothing'] }, []],
])('with %j the calendars are %j', async (params, calendars) => {
  expect(calendarsOf(await list(params))).toEqual(calendars);
});

const party = { title: 'Party', start: '2026-12-01T18:00:00.000Z', end: '2026-12-01T23:00:00.000Z' };

test.each([
  [{ from: '2031-03-10', to: '2031-03-10' }, ['Weekly', 'Endless', 'Once', 'Stand-in']],
  [{ from: '2031-03-20', to: '2031-03-31' }, ['Weekly', 'Endless', 'Stand-in']],
  [{ from: '2031-04-20', to: '2031-04-21' }, ['Endless']],
  [{ to: '2031-03-05' }, ['Weekly', 'Endless']],
  [{ from: '2031-03-31', calendars: 'Family' }, []],
])('for the days %j those that may be on one of them', async (days, titles) => {
  const times = (day: string) => ({ start: `${day}T10:00:00.000Z`, end: `${day}T11:00:00.000Z`, timeZone: 'UTC' });
  const series = (await add({ title: 'Weekly', ...times('2031-03-03'), rule: 'FREQ=WEEKLY;COUNT=4' })).data.event;
  await add({ title: 'Endless', ...times('2031-03-03'), rule: 'FREQ=WEEKLY' });
  await add({ title: 'Once', ...times('2031-03-10') });
  await add({
    title: 'Stand-in',
    ...times('2031-03-11'),
    series: { id: series.id, start: '2031-03-31T10:00:00.000Z' },
  });
  const added = (await list(days)).filter(({ id }) => id >= series.id);
  expect(added.map(({ title }) => title)).toEqual(titles);
});

test('a new event gets the next id, and what it does not say is blank', async () => {
  const { status, data } = await add({ ...party, id: 1 });
  expect(status).toBe(201);
  expect(data.event).toEqual({
    ...party,
    id: 19,
    url: '',
    allDay: false,
    timeZone: null,
    rule: '',
    exceptions: [],
    series: null,
    reminders: [],
    organizer: null,
    uid: expect.stringMatching(/^19-\d+@atrium\.example$/),
    extendedProps: { calendar: 'Personal', guests: [], location: '', description: '' },
    rev: 1,
    lastChange: { by: null, at: expect.any(String) },
  });
  expect(await list()).toContainEqual(data.event);
});

test.each([
  [undefined, 'event'],
  [{ ...party, title: '' }, 'title'],
  [{ ...party, start: undefined }, 'start'],
  [{ ...party, end: 'later' }, 'end'],
  [{ ...party, end: '2026-12-01T17:59:00.000Z' }, 'end'],
  [{ ...party, extendedProps: { calendar: 'Work' } }, 'extendedProps.calendar'],
  [{ ...party, timeZone: 'Europe/Atlantis' }, 'timeZone'],
  [{ ...party, rule: 'every monday' }, 'rule'],
])('the event %j is refused for its %s', async (event, field) => {
  const before = await list();
  expect(await add(event)).toMatchObject({ status: 400, data: { error: { [field]: [expect.any(String)] } } });
  expect(await list()).toEqual(before);
});

// Each of these rules once blocked a process, or the page, for ever.
const hangingRules: [string, number][] = [
  ['FREQ=DAILY;BYMONTHDAY=-1', 201],
  ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 400],
  ['FREQ=DAILY;BYDAY=2MO', 400],
  ['FREQ=DAILY;INTERVAL=999999999', 400],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 400],
  ['FREQ=HOURLY;BYMONTHDAY=31;BYMONTH=2', 400],
];

test.each(hangingRules)(
  'the rule %s with a reminder is answered with %d, and other calls go on',
  async (rule, status) => {
    const answer = await api.post<{ codes?: object }>('/apps/calendar/add-event', {
      event: { ...party, rule, timeZone: 'UTC', reminders: [10] },
    });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.data).toMatchObject({ error: { rule: [expect.any(String)] } });
    expect((await list()).length).toBeGreaterThan(10);
  },
);

test('an event that was stored with a rule that cannot be followed can be changed, mended and deleted', async () => {
  const rule = 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';
  const stored = createEvent({ ...party, rule, timeZone: 'UTC', reminders: [10] });
  const seed = async () => ({ ...(await backend.seed?.()), events: [stored] });
  api = createTestApi({ apps: [{ manifest, backend: { ...backend, seed } }] });
  const [event] = await list();
  const change = (given: object) => update({ id: event?.id, ...given });
  expect((await change({ title: 'Still here', start: '2026-12-01T17:00:00.000Z' })).data.event).toMatchObject({
    title: 'Still here',
    rule,
  });
  expect((await change({ rule: 'FREQ=DAILY;BYDAY=2MO' })).status).toBe(400);
  expect((await change({ rule: 'FREQ=DAILY' })).status).toBe(200);
  expect((await change({ rule })).status).toBe(400);
  expect((await api.delete('/apps/calendar/remove-event', { id: event?.id })).status).toBe(200);
});

test('an event of a whole day may begin and end on the same day', async () => {
  expect((await add({ title: 'Day off', start: '2026-12-24', end: '2026-12-24', allDay: true })).status).toBe(201);
});

test('an update changes what it names, within the extra properties too', async () => {
  const before = (await list()).find(({ id }) => id === 1);
  const { data } = await update({ id: 1, extendedProps: { location: 'The yard' } });
  const extendedProps = { ...before?.extendedProps, location: 'The yard' };
  expect(data.event).toEqual({ ...before, extendedProps, rev: 2, lastChange: expect.any(Object) });
  expect((await update({ id: 1, end: '2001-01-01' })).status).toBe(400);
  expect((await update({ id: 999, title: 'x' })).status).toBe(404);
});

test('an update based on an older record is refused with the newer one, and changes nothing', async () => {
  await update({ id: 1, rev: 1, title: 'Mine' });
  const { status, data } = await update({ id: 1, rev: 1, title: 'Yours' });
  expect(status).toBe(409);
  expect(data).toMatchObject({ record: { id: 1, title: 'Mine', rev: 2 } });
  expect((await update({ id: 1, rev: 2, title: 'Yours' })).data.event).toMatchObject({ title: 'Yours', rev: 3 });
});

test('a removed event comes back under its id, which nobody got meanwhile', async () => {
  const last = (await list()).at(-1);
  expect((await api.delete('/apps/calendar/remove-event', { id: last?.id })).status).toBe(200);
  expect((await list()).at(-1)?.id).toBe(17);
  expect((await add(party)).data.event.id).toBe(19);
  expect((await api.post('/apps/restore', { kind: 'event', ids: [18] })).data).toEqual({ restored: [18] });
  expect((await list()).find(({ id }) => id === 18)).toMatchObject(last ?? {});
  expect((await api.delete('/apps/calendar/remove-event', { id: 999 })).status).toBe(404);
});
