import { dueMoment } from './dueMoment';

test.each([
  ['a common day', '2026-11-26', '09:00', 'Europe/Berlin', '2026-11-26T08:00:00Z'],
  ['in the gap of New York, which has no 02:30', '2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00Z'],
  ['before that gap', '2026-03-08', '01:59', 'America/New_York', '2026-03-08T06:59:00Z'],
  ['after that gap', '2026-03-08', '03:00', 'America/New_York', '2026-03-08T07:00:00Z'],
  ['in the doubled hour of New York', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
  ['in the gap of Berlin', '2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00Z'],
  ['in the doubled hour of Berlin', '2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
  // Half an hour: at 02:00 the clock goes to 02:30, and in autumn from 02:00 back to 01:30.
  ['in the gap of Lord Howe', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00Z'],
  ['in the doubled half hour of Lord Howe', '2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z'],
  ['at midnight in the gap of Santiago', '2026-09-06', '00:30', 'America/Santiago', '2026-09-06T04:30:00Z'],
  ['on the day that Samoa left out', '2011-12-30', '10:00', 'Pacific/Apia', '2011-12-30T20:00:00Z'],
  ['a quarter of an hour off', '2026-11-26', '09:00', 'Asia/Kathmandu', '2026-11-26T03:15:00Z'],
])('%s', (_, dueDate, dueTime, timeZone, expected) =>
  expect(dueMoment({ dueDate, dueTime, timeZone })).toBe(Date.parse(expected)),
);

test.each([
  [null, '09:00', 'UTC'],
  ['2026-11-26', null, 'UTC'],
  ['2026-11-26', '09:00', null],
])('there is none for %s %s %s', (dueDate, dueTime, timeZone) =>
  expect(dueMoment({ dueDate, dueTime, timeZone })).toBeNull(),
);
