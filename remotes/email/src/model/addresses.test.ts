import { isAddress, recipientFault, toAddressee } from './addresses';

test.each([
  ['ann@example.com', true],
  [' ann@example.com ', true],
  ['ann.b+c@mail.example.co.uk', true],
  ['ann', false],
  ['ann@', false],
  ['ann@example', false],
  ['ann@example.', false],
  ['ann@example..com', false],
  ['@example.com', false],
  ['ann berg@example.com', false],
  ['', false],
])('%p is an address: %s', (text, expected) => {
  expect(isAddress(text)).toBe(expected);
});

test.each([
  ['ann@example.com', { name: '', email: 'ann@example.com' }],
  ['Ann Berg <ann@example.com>', { name: 'Ann Berg', email: 'ann@example.com' }],
  ['"Berg, Ann" <ann@example.com>', { name: 'Berg, Ann', email: 'ann@example.com' }],
  ['<ann@example.com>', { name: '', email: 'ann@example.com' }],
  ['Ann', { name: '', email: 'Ann' }],
])('%p is read as %o', (text, expected) => {
  expect(toAddressee(text)).toEqual(expected);
});

const [ann, wrong] = [
  { name: '', email: 'ann@example.com' },
  { name: '', email: 'ann' },
];
test.each([
  [{ to: [], cc: [], bcc: [] }, 'none'],
  [{ to: [], cc: [], bcc: [ann] }, undefined],
  [{ to: [ann], cc: [wrong], bcc: [] }, 'invalid'],
])('of recipients %j the fault is %s', (people, expected) => {
  expect(recipientFault(people)).toBe(expected);
});
