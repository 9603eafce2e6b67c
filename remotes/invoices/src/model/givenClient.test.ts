import { readGivenClient, readUserEmail } from './givenClient';

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

test.each<[unknown, string | null]>([
  [{ user: { id: 3, fullName: 'Ann', email: 'ann@example.com' } }, 'ann@example.com'],
  [{ user: { email: 5 } }, null],
  [{ user: { email: '' } }, null],
  [{ user: null }, null],
  ['ann@example.com', null],
  [undefined, null],
])('of %j the address is %j', (data, email) => {
  expect(readUserEmail(data)).toBe(email);
});
