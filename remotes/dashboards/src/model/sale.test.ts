import { nameOfSale, type SaleName } from './sale';

const cases: [string, number, boolean, SaleName][] = [
  ['324512', 4_800, true, { kind: 'order', number: '324512' }],
  ['shop-17', 12_575, true, { kind: 'order', number: '17' }],
  ['invoice-5037-3', 1_234, false, { kind: 'invoice', number: '5037' }],
  ['payment-5037-1', 1_234, false, { kind: 'invoice', number: '5037' }],
  ['payment-5037-2', -1_234, false, { kind: 'refund', number: '5037' }],
  ['shop-17', -12_575, true, { kind: 'refund', number: '17' }],
];

test.each(cases)('%s over %d is named', (id, amount, isOrder, name) => {
  expect(nameOfSale({ id, amount, isOrder })).toEqual(name);
});
