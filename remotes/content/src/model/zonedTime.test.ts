import { isZone, shift, toInstant, toWallTime } from './zonedTime';

test.each([
  ['2026-11-20', '09:00', 'Europe/Lisbon', '2026-11-20T09:00:00.000Z'],
  ['2026-11-20', '09:00', 'Europe/Berlin', '2026-11-20T08:00:00.000Z'],
  ['2026-07-20', '09:00', 'Europe/Berlin', '2026-07-20T07:00:00.000Z'],
  ['2026-11-20', '09:00', 'Asia/Kolkata', '2026-11-20T03:30:00.000Z'],
  ['2026-11-20', '00:30', 'Pacific/Auckland', '2026-11-19T11:30:00.000Z'],
])('%s at %s in %s is %s', (day, time, zone, instant) => {
  expect(toInstant({ day, time }, zone)).toBe(instant);
  expect(toWallTime(instant, zone)).toEqual({ day, time });
});

test.each([
  ['skipped when clocks go forward: as much later', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['there twice when clocks go back: the first', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['right before', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['right after', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
])('a time that is %s', (_what, day, time, instant) => {
  expect(toInstant({ day, time }, 'Europe/Berlin')).toBe(instant);
});

test.each([
  ['three days over the end of summer time', '2026-10-23T07:00:00.000Z', 3, 0, '2026-10-26T08:00:00.000Z'],
  ['three days over its beginning', '2026-03-27T08:00:00.000Z', 3, 0, '2026-03-30T07:00:00.000Z'],
  ['to the hour that is skipped', '2026-03-28T01:30:00.000Z', 1, 0, '2026-03-29T01:30:00.000Z'],
  ['later on the same day', '2026-11-18T09:00:00.000Z', 0, 75, '2026-11-18T10:15:00.000Z'],
  ['earlier, past midnight', '2026-11-17T23:30:00.000Z', 0, -60, '2026-11-17T22:30:00.000Z'],
])('moving %s keeps to the clock of the zone', (_what, instant, days, minutes, moved) => {
  expect(shift(instant, 'Europe/Berlin', { days, minutes })).toBe(moved);
});

test('a zone that no clock has is none', () => {
  expect(['Europe/Lisbon', 'UTC', 'Mars/Olympus', ''].map(isZone)).toEqual([true, true, false, false]);
});
