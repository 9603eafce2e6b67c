import { minutesAfter, plannedDays } from './schedule';

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
  const items = [at(3, '23:30'), at(1, '09:00'), at(2, '22:30')];
  const drawn = (zone: string) => plannedDays(items, zone).map(({ day, items: of }) => [day, of.map(({ id }) => id)]);
  expect(drawn('UTC')).toEqual([['2026-11-20', [1, 2, 3]]]);
  expect(drawn('Europe/Berlin')).toEqual([
    ['2026-11-20', [1, 2]],
    ['2026-11-21', [3]],
  ]);
});
