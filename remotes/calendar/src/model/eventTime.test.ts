import { type EventTime, isBackwards, moveTo, type Nudge, newEventTime, nudge, readNewEventTime } from './eventTime';

const at = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes).toISOString();
const timed = (start: string, end: string): EventTime => ({ start, end, allDay: false });
const whole = (start: string, end: string): EventTime => ({ start, end, allDay: true });

test.each([
  [timed(at(12, 9), at(12, 10, 30)), at(14, 15), timed(at(14, 15), at(14, 16, 30))],
  [timed(at(12, 22), at(13, 1)), at(20, 23), timed(at(20, 23), at(21, 2))],
  [whole('2026-11-12', '2026-11-13'), '2026-11-30', whole('2026-11-30', '2026-12-01')],
  [whole('2026-11-12', '2026-11-15'), '2026-11-11', whole('2026-11-11', '2026-11-14')],
  [whole('2026-11-12', '2026-11-12'), '2026-11-11', whole('2026-11-11', '2026-11-11')],
])('%j moved to %s keeps its length', (time, start, expected) => expect(moveTo(time, start)).toEqual(expected));

test.each([
  ['2026-11-12', '2026-11-11', true],
  ['2026-11-12', '2026-11-12', false],
  [at(12, 10), at(12, 9, 59), true],
  [at(12, 10), at(12, 10), false],
])('from %s to %s is backwards: %s', (start, end, expected) => expect(isBackwards({ start, end })).toBe(expected));

const now = new Date(2026, 10, 12, 14, 20).getTime();

test.each([
  ['today: from the next full hour', '2026-11-12', timed(at(12, 15), at(12, 16))],
  ['another day: from nine', '2026-11-13', timed(at(13, 9), at(13, 10))],
])('a new event %s', (_, day, expected) => expect(newEventTime(day, now)).toEqual(expected));

test.each<[string, EventTime | null]>([
  ['2026-11-13', timed(at(13, 9), at(13, 10))],
  ['2026-11-13T11:30', timed(at(13, 11, 30), at(13, 12, 30))],
  ['2026-11-13T11:30/2026-11-13T11:45', timed(at(13, 11, 30), at(13, 11, 45))],
  ['2026-11-13/2026-11-15', whole('2026-11-13', '2026-11-15')],
  ['2026-11-13/2026-11-12', null],
  ['2026-11-13/2026-11-13T10:00', null],
  ['2026-02-30', null],
  ['2026-11-13T25:00', null],
  ['soon', null],
  ['', null],
])('an address with %j is a new event at %j', (text, expected) =>
  expect(readNewEventTime(text, now)).toEqual(expected),
);

const berlin = 'Europe/Berlin';
const newYork = 'America/New_York';
const kathmandu = 'Asia/Kathmandu';
const lordHowe = 'Australia/Lord_Howe';

