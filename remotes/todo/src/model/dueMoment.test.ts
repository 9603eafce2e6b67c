import { dueMoment } from './dueMoment';

test.each([
  ['2026-11-12', '17:00', 'Europe/Berlin', '2026-11-12T16:00:00.000Z'],
  ['2026-07-12', '17:00', 'Europe/Berlin', '2026-07-12T15:00:00.000Z'],
  ['2026-11-12', '00:30', 'Asia/Kathmandu', '2026-11-11T18:45:00.000Z'],
  ['2026-11-12', '23:30', 'America/New_York', '2026-11-13T04:30:00.000Z'],
  // The clocks change in the night: an hour before and an hour after.
  ['2026-03-29', '01:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-04', '03:00', 'Australia/Lord_Howe', '2026-10-03T16:00:00.000Z'],
])('%s %s in %s', (dueDate, dueTime, timeZone, moment) =>
  expect(new Date(dueMoment({ dueDate, dueTime, timeZone }) ?? 0).toISOString()).toBe(moment),
);

test.each([
  { dueDate: null, dueTime: '17:00', timeZone: 'UTC' },
  { dueDate: '2026-11-12', dueTime: null, timeZone: 'UTC' },
  { dueDate: '2026-11-12', dueTime: '17:00', timeZone: null },
])('none of %j', (task) => expect(dueMoment(task)).toBeNull());
