import { isBirthday, isPhone, isPictureAddress, isUsername, isWebAddress } from './fieldRules';

test.each([
  ['jduarte', true],
  ['Zoë_7.b-c', true],
  ['zoe\u0308', true],
  ['สมชาย', true],
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
  ['+1 555 123 4567 ext. 12', true],
  ['+44 20 7946 0958 x1', true],
  ['+49 30 5550;ext=200', true],
  ['ext. 12', false],
  ['x12345', false],
  ['abc!!', false],
  ['12', false],
  ['1+2345678', false],
  ['1'.repeat(16), false],
  ['+351\u00A021\u2011555\u20110101', true],
])('%j as a phone number: %s', (text, is) => expect(isPhone(text)).toBe(is));

test.each([
  ['https://joana.example', true],
  ['http://a.b/c?d#e', true],
  ['', true],
  ['joana', false],
  ['ftp://joana.example', false],
  ['javascript:alert(1)//a.b', false],
  ['https://', false],
  ['https://a..b', false],
  ['https://1.2.3.4/', true],
  ['https://münchen.example/ü', true],
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

const png = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==';

test.each([
  ['/assets/demo/avatars/joana.svg', true],
  ['/files/12/picture.webp?v=2', true],
  [png, true],
  ['data:image/jpeg;base64,/9j/4AAQSkZJRg==', true],
  ['data:image/webp;base64,UklGRiIAAABXRUJQ', true],
  ['', false],
  ['javascript:alert(1)', false],
  ['data:text/html;base64,PHNjcmlwdD4=', false],
  ['data:image/svg+xml;base64,PHN2Zz4=', false],
  ['data:image/png;base64,PHN2Zz4=', false],
  ['data:image/png,iVBORw0KGgo', false],
  ['https://tracker.example/a.png', false],
  ['//tracker.example/a.png', false],
  ['/\\tracker.example/a.png', false],
  ['avatar.png', false],
  [`data:image/png;base64,iVBORw0KGgo${'A'.repeat(600_000)}`, false],
])('the address of a picture (%#)', (address, is) => expect(isPictureAddress(address)).toBe(is));
