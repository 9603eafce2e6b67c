import { addressLines } from './addressLines';
import { noAddress } from './userDraft';

test.each([
  [undefined, []],
  [noAddress, []],
  [{ ...noAddress, city: 'Berlin', country: 'Germany' }, ['Berlin', 'Germany']],
  [
    { line1: 'Arkadenhof 7', line2: '2nd floor', postcode: '10117', city: 'Berlin', state: 'BE', country: 'Germany' },
    ['Arkadenhof 7', '2nd floor', '10117 Berlin', 'BE, Germany'],
  ],
])('%j is written as %j', (address, lines) => {
  expect(addressLines(address)).toEqual(lines);
});
