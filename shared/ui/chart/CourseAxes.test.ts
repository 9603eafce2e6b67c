/** @jest-environment node */
import { placeSteps } from './CourseAxes';

const days = Array.from({ length: 28 }, (_, index) => String(index + 1));
const write = (place: string) => place;

test.each([
  [840, 84, ['1', '4', '7', '10', '13', '16', '19', '22', '25', '28']],
  [300, 84, ['1', '11', '21']],
  [40, 84, ['1', '15']],
])('an axis of %d pixels writes what it has room for', (width, placeWidth, written) => {
  expect(placeSteps(days, { width, placeWidth, write })).toEqual(written);
});

test('without a width for each, the longest text says how many there are', () => {
  const long = { width: 400, placeWidth: undefined, write: (place: string) => `Monday the ${place}` };
  expect(placeSteps(days, long).length).toBeLessThan(placeSteps(days, { ...long, write }).length);
});
