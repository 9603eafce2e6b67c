import { isWithin } from './isWithin';

test.each<[boolean, unknown, (string | number)[]]>([
  [true, { name: 'Ann' }, ['name']],
  [false, { name: 'Ann' }, ['email']],
  [true, { address: { city: 'Bern' } }, ['address', 'city']],
  [true, { address: { city: 'Bern' } }, ['address']],
  [false, { address: { city: 'Bern' } }, ['address', 'street']],
  [true, { address: null }, ['address', 'street']],
  [true, { items: [undefined, { cost: 1 }] }, ['items', 1, 'cost']],
  [false, { items: [undefined, { cost: 1 }] }, ['items', 1, 'qty']],
])('%s: %j reaches to %j', (reaches, value, name) => {
  expect(isWithin(value, name)).toBe(reaches);
});
