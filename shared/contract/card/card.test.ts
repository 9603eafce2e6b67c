import { groupCardNumber, isCardExpired, isSecurityCode, readCardNumber, readExpiry } from '.';

test.each([
  ['4242 4242 4242 4242', { brand: 'visa', lastFour: '4242' }],
  ['5555-5555-5555-4444', { brand: 'mastercard', lastFour: '4444' }],
  ['2223003122003222', { brand: 'mastercard', lastFour: '3222' }],
  ['378282246310005', { brand: 'amex', lastFour: '0005' }],
  ['4242 4242 4242 4241', null],
  ['4242 4242 4242', null],
  ['6011 1111 1111 1117', null],
  ['not a card', null],
  ['', null],
])('%s is the card %j', (text, card) => {
  expect(readCardNumber(text)).toEqual(card);
});

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242 42', '4242 42'],
  ['42x4', '424'],
  ['4242', '4242'],
  ['', ''],
])('%s is written %s', (text, written) => {
  expect(groupCardNumber(text)).toBe(written);
});

test.each([
  ['11/29', '2029-11'],
  ['1 / 2030', '2030-01'],
  ['13/29', null],
  ['0/29', null],
  ['1129', null],
])('%s is read as %s', (text, expires) => {
  expect(readExpiry(text)).toBe(expires);
});

test.each([
  ['2026-11', false],
  ['2026-10', true],
])('a card until %s has expired in late November: %s', (expires, expected) => {
  expect(isCardExpired({ expires }, Date.UTC(2026, 10, 30))).toBe(expected);
});

test.each([
  ['123', 'visa', true],
  ['1234', 'visa', false],
  ['1234', 'amex', true],
  ['123', 'amex', false],
  ['12', undefined, false],
  ['123', undefined, true],
  ['abc', 'visa', false],
] as const)('%s is the code of a %s: %s', (text, brand, expected) => {
  expect(isSecurityCode(text, brand)).toBe(expected);
});
