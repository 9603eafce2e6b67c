import { chargeFailureOf } from './card';

const now = Date.parse('2026-11-18T12:00:00Z');
test.each([
  [null, 'noCard'],
  [{ brand: 'visa', lastFour: '4242', expires: '2026-10' } as const, 'cardExpired'],
  [{ brand: 'visa', lastFour: '0002', expires: '2029-10' } as const, 'declined'],
  [{ brand: 'visa', lastFour: '4242', expires: '2029-10' } as const, null],
])('charging %j comes to %s', (card, failure) => expect(chargeFailureOf(card, now)).toBe(failure));
