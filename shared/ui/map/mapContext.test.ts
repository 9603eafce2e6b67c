/** @jest-environment node */
import { toMapPoint } from './mapContext';

test.each([
  [{ lat: 48.137154, lng: 11.576124 }, [48.1372, 11.5761]],
  [{ lat: 10, lng: 190 }, [10, -170]],
  [{ lat: 10, lng: -541 }, [10, 179]],
  [{ lat: 95, lng: 180 }, [90, 180]],
])('%p is the place %p', (given, place) => {
  expect(toMapPoint(given)).toEqual(place);
});
