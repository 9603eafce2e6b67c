import { arrivalOf, lastSent } from './arrival';

test.each([
  ['2026-11-18', 'standard', '2026-11-20', '2026-11-24'],
  ['2026-11-20', 'standard', '2026-11-24', '2026-11-26'],
  ['2026-11-21', 'standard', '2026-11-25', '2026-11-27'],
  ['2026-11-20', 'express', '2026-11-23', '2026-11-23'],
  ['2026-11-21', 'pickup', '2026-11-23', '2026-11-23'],
  ['2026-12-31', 'express', '2027-01-01', '2027-01-01'],
] as const)('what is sent on %s by %s arrives from %s to %s', (sentOn, way, from, to) => {
  expect(arrivalOf(sentOn, way)).toEqual({ from, to });
});

test('a parcel waits for its last line', () => {
  expect(lastSent([{ shippingDate: '2026-11-20' }, { shippingDate: '2026-12-01' }])).toBe('2026-12-01');
  expect(lastSent([])).toBeUndefined();
});
