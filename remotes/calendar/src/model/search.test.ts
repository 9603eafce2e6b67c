import { createEvent } from '../testing/createEvent';
import type { Occurrence } from './occurrence';
import { areElsewhere, isFound, nearestDay } from './search';

const event = createEvent({
  title: 'Dinner with Avó',
  extendedProps: {
    calendar: 'Family',
    guests: [{ name: 'Inês Duarte', email: 'ines@example.com' }],
    location: 'Casa do Cais',
    description: 'Bring the plaster one.',
  },
});

test.each([
  ['', true],
  ['avo', true],
  ['CAIS dinner', true],
  ['ines@', true],
  ['plaster breakfast', false],
])('looked for by “%s”: %s', (query, found) => expect(isFound(event, query)).toBe(found));

const week = { from: '2026-11-16', to: '2026-11-22' };

const foundElsewhereEvent = (start: string, end = start): Occurrence => ({
  ...createEvent({ start, end, allDay: true }),
  key: '1',
  at: null,
});

test.each<[string, Occurrence[], boolean]>([
  ['nothing was found', [], true],
  ['one is on a day of the week', [foundElsewhereEvent('2026-11-18', '2026-11-19')], false],
  ['one goes on into the week', [foundElsewhereEvent('2026-11-10', '2026-11-17')], false],
  ['one ends on the day before', [foundElsewhereEvent('2026-11-10', '2026-11-16')], true],
])('is there nothing on these days: %s', (_case, events, expected) =>
  expect(areElsewhere(events, week)).toBe(expected),
);

test.each<[string, Occurrence[], ReturnType<typeof nearestDay>]>([
  ['nothing was found', [], null],
  [
    'the next one comes first',
    [foundElsewhereEvent('2026-12-24'), foundElsewhereEvent('2026-11-23'), foundElsewhereEvent('2026-11-15')],
    { day: '2026-11-23', isLater: true },
  ],
  [
    'none comes any more',
    [foundElsewhereEvent('2026-10-01'), foundElsewhereEvent('2026-11-02')],
    { day: '2026-11-02', isLater: false },
  ],
])('where to go: %s', (_case, events, expected) => expect(nearestDay(events, week)).toEqual(expected));
