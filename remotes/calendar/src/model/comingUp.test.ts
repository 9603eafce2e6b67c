import { createEvent } from '../testing/createEvent';
import { comingUp } from './comingUp';

const now = new Date(2026, 10, 20, 12).getTime();
const at = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes).toISOString();
const event = (title: string, start: string, end: string, allDay = false) => createEvent({ title, start, end, allDay });

test('now comes before what has yet to begin, and a free hour of today before its end', () => {
  const events = [
    event('All day', '2026-11-20', '2026-11-21', true),
    event('Under way', at(20, 11), at(20, 13)),
    event('Soon after', at(20, 13, 30), at(20, 14)),
    event('Beside it', at(20, 13, 45), at(20, 15)),
    event('In the evening', at(20, 18), at(20, 19)),
    event('Tomorrow', at(21, 9), at(21, 10)),
  ];
  const marks = comingUp(events, now, 9).map(({ event: { title }, isAfterNow, isAfterPause }) => [
    title,
    ...(isAfterNow ? ['now'] : []),
    ...(isAfterPause ? ['free'] : []),
  ]);
  expect(marks).toEqual([
    ['All day'],
    ['Under way'],
    ['Soon after', 'now'],
    ['Beside it'],
    ['In the evening', 'free'],
    ['Tomorrow'],
  ]);
});

test('time before the first event is not said to be free: nobody knows since when', () => {
  expect(comingUp([event('Late', at(20, 22), at(20, 23))], now, 5)).toMatchObject([
    { isAfterNow: true, isAfterPause: false },
  ]);
});