describe('where the clock changes', () => {
  test.each([
    [berlin, '2027-03-28', '2027-03-28T07:00:00.000Z'],
    [berlin, '2027-10-31', '2027-10-31T08:00:00.000Z'],
    [newYork, '2027-03-14', '2027-03-14T13:00:00.000Z'],
    [newYork, '2027-11-07', '2027-11-07T14:00:00.000Z'],
    [kathmandu, '2027-03-28', '2027-03-28T03:15:00.000Z'],
    // Half an hour: 10:30 and 11 hours ahead of Greenwich.
    [lordHowe, '2027-04-04', '2027-04-03T22:30:00.000Z'],
    [lordHowe, '2027-10-03', '2027-10-02T22:00:00.000Z'],
  ])('in %s a new event on %s is at nine', (zone, day, start) =>
    expect(newEventTime(day, now, zone).start).toBe(start),
  );

  test.each([
    // 9:00 to 10:00, a day later over the night of the change.
    [berlin, '2027-03-27T08:00:00.000Z', '2027-03-27T09:00:00.000Z', '2027-03-28T07:00:00.000Z', 60],
    [berlin, '2027-10-30T07:00:00.000Z', '2027-10-30T08:00:00.000Z', '2027-10-31T08:00:00.000Z', 60],
    [newYork, '2027-03-13T14:00:00.000Z', '2027-03-13T15:00:00.000Z', '2027-03-14T13:00:00.000Z', 60],
    [newYork, '2027-11-06T13:00:00.000Z', '2027-11-06T14:00:00.000Z', '2027-11-07T14:00:00.000Z', 60],
    [kathmandu, '2027-03-27T03:15:00.000Z', '2027-03-27T04:15:00.000Z', '2027-03-28T03:15:00.000Z', 60],
    [lordHowe, '2027-04-02T22:00:00.000Z', '2027-04-02T23:00:00.000Z', '2027-04-03T22:30:00.000Z', 60],
    [lordHowe, '2027-10-01T22:30:00.000Z', '2027-10-01T23:30:00.000Z', '2027-10-02T22:00:00.000Z', 60],
    // From 22:00 to 6:00: the same by the clock, an hour more or less in real time.
    [berlin, '2027-03-26T21:00:00.000Z', '2027-03-27T05:00:00.000Z', '2027-03-27T21:00:00.000Z', 420],
    [newYork, '2027-11-06T02:00:00.000Z', '2027-11-06T10:00:00.000Z', '2027-11-07T02:00:00.000Z', 540],
    [lordHowe, '2027-10-01T11:30:00.000Z', '2027-10-01T19:30:00.000Z', '2027-10-02T11:30:00.000Z', 450],
  ])('in %s an event of %s to %s moves to the next day by the clock', (zone, start, end, next, minutes) => {
    const later = { start: next, end: new Date(Date.parse(next) + minutes * 60_000).toISOString(), allDay: false };
    expect(nudge(timed(start, end), { unit: 'days', by: 1, isEnd: false }, zone)).toEqual(later);
    expect(moveTo(timed(start, end), next, zone)).toEqual(later);
  });

  test.each([
    [berlin, '2027-03-28T00:45:00.000Z'],
    [berlin, '2027-10-31T00:45:00.000Z'],
    [lordHowe, '2027-04-03T14:45:00.000Z'],
  ])('in %s a quarter of an hour is one, at %s too, and back', (zone, start) => {
    const before = timed(start, new Date(Date.parse(start) + 3_600_000).toISOString());
    const later = nudge(before, { unit: 'minutes', by: 15, isEnd: false }, zone);
    expect(later && Date.parse(later.start) - Date.parse(start)).toBe(900_000);
    expect(later && nudge(later, { unit: 'minutes', by: -15, isEnd: false }, zone)).toEqual(before);
  });
});

test.each<[Nudge, EventTime, EventTime | null]>([
  [{ unit: 'minutes', by: 15, isEnd: true }, timed(at(12, 9), at(12, 10)), timed(at(12, 9), at(12, 10, 15))],
  [{ unit: 'minutes', by: -15, isEnd: true }, timed(at(12, 9), at(12, 9, 15)), null],
  [{ unit: 'minutes', by: 15, isEnd: false }, whole('2026-11-12', '2026-11-13'), null],
  [{ unit: 'days', by: -7, isEnd: false }, whole('2026-11-12', '2026-11-13'), whole('2026-11-05', '2026-11-06')],
  [{ unit: 'days', by: 1, isEnd: true }, whole('2026-11-12', '2026-11-13'), whole('2026-11-12', '2026-11-14')],
  [{ unit: 'days', by: 1, isEnd: true }, whole('2026-11-12', '2026-11-12'), whole('2026-11-12', '2026-11-14')],
  [{ unit: 'days', by: -1, isEnd: true }, whole('2026-11-12', '2026-11-13'), null],
])('the step %j of %j', (step, time, expected) => expect(nudge(time, step)).toEqual(expected));
