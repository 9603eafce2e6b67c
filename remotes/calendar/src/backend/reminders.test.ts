import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { EventAnswer } from '../api/schemas';
import manifest from '../manifest';
import { blankEvent } from '../model/event';
import backend from '.';

interface Inbox {
  notifications: { code?: string; params?: Record<string, string>; link: string | null }[];
}

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('admin');
});

const minute = 60_000;
const me = { name: 'Admin', email: 'admin@demo.com' };
const later = async (minutes: number) => {
  api.clock.now += minutes * minute;
  await api.signIn('admin');
  await api.get('/apps/calendar/calendars', {});
};
const reminders = async () => {
  // The session expires as the clock advances.
  await api.signIn('admin');
  const { notifications } = (await api.get<Inbox>('/api/notifications', {})).data;
  return notifications.filter(({ code }) => code?.startsWith('calendar.'));
};
const add = async (given: object) => {
  const start = api.clock.now + 60 * minute;
  const times = { start: new Date(start).toISOString(), end: new Date(start + 30 * minute).toISOString() };
  const { data } = await api.post<EventAnswer>('/apps/calendar/add-event', {
    event: { title: 'Talk', ...times, reminders: [10], ...given },
  });
  await later(0);
  return data.event;
};

test('an event reminds once, at its time, and leads to itself', async () => {
  const { id, start } = await add({});
  await later(49);
  expect(await reminders()).toEqual([]);
  await later(1);
  await later(1);
  expect(await reminders()).toMatchObject([
    {
      code: 'calendar.minute',
      params: { title: 'Talk', count: '10' },
      link: `/apps/calendar?date=${start.slice(0, 10)}&event=${id}`,
    },
  ]);
});

test('an event that was moved reminds at its new time alone', async () => {
  const { id, start } = await add({});
  const moved = (time: string) => new Date(Date.parse(time) + 60 * minute).toISOString();
  await api.post('/apps/calendar/update-event', { event: { id, start: moved(start), end: moved(moved(start)) } });
  await later(50);
  expect(await reminders()).toEqual([]);
  await later(60);
  expect(await reminders()).toHaveLength(1);
});

test('what has begun by the time somebody is there, or is gone, reminds of nothing', async () => {
  await add({});
  const { id } = await add({ title: 'Off' });
  await api.delete('/apps/calendar/remove-event', { id });
  await later(90);
  expect(await reminders()).toEqual([]);
});

test('an event that Undo has restored reminds', async () => {
  const { id } = await add({});
  await api.delete('/apps/calendar/remove-event', { id });
  await later(5);
  await api.post('/apps/restore', { kind: 'event', ids: [id] });
  await later(45);
  expect(await reminders()).toHaveLength(1);
});

test('a series that Undo has restored reminds of the event after the one that it missed', async () => {
  const { id } = await add({ rule: 'FREQ=DAILY', timeZone: 'UTC' });
  await later(45);
  await api.delete('/apps/calendar/remove-event', { id });
  await later(6);
  await api.post('/apps/restore', { kind: 'event', ids: [id] });
  await later(20);
  expect(await reminders()).toEqual([]);
  await later(1419);
  expect(await reminders()).toHaveLength(1);
});

test('a series reminds of each of its events', async () => {
  await add({ rule: 'FREQ=DAILY', timeZone: 'UTC' });
  await later(50);
  await later(1440);
  expect(await reminders()).toHaveLength(2);
});

test('a series with a rule that nothing comes of reminds of its first event, and holds up nothing', async () => {
  const rule = 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';
  const start = new Date(api.clock.now + 60 * minute).toISOString();
  const event = { id: 1, title: 'Odd', start, end: start, timeZone: 'UTC', rule, reminders: [10], organizer: me };
  const plannedReminders = [{ id: 1, at: 0, start: '' }];
  const seed = async () => ({ events: [{ ...blankEvent, ...event, rev: 1 }], plannedReminders });
  api = createTestApi({ apps: [{ manifest, backend: { ...backend, seed } }] });
  await later(0);
  await later(50);
  expect(await reminders()).toMatchObject([{ params: { title: 'Odd', count: '10' } }]);
  await later(1440);
  expect(await reminders()).toHaveLength(1);
});
