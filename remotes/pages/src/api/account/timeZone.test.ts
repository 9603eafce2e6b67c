import { isTimeZone } from './timeZone';

test.each([
  ['Europe/Lisbon', true],
  ['UTC', true],
  ['Europe/Nowhere', false],
  ['', false],
])('%j as a time zone: %s', (name, is) => expect(isTimeZone(name)).toBe(is));
