import { createEvent } from '../testing/createEvent';
import { mergeEvent, putEvent } from './calendarApi';

const event = createEvent({ id: 2 });
const other = createEvent({ id: 3, title: 'Lunch' });

test('a change leaves alone what it does not name, and counts as one', () => {
  const changed = mergeEvent(event, { id: 2, rev: 1, title: 'Stand-up', extendedProps: { location: 'Aula' } });
  expect(changed).toEqual({
    ...event,
    title: 'Stand-up',
    extendedProps: { ...event.extendedProps, location: 'Aula' },
    rev: 2,
  });
});

test('a changed event keeps its place', () => {
  const changed = { ...event, title: 'Stand-up' };
  expect(putEvent([event, other], changed, undefined)).toEqual([changed, other]);
  expect(putEvent([event, other], changed, ['Business'])).toEqual([changed, other]);
});

test('an event leaves the list with its calendar', () => {
  expect(putEvent([event, other], event, ['Family'])).toEqual([other]);
});
