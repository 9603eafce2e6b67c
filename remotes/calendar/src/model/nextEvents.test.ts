import { createEvent } from '../testing/createEvent';
import { eventPath, nextEvents } from './nextEvents';

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
