import { createItem } from '../testing/createItem';
import { createSuggestion, instantAt, itemsByDay, minutesAfter, slotOf } from './schedule';

const at = (id: number, time: string, channelIds = [1]) => ({ id, scheduledAt: `2026-11-20T${time}:00Z`, channelIds });

test.each([
  ['20 minutes after one of its channel', [at(1, '09:00'), at(2, '09:20')], 20],
  ['at the same minute', [at(1, '09:20'), at(2, '09:20')], 0],
  ['half an hour is enough', [at(1, '08:50'), at(2, '09:20')], null],
  ['another channel', [at(1, '09:00', [2]), at(2, '09:20')], null],
  ['one channel of several', [at(1, '09:00', [2, 1]), at(2, '09:20', [1, 3])], 20],
  ['one that comes later', [at(1, '09:30'), at(2, '09:20')], null],
])('%s', (_what, all, minutes) => {
  const [, item] = all;
  expect(item && minutesAfter(item, all)).toBe(minutes);
});

test('days are those of the zone, in order', () => {
  const items = [at(3, '23:30'), at(1, '09:00'), at(2, '22:30')].map((item) =>
    createItem({ ...item, status: 'scheduled' }),
  );
  const idsByDay = (zone: string) => [...itemsByDay(items, zone)].map(([day, of]) => [day, of.map(({ id }) => id)]);
  expect(idsByDay('UTC')).toEqual([['2026-11-20', [1, 2, 3]]]);
  expect(idsByDay('Europe/Berlin')).toEqual([
    ['2026-11-20', [1, 2]],
    ['2026-11-21', [3]],
  ]);
});

test.each([
  ['what is scheduled', { status: 'scheduled', scheduledAt: '2026-11-20T09:00:00Z' }, '2026-11-20T09:00:00Z'],
  [
    'what is live',
    { status: 'published', publishedVersion: 1, publishedAt: '2026-11-10T09:00:00Z' },
    '2026-11-10T09:00:00Z',
  ],
  [
    'newer work on what is live',
    { status: 'draft', publishedVersion: 1, publishedAt: '2026-11-10T09:00:00Z' },
    '2026-11-10T09:00:00Z',
  ],
  ['what failed', { status: 'failed', scheduledAt: '2026-11-17T15:00:00Z' }, '2026-11-17T15:00:00Z'],
  ['a draft', { status: 'draft' }, null],
] as const)('%s has its place in the schedule', (_what, change, slot) => {
  expect(slotOf(createItem(change))).toBe(slot);
});

const berlin = { scheduledAt: '2026-10-23T07:00:00.000Z', scheduledZone: 'Europe/Berlin' };
const none = { scheduledAt: null, scheduledZone: null };

test.each([
  [
    'another day keeps the time of day on the clock it was chosen on',
    berlin,
    { day: '2026-10-26' },
    '2026-10-26T08:00:00.000Z',
  ],
  ['a slot of the clock that is looked at', berlin, { day: '2026-10-23', time: '10:15' }, '2026-10-23T09:15:00.000Z'],
  ['without a time so far: the usual one', none, { day: '2026-10-26' }, '2026-10-26T09:00:00.000Z'],
  [
    'without a time so far: the one it is dropped on',
    none,
    { day: '2026-10-26', time: '17:30' },
    '2026-10-26T17:30:00.000Z',
  ],
])('%s', (_what, item, slot, instant) => {
  expect(instantAt(item, slot, 'Europe/Lisbon')).toBe(instant);
});

test('suggests the next morning on which nothing else of the channel goes out', () => {
  const now = Date.parse('2026-11-19T12:00:00Z');
  const item = { ...at(9, '00:00'), scheduledAt: null };
  expect(createSuggestion([], now, 'Europe/Berlin')(item)).toBe('2026-11-20T08:00:00.000Z');
  expect(createSuggestion([at(1, '15:00')], now, 'Europe/Berlin')(item)).toBe('2026-11-21T08:00:00.000Z');
  expect(createSuggestion([at(1, '15:00', [2])], now, 'Europe/Berlin')(item)).toBe('2026-11-20T08:00:00.000Z');
});
