import fc from 'fast-check';
import { type FilterChoice, type FilterRange, readChoice, readRange, writeChoice, writeRange } from './filterText';

test.each<[string | null, FilterChoice]>([
  ['active', { isNot: false, values: ['active'] }],
  ['Past Due, Sent', { isNot: false, values: ['Past Due', 'Sent'] }],
  ['!inactive', { isNot: true, values: ['inactive'] }],
  ['!', { isNot: true, values: [] }],
  [',,', { isNot: false, values: [] }],
  ['', { isNot: false, values: [] }],
  [null, { isNot: false, values: [] }],
])('reads the choice %j', (text, choice) => expect(readChoice(text)).toEqual(choice));

test.each<[string | null, FilterRange]>([
  ['2026-01-01..2026-01-31', { from: '2026-01-01', to: '2026-01-31' }],
  ['100..', { from: '100' }],
  ['..100', { to: '100' }],
  ['12.5..13.5', { from: '12.5', to: '13.5' }],
  ['100', { from: '100', to: '100' }],
  ['..', {}],
  ['', {}],
  [null, {}],
])('reads the range %j', (text, range) => expect(readRange(text)).toEqual(range));

const value = fc.stringMatching(/^[A-Za-z][A-Za-z ]*[A-Za-z]$/);

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), fc.boolean(), (values, isNot) => {
      expect(readChoice(writeChoice({ isNot, values }))).toEqual({ isNot, values });
    }),
  );
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (from, to) => {
      const range = { from: String(from), to: String(to) };
      expect(readRange(writeRange(range))).toEqual(range);
    }),
  );
});
