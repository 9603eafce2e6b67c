import { createEvent } from '../testing/createEvent';
import { comingUp, eventPath, nextEvents } from './nextEvents';

const now = new Date(2026, 10, 20, 12).getTime();

const at = (day: number, hours: number) => new Date(2026, 10, day, hours).toISOString();
const whole = (title: string, start: string, end: string) => createEvent({ title, start, end, allDay: true });

test('the next events are those that are not over, the earliest first', () => {
  const events = [
    createEvent({ title: 'tomorrow', start: at(21, 9), end: at(21, 10) }),
    createEvent({ title: 'since this morning', start: at(20, 9), end: at(20, 13) }),
    createEvent({ title: 'this morning', start: at(20, 9), end: at(20, 12) }),
    whole('all of tomorrow', '2026-11-21', '2026-11-22'),
    whole('all of today', '2026-11-20', '2026-11-21'),
    whole('today, as one day', '2026-11-20', '2026-11-20'),
    whole('all of yesterday', '2026-11-19', '2026-11-20'),
  ];
  expect(nextEvents(events, now, 9).map(({ title }) => title)).toEqual([
    'all of today',
    'today, as one day',
    'since this morning',
    'all of tomorrow',
    'tomorrow',
  ]);
  expect(nextEvents(events, now, 1)).toHaveLength(1);
});

test('the address of an event opens it on its day', () => {
  expect(eventPath({ key: '7', start: at(21, 9) })).toBe('/apps/calendar?date=2026-11-21&event=7');
});

const comingUpAt = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes).toISOString();
const event = (title: string, start: string, end: string, allDay = false) => createEvent({ title, start, end, allDay });

test('now comes before what has yet to begin, and a free hour of today before its end', () => {
  const events = [
    event('All day', '2026-11-20', '2026-11-21', true),
    event('Under way', comingUpAt(20, 11), comingUpAt(20, 13)),
    event('Soon after', comingUpAt(20, 13, 30), comingUpAt(20, 14)),
    event('Beside it', comingUpAt(20, 13, 45), comingUpAt(20, 15)),
    event('In the evening', comingUpAt(20, 18), comingUpAt(20, 19)),
    event('Tomorrow', comingUpAt(21, 9), comingUpAt(21, 10)),
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
  expect(comingUp([event('Late', comingUpAt(20, 22), comingUpAt(20, 23))], now, 5)).toMatchObject([
    { isAfterNow: true, isAfterPause: false },
  ]);
});
