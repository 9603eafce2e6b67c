import { isBirthday, isPhone, isTimeZone, isUsername, isWebAddress } from './rules';

test.each([
  ['jduarte', true],
  ['Zoë_7.b-c', true],
  [' ann ', true],
  ['a b/ç?', false],
  ['a', false],
  ['', false],
  ['x'.repeat(41), false],
])('%j as a username: %s', (text, is) => expect(isUsername(text)).toBe(is));

test.each([
  ['+351 21 555 0101', true],
  ['(021) 555-01/01', true],
  ['', true],
  ['abc!!', false],
  ['12', false],
  ['1+2345678', false],
  ['1'.repeat(16), false],
])('%j as a phone number: %s', (text, is) => expect(isPhone(text)).toBe(is));

test.each([
  ['https://joana.example', true],
  ['http://a.b/c?d#e', true],
  ['', true],
  ['joana', false],
  ['ftp://joana.example', false],
  ['javascript:alert(1)//a.b', false],
  ['https://', false],
  ['https://nowhere', false],
  ['https://a b.example', false],
])('%j as an address: %s', (text, is) => expect(isWebAddress(text)).toBe(is));

test.each([
  ['1986-04-12', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2090-01-01', false],
  ['1899-12-31', false],
])('born on %s: %s', (day, is) => expect(isBirthday(day, '2026-11-20')).toBe(is));

test.each([
  ['Europe/Lisbon', true],
  ['UTC', true],
  ['Europe/Nowhere', false],
  ['', false],
])('%j as a time zone: %s', (name, is) => expect(isTimeZone(name)).toBe(is));
