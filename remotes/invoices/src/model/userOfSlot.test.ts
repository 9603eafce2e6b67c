import { readUserEmail } from './userOfSlot';

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
