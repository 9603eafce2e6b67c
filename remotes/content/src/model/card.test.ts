import { chargeFailureOf, isExpired, readCardNumber, readExpiry } from './card';

test.each([
  ['4242 4242 4242 4242', { brand: 'visa', lastFour: '4242' }],
  ['5555-5555-5555-4444', { brand: 'mastercard', lastFour: '4444' }],
  ['2223 0031 2200 3222', { brand: 'mastercard', lastFour: '3222' }],
  ['378282246310005', { brand: 'amex', lastFour: '0005' }],
  ['4242 4242 4242 4241', null],
  ['4242 4242', null],
  ['6011111111111117', null],
  ['', null],
])('%s is %j', (text, card) => expect(readCardNumber(text)).toEqual(card));

test.each([
  ['11/28', '2028-11'],
  [' 1 / 2029 ', '2029-01'],
  ['13/28', null],
  ['00/28', null],
  ['1128', null],
])('%s is %s', (text, expires) => expect(readExpiry(text)).toBe(expires));

test.each([
  ['2026-11', '2026-11-30T23:59:59Z', false],
  ['2026-11', '2026-12-01T00:00:00Z', true],
  ['2026-12', '2026-12-31T23:00:00Z', false],
])('%s at %s is expired: %s', (expires, at, expected) => expect(isExpired({ expires }, Date.parse(at))).toBe(expected));

const now = Date.parse('2026-11-18T12:00:00Z');
test.each([
  [null, 'noCard'],
  [{ brand: 'visa', lastFour: '4242', expires: '2026-10' } as const, 'cardExpired'],
  [{ brand: 'visa', lastFour: '0002', expires: '2029-10' } as const, 'declined'],
  [{ brand: 'visa', lastFour: '4242', expires: '2029-10' } as const, null],
])('charging %j comes to %s', (card, failure) => expect(chargeFailureOf(card, now)).toBe(failure));
