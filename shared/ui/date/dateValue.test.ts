import { readDate, writeDate } from './dateValue';

test.each(['2026-11-12', '2026-03-29', '2026-01-01'])('a day stays that day: %s', (day) => {
  expect(writeDate(readDate(day), false)).toBe(day);
});

test('a moment stays that moment, to the minute', () => {
  expect(writeDate(readDate('2026-11-12T09:30:41.500Z'), true)).toBe('2026-11-12T09:30:00.000Z');
});

test.each([null, undefined, '', 'soon'])('%s is no date', (value) => {
  expect(readDate(value)).toBeNull();
});
