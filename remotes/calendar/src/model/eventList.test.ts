import { mergeEvent, putEvent } from './eventList';
import { createEvent } from './fixtures';

const event = createEvent({ id: 2 });
const other = createEvent({ id: 3, title: 'Lunch' });

test('a change leaves alone what it does not name', () => {
  const changed = mergeEvent(event, { id: 2, title: 'Stand-up', extendedProps: { location: 'Aula' } });
  expect(changed).toEqual({ ...event, title: 'Stand-up', extendedProps: { ...event.extendedProps, location: 'Aula' } });
});

test('a changed event stands where it stood', () => {
  const changed = { ...event, title: 'Stand-up' };
  expect(putEvent([event, other], changed, undefined)).toEqual([changed, other]);
  expect(putEvent([event, other], changed, ['Business'])).toEqual([changed, other]);
});

test('an event leaves the list with its calendar', () => {
  expect(putEvent([event, other], event, ['Family'])).toEqual([other]);
});
