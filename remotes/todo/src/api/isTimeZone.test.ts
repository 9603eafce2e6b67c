import { isTimeZone } from './isTimeZone';

test.each([
  ['Europe/Lisbon', true],
  ['Middle/Earth', false],
])('is %s a zone: %s', (name, is) => expect(isTimeZone(name)).toBe(is));
