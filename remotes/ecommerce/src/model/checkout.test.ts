import {
  addressLines,
  elsewhere,
  findBlank,
  hasNoPlace,
  isAddressComplete,
  isSameAddress,
  reachableStep,
  readCheckoutDraft,
  recipientLines,
  toDraft,
  toOrderAddress,
} from './checkout';

const complete = readCheckoutDraft(
  { address: { fullName: 'Ann Lee', phone: '1', house: 'Hill 2', postcode: '10', city: 'Bern', country: 'CH' } },
  '',
).address;

test.each([
  ['nothing', {}],
  ['an address that is none', { address: 'here' }],
  [
    'fields of a wrong type',
    { address: { phone: 7, kind: 'boat' }, paymentMethod: 'coins', deliveryWay: 'dove', bank: 'none' },
  ],
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
    isNewAddress: false,
    typed: undefined,
    keepsAddress: true,
    deliveryWay: 'standard',
    paymentMethod: 'card',
    bank: undefined,
  });
});

test('what was filled in is kept, an emptied name too', () => {
  const draft = readCheckoutDraft(
    {
      address: { fullName: '', city: 'Bern', kind: 'work' },
      paymentMethod: 'net-banking',
      bank: 'Nordbank',
      deliveryWay: 'pickup',
      keepsAddress: false,
    },
    'A',
  );
  expect(draft).toMatchObject({ keepsAddress: false, deliveryWay: 'pickup', bank: 'Nordbank' });
  expect(draft.address).toMatchObject({ fullName: '', city: 'Bern', kind: 'work' });
  expect(readCheckoutDraft({ ...draft }, 'A')).toEqual(draft);
  const chosen = { ...draft, isNewAddress: true, typed: draft.address };
  expect(readCheckoutDraft(chosen, 'A')).toEqual(chosen);
});

test.each([
  ['all that is needed', {}, true],
  ['no phone', { phone: '' }, false],
  ['a city of spaces', { city: '  ' }, false],
  ['no state', { state: '' }, true],
  ['no country', { country: '' }, false],
  ['a country that is not delivered to', { country: 'Atlantis' }, false],
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

test('another address is of the same person, and says no place yet', () => {
  expect(hasNoPlace(complete)).toBe(false);
  const other = elsewhere(complete);
  expect(hasNoPlace(other)).toBe(true);
  expect(other).toMatchObject({ fullName: complete.fullName, country: complete.country, phone: '' });
});

test('a saved address is that of the form where all of its fields are', () => {
  const saved = { ...complete, id: 3, landmark: null, state: undefined };
  expect(isSameAddress(toDraft(saved), saved)).toBe(true);
  expect(isSameAddress({ ...complete, house: 'Hill 2 ' }, saved)).toBe(true);
  expect(isSameAddress({ ...complete, house: 'Hill 3' }, saved)).toBe(false);
});

test('an address is read line by line, without those that are empty', () => {
  expect(addressLines(complete, 'Switzerland')).toEqual(['Ann Lee', 'Hill 2', '10 Bern', 'Switzerland']);
});

test('what is collected needs a name and a phone, and says no more of who comes for it', () => {
  const collector = { ...complete, house: '', postcode: '', city: '', country: '' };
  expect(reachableStep('payment', collector, 'pickup')).toBe('payment');
  expect(reachableStep('payment', collector, 'express')).toBe('address');
  expect(findBlank({ ...collector, phone: ' ' }, 'pickup')).toBe('phone');
  expect(toOrderAddress(complete, 'pickup')).toMatchObject({ fullName: 'Ann Lee', house: '', city: '', postcode: '' });
  expect(toOrderAddress(complete, 'express')).toBe(complete);
  expect(recipientLines(complete, 'pickup', 'Switzerland')).toEqual(['Ann Lee', '1']);
});
