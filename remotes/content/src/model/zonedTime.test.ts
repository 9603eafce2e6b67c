import { isZone, moveToDay, toInstant, toWallTime } from './zonedTime';

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

test('moving to another day keeps the time of day across a clock change', () => {
  const moved = moveToDay('2026-10-23T07:00:00.000Z', 'Europe/Berlin', '2026-10-26');
  expect(moved).toBe('2026-10-26T08:00:00.000Z');
  expect(toWallTime(moved, 'Europe/Berlin')).toEqual({ day: '2026-10-26', time: '09:00' });
});

test('a zone that no clock has is none', () => {
  expect(['Europe/Lisbon', 'UTC', 'Mars/Olympus', ''].map(isZone)).toEqual([true, true, false, false]);
});
