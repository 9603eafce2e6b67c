import { createEvent } from '../testing/createEvent';
import { areElsewhere, nearestDay } from './foundElsewhere';
import type { Occurrence } from './occurrence';

const week = { from: '2026-11-16', to: '2026-11-22' };

const event = (start: string, end = start): Occurrence => ({
  ...createEvent({ start, end, allDay: true }),
  key: '1',
  at: null,
});

test.each<[string, Occurrence[], boolean]>([
  ['nothing was found', [], true],
  ['one is on a day of the week', [event('2026-11-18', '2026-11-19')], false],
  ['one goes on into the week', [event('2026-11-10', '2026-11-17')], false],
  ['one ends on the day before', [event('2026-11-10', '2026-11-16')], true],
])('is there nothing on these days: %s', (_case, events, expected) =>
  expect(areElsewhere(events, week)).toBe(expected),
);

test.each<[string, Occurrence[], ReturnType<typeof nearestDay>]>([
  ['nothing was found', [], null],
  [
    'the next one comes first',
    [event('2026-12-24'), event('2026-11-23'), event('2026-11-15')],
    { day: '2026-11-23', isLater: true },
  ],
  ['none comes any more', [event('2026-10-01'), event('2026-11-02')], { day: '2026-11-02', isLater: false }],
])('where to go: %s', (_case, events, expected) => expect(nearestDay(events, week)).toEqual(expected));
