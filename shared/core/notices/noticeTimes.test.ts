import { afterQuiet, nextDigest } from './noticeTimes';

const at = (text: string) => Date.parse(text);
const iso = (moment: number) => new Date(moment).toISOString();

test.each([
  ['2026-11-20T06:00:00Z', 'UTC', 'day', '2026-11-20T08:00:00.000Z'],
  ['2026-11-20T08:00:00Z', 'UTC', 'day', '2026-11-21T08:00:00.000Z'],
  ['2026-11-20T12:00:00Z', '', 'day', '2026-11-21T08:00:00.000Z'],
  ['2026-11-20T12:00:00Z', 'Asia/Kathmandu', 'day', '2026-11-21T02:15:00.000Z'],
  // A Friday, and a Monday before and after eight.
  ['2026-11-20T12:00:00Z', 'UTC', 'week', '2026-11-23T08:00:00.000Z'],
  ['2026-11-23T07:59:00Z', 'UTC', 'week', '2026-11-23T08:00:00.000Z'],
  ['2026-11-23T08:00:00Z', 'UTC', 'week', '2026-11-30T08:00:00.000Z'],
  // The night in which clocks are put back.
  ['2026-10-24T12:00:00Z', 'Europe/Berlin', 'day', '2026-10-25T07:00:00.000Z'],
] as const)('after %s in %s, the digest of a %s leaves at %s', (now, zone, every, next) => {
  expect(iso(nextDigest(at(now), zone, every))).toBe(next);
});

test.each([
  ['2026-11-20T12:00:00Z', '', '', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20T23:00:00Z', '22:00', '07:00', '2026-11-21T07:00:00.000Z'],
  ['2026-11-20T05:30:00Z', '22:00', '07:00', '2026-11-20T07:00:00.000Z'],
  ['2026-11-20T07:00:00Z', '22:00', '07:00', '2026-11-20T07:00:00.000Z'],
  ['2026-11-20T13:10:00Z', '13:00', '14:00', '2026-11-20T14:00:00.000Z'],
  ['2026-11-20T15:00:00Z', '13:00', '14:00', '2026-11-20T15:00:00.000Z'],
])('at %s, with quiet hours from %s to %s, an email leaves at %s', (now, quietFrom, quietTo, then) => {
  expect(iso(afterQuiet(at(now), 'UTC', { quietFrom, quietTo }))).toBe(then);
});
