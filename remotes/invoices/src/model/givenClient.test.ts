import { readGivenClient } from './givenClient';

const blank = { company: '', companyEmail: '', address: '', country: '', contact: '' };

test.each<[unknown, object | null]>([
  [null, null],
  ['x', null],
  [{ client: null }, null],
  [{ client: { company: 'Co' } }, null],
  [{ client: { name: 'Ann' } }, { name: 'Ann', ...blank }],
  [{ client: { name: 'Ann', country: 5, contact: '1' } }, { name: 'Ann', ...blank, contact: '1' }],
])('of %j the client is %j', (state, client) => {
  expect(readGivenClient(state)).toEqual(client);
});
