import { createChoiceTest, createDayRangeTest, createNumberRangeTest } from './filter';

test.each([
  ['active', 'active', true],
  ['ACTIVE', 'active', true],
  ['active', 'inactive', false],
  ['active,pending', 'pending', true],
  ['!inactive', 'active', true],
  ['!inactive,pending', 'pending', false],
  ['', 'anything', true],
  [null, 'anything', true],
  ['!', 'anything', true],
])('%j with %j: %s', (filter, value, passes) => expect(createChoiceTest(filter)(value)).toBe(passes));

test.each([
  ['2026-01-01..2026-01-31', '2026-01-31', true],
  ['2026-01-01..2026-01-31', '2026-02-01', false],
  ['2026-01-01..', '2030-01-01', true],
  ['..2026-01-31', '2025-01-01', true],
  ['..2026-01-31', '2026-02-01', false],
  [null, '2026-02-01', true],
])('%j with the day %j: %s', (filter, day, passes) => expect(createDayRangeTest(filter)(day)).toBe(passes));

test.each([
  ['100..250.5', 250.5, true],
  ['100..250.5', 9, false],
  ['100..', 1000, true],
  ['..100', 1000, false],
  ['..-1', -5, true],
  ['much..more', 5, true],
  [undefined, 5, true],
])('%j with %d: %s', (filter, value, passes) => expect(createNumberRangeTest(filter)(value)).toBe(passes));
