import { isAddressComplete, reachableStep, readCheckoutDraft } from './checkout';

const complete = readCheckoutDraft(
  JSON.stringify({ address: { fullName: 'Ann Lee', phone: '1', house: 'Hill 2', postcode: '10', city: 'Bern' } }),
  '',
).address;

test.each([
  ['nothing', null],
  ['text that is no JSON', '{address'],
  ['a list', '[1]'],
  ['a number', '1'],
  ['an address that is none', '{"address":"here"}'],
  ['fields of a wrong type', '{"address":{"phone":7,"kind":"boat"},"paymentMethod":"coins"}'],
])('%s is read as a draft with only the name', (_, kept) => {
  expect(readCheckoutDraft(kept, 'Ann Lee')).toEqual({
    address: {
      fullName: 'Ann Lee',
      phone: '',
      house: '',
      landmark: '',
      postcode: '',
      city: '',
      state: '',
      country: '',
      kind: 'home',
    },
    paymentMethod: 'card',
  });
});

test('what was filled in is kept, an emptied name too', () => {
  const draft = readCheckoutDraft(
    '{"address":{"fullName":"","city":"Bern","kind":"work"},"paymentMethod":"card"}',
    'A',
  );
  expect(draft.address).toMatchObject({ fullName: '', city: 'Bern', kind: 'work' });
  expect(readCheckoutDraft(JSON.stringify(draft), 'A')).toEqual(draft);
});

test.each([
  ['all that is needed', {}, true],
  ['no phone', { phone: '' }, false],
  ['a city of spaces', { city: '  ' }, false],
  ['no state', { state: '' }, true],
])('an address with %s', (_, change, isComplete) => {
  expect(isAddressComplete({ ...complete, ...change })).toBe(isComplete);
});

test.each([
  [null, 'cart', complete],
  ['somewhere', 'cart', complete],
  ['address', 'address', { ...complete, city: '' }],
  ['payment', 'payment', complete],
  ['payment', 'address', { ...complete, city: '' }],
] as const)('asked for %s, shows %s', (asked, step, address) => {
  expect(reachableStep(asked, address)).toBe(step);
});
